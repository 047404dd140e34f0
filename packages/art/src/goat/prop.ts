import type { GoatSlug, Pose } from '@goats/collection';
import { fill, INK, outline } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
import { chain, type Placement, place } from '../ink/placement.ts';
import { tones } from '../ink/tones.ts';
import type { BodySpace } from './body.ts';
import { strokeScale } from './body-placement.ts';
import { GOLD } from './gold.ts';
import { EMPTY_LAYER, flat, type Layer, solid, stack } from './layer.ts';

/** What a goat is known for carrying, split by where it lies. */
export interface Prop {
  /** Behind the whole figure. */
  readonly behind: Layer;
  /** On the shirt, below the head. */
  readonly worn: Layer;
  /** In front of everything. */
  readonly front: Layer;
}

const NOTHING: Prop = { behind: EMPTY_LAYER, worn: EMPTY_LAYER, front: EMPTY_LAYER };

/**
 * The signature of a goat in one pose, in the space of its body.
 * @example drawProp('the-wizard', 'Folded Arms', portraitSpace(design), false).behind
 */
export function drawProp(goat: GoatSlug, pose: Pose, body: BodySpace, plain: boolean): Prop {
  const { torso, action } = body;
  const p = pen(torso);
  switch (goat) {
    case 'the-wizard':
      if (plain) return { ...NOTHING, behind: cloakBack(p, true) };
      return action
        ? {
            ...NOTHING,
            behind: cloakBack(pen(inWind(torso, action.wind)), false),
            worn: clasps(p),
          }
        : { ...NOTHING, behind: cloakBack(p, false), worn: stack(cloakFront(p), clasps(p)) };
    case 'the-flea':
      // In action they are not slung over a shoulder: they would hang in the air.
      return plain || action ? NOTHING : boots(p, torso);
    case 'magic-goat':
      return plain ? NOTHING : { ...NOTHING, front: sparks(body, pose) };
    case 'el-fenomeno':
      return plain || pose !== 'Raised Hoof' ? NOTHING : { ...NOTHING, front: wag(p) };
    default:
      return NOTHING;
  }
}

const CLOAK = { ...tones('#8c2f6b'), lining: '#f0b93a', liningShade: '#b87424' };

/** Carries cloth off where the wind takes it, the further from the shoulders the more. */
const inWind =
  (torso: Placement, [wx, wy]: readonly [number, number]): Placement =>
  (q) => {
    const at = torso(q);
    const far = Math.max(0, (q.y - 340) / 420) ** 1.4 * 1.5;
    return { ...at, x: at.x + wx * far, y: at.y + wy * far };
  };

function cloakBack(p: Pen, plain: boolean): Layer {
  return solid(
    part(
      'cloak',
      p.shape(
        '304,330! 236,318 196,280 150,236! 128,262 118,300 92,352 30,384 -22,450 -50,560 -64,760! 40,716 150,770 270,724 390,776 520,722 672,760! 660,560 632,450 578,384 516,352 490,300 480,262 458,236! 412,280 372,318',
      ),
      CLOAK.base,
      plain
        ? ''
        : fill(
            p.shape(
              '304,344! 236,330 190,292 150,236! 156,300 184,360 304,420! 424,360 452,300 458,236! 418,292 372,330',
            ),
            CLOAK.lining,
          ) +
            fill(
              p.shape('330,340! 372,330 418,292 458,236! 452,300 424,360 330,420!'),
              CLOAK.liningShade,
            ) +
            fill(p.shape('560,380! 600,460 590,600 610,760! 700,760! 660,440!'), CLOAK.deep) +
            fill(p.shape('40,380! -10,450 -30,560 -40,760! -80,760! -60,440!'), CLOAK.light),
    ),
  );
}

function cloakFront(p: Pen): Layer {
  const left = part(
    'cloakL',
    p.shape(
      '172,344! 128,336 76,356 36,392 -6,460 -36,560! 6,520 60,470 118,440 168,424 214,412! 190,380',
    ),
    CLOAK.base,
    fill(p.shape('172,344! 128,336 76,356 36,392 -6,460! 40,420 90,392 150,372'), CLOAK.light) +
      fill(p.shape('214,412! 168,424 118,440 60,470 6,520! 30,470 90,420 190,394'), CLOAK.shade) +
      fill(p.inks(['180,372 120,386 60,440', '196,392 150,404 90,436'], 5), CLOAK.line),
  );
  const right = part(
    'cloakR',
    p.shape(
      '436,344! 480,336 532,356 572,392 614,460 644,560! 602,520 548,470 490,440 440,424 394,412! 418,380',
    ),
    CLOAK.shade,
    fill(p.shape('436,344! 480,336 532,356 560,380! 520,376 470,376 420,390'), CLOAK.base) +
      fill(
        p.shape('602,520! 548,470 490,440 440,424 394,412! 440,400 520,410 580,450 640,540'),
        CLOAK.deep,
      ) +
      fill(p.inks(['428,372 490,386 548,440', '412,392 458,404 518,436'], 5), CLOAK.line),
  );
  return solid(left, right);
}

/** The cord across the breast that holds a cloak. */
function clasps(p: Pen): Layer {
  const size = Math.round(Math.min(1, strokeScale(p.place) * 1.12) * 10) / 10;
  const at = (x: number, y: number) => {
    const to = p.place({ x, y });
    return `${Math.round(to.x)} ${Math.round(to.y)}`;
  };
  const cord = p.line('212,408 250,438 304,448 358,438 396,408');
  const clasp = (x: number) =>
    `<g transform="translate(${at(x, 408)}) scale(${size})"><circle r="13" fill="${GOLD.base}" stroke="${INK}" stroke-width="4"/><path d="M-7-6Q0-12 6-7Q0-8-7-6z" fill="${GOLD.light}"/></g>`;
  return flat(
    outline(cord, 11 * size) + outline(cord, 5 * size, GOLD.base) + clasp(212) + clasp(396),
  );
}

const BOOT = tones('#ff6b57');

function boot(name: string, at: readonly [number, number], turn: number, body: Placement): Layer {
  const p = pen(chain(place({ pivot: [0, 0], to: at, turn, scale: 1.08 }), body));
  const studs = part(
    `${name}s`,
    p.shape(
      '-50,62! -44,82! -32,82! -28,66! 0,66! 4,84! 16,84! 20,66! 44,64! 48,84! 62,84! 66,58!',
    ),
    '#f4efe2',
    '',
  );
  return solid(
    studs,
    part(
      name,
      p.shape(
        '22,-34! 44,-42 68,-34! 66,-6 74,26 80,54! 70,68 20,70 -44,68! -66,62 -66,42 -46,30 -14,22 10,4',
      ),
      BOOT.base,
      fill(p.shape('22,-34! 10,4 -14,22 -46,30 -66,42! -40,44 -6,36 20,18 34,-32!'), BOOT.light) +
        fill(p.shape('54,-40! 50,10 60,40 50,70! 90,70! 80,-40!'), BOOT.shade) +
        fill(p.shape('-70,54! -20,58 40,58 84,46! 84,80! -70,80!'), '#fff6e2') +
        outline(
          p.line('-26,26 -16,40') +
            p.line('-10,18 2,34') +
            p.line('4,8 18,24') +
            p.line('12,-8 28,6'),
          4.4,
          '#fff6e2',
        ) +
        fill(p.shape('30,34! 62,10! 66,22! 38,46!'), '#fff6e2'),
    ),
  );
}

/** A pair of boots by their laces, slung over the far shoulder. */
function boots(p: Pen, body: Placement): Prop {
  const lace = (d: string): string => outline(d, 8) + outline(d, 3.6, '#fff6e2');
  return {
    behind: EMPTY_LAYER,
    worn: stack(
      flat(lace(p.line('452,344 510,350 552,380 570,424'))),
      boot('bootB', [538, 468], -12, body),
      flat(lace(p.line('444,348 466,372 478,404 480,440'))),
      boot('bootA', [466, 500], -44, body),
    ),
    front: EMPTY_LAYER,
  };
}

const SPARK_PLACES: Readonly<Partial<Record<Pose, readonly [number, number]>>> = {
  'Folded Arms': [506, 446],
  'Raised Hoof': [60, 118],
  'Ball Under Arm': [424, 436],
  'Chest Out': [540, 440],
  'Cup Lifted': [506, -60],
};

/** A four-pointed twinkle. */
function twinkle(p: Pen, x: number, y: number, r: number): string {
  const s = r * 0.2;
  return p.shape(
    `${x},${y - r}! ${x + s},${y - s} ${x + r},${y}! ${x + s},${y + s} ${x},${y + r}! ${x - s},${y + s} ${x - r},${y}! ${x - s},${y - s}`,
  );
}

function sparks({ torso, action }: BodySpace, pose: Pose): Layer {
  const q = pen(
    action
      ? place({ pivot: [0, 0], to: action.magic, scale: 0.7 })
      : chain(place({ pivot: [0, 0], to: SPARK_PLACES[pose] ?? [540, 440] }), torso),
  );
  const star = (cx: number, cy: number, r: number, colour: string): string =>
    fill(twinkle(q, cx, cy, r), colour, `stroke="${INK}" stroke-width="5" paint-order="stroke"`);
  return flat(
    fill(q.ink('4,96 50,88 76,48 68,6', 6), '#fff3a8') +
      fill(q.ink('-36,30 -54,8 -50,-30 -22,-50', 5), '#ff9df0') +
      star(0, 0, 46, '#fff3a8') +
      star(50, 46, 28, '#7fe8ff') +
      star(-48, -10, 24, '#ff9df0') +
      star(38, -44, 20, '#fff'),
  );
}

/** One hoof wagging: no, no, no. */
function wag(p: Pen): Layer {
  return flat(
    fill(
      p.inks(['26,120 58,102 92,116', '12,104 58,76 106,98'], 9, 0.5),
      '#fff6e2',
      `stroke="${INK}" stroke-width="6" paint-order="stroke"`,
    ),
  );
}
