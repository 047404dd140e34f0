import type { Accessory } from '@goats/collection';
import { dot, fill, INK, outline } from '../ink/element.ts';
import { part } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
import { chain, ontoTriangle, place, type Triangle } from '../ink/placement.ts';
import { points } from '../ink/point.ts';
import { walk } from '../ink/station.ts';
import { type Tones, tones } from '../ink/tones.ts';
import { strokeScale } from './body-placement.ts';
import { earPlacement } from './ear.ts';
import { DRAWN_EYE } from './eye.ts';
import { LEFT_EYE, RIGHT_EYE } from './face-front.ts';
import { SIDE_EYE } from './face-profile.ts';
import { FAR_EYE } from './face-quarter.ts';
import type { HeadSheet, HeadView, KitDesign, WornHead } from './goat-design.ts';
import { GOLD, LEAF } from './gold.ts';
import { EMPTY_LAYER, flat, type Layer, solid } from './layer.ts';

type ByView<T> = Readonly<Record<HeadView, T>>;

/**
 * An accessory worn on the head, drawn over face and hair.
 * @example drawHeadwear('Sunglasses', head, sheet, design.kits.Home)
 */
export function drawHeadwear(
  accessory: Accessory,
  head: WornHead,
  sheet: HeadSheet,
  kit: KitDesign,
): Layer {
  const { view } = head;
  switch (accessory) {
    case 'Headband':
      return headband(
        sheet,
        view,
        tones(kit.trim),
        kit.trim === kit.number ? kit.main : kit.number,
      );
    case 'Sunglasses':
      return sunglasses(sheet, view);
    case 'Earring':
      return earring(head, sheet);
    case 'Laurel':
      return drawLaurel(sheet, view, LEAF);
    case 'Nose Ring':
      return ringAt(sheet.pen, NOSTRIL[view], 12);
    case 'Plaster':
      return plaster(sheet.pen, view);
    case 'Daisy':
      return daisy(sheet, view);
    default:
      return EMPTY_LAYER;
  }
}

const NOSTRIL: ByView<readonly [number, number]> = {
  front: [300, 344],
  quarter: [388, 350],
  profile: [436, 346],
};

/** A band round the brow: its edge, the half that is turned away, the line along its middle. */
const BANDS: ByView<readonly [edge: string, away: string, middle: string]> = {
  front: [
    '216,172! 250,152 300,146 350,152 384,172! 388,138! 350,118 300,112 250,118 212,138!',
    '330,110! 336,156! 400,180! 400,130!',
    '212,154! 250,134 300,128 350,134 388,154',
  ],
  quarter: [
    '214,184! 242,156 290,142 338,144 386,166! 384,136! 340,116 288,112 242,126 216,150!',
    '330,108! 336,150! 400,180! 400,120!',
    '214,168! 242,140 290,126 338,129 386,150',
  ],
  profile: [
    '214,192! 240,181 286,172 330,168 368,172! 366,150 356,136! 322,132 278,138 240,148 216,160!',
    '336,126! 330,176! 380,180! 376,130!',
    '212,177! 240,164 282,155 326,150 366,154',
  ],
};

function headband(
  { pen: p, mirrored }: HeadSheet,
  view: HeadView,
  cloth: Tones,
  stripe: string,
): Layer {
  const [edge, away, middle] = BANDS[view];
  return solid(
    part(
      'hband',
      p.shape(edge),
      cloth.base,
      fill(p.shape(away), mirrored ? cloth.light : cloth.shade) +
        outline(p.line(middle), 7, stripe),
    ),
  );
}

/** The eyes that glasses sit on, their arms and the bridge between them. */
const GLASSES: ByView<{
  readonly eyes: readonly Triangle[];
  readonly arms: readonly string[];
  readonly bridge: string;
}> = {
  front: {
    eyes: [LEFT_EYE, RIGHT_EYE],
    arms: ['226,206 206,204', '374,206 394,204'],
    bridge: '288,210 300,204 312,210',
  },
  quarter: {
    eyes: [DRAWN_EYE, FAR_EYE],
    arms: ['244,206 222,202 206,200'],
    bridge: '314,212 326,204 340,211',
  },
  profile: {
    eyes: [SIDE_EYE],
    arms: ['286,206 262,200 240,198'],
    bridge: '352,208 364,202 374,204',
  },
};

function sunglasses({ pen: p, plain }: HeadSheet, view: HeadView): Layer {
  const lens = '230,188! 258,180 296,184 322,200! 322,234 304,254 268,254 238,236';
  const { eyes, arms, bridge: across } = GLASSES[view];
  const lenses = eyes.map((onto, i) => {
    const q = pen(chain(ontoTriangle(DRAWN_EYE, onto), p.place));
    return part(
      `lens${i}`,
      q.shape(lens),
      '#2b2150',
      plain
        ? ''
        : fill(q.shape('246,176! 284,176! 258,256! 226,240!'), '#7d6bd0') +
            fill(q.shape('296,180! 306,184! 284,256! 274,256!'), '#7d6bd0') +
            fill(
              q.shape('226,230! 266,238 326,226! 326,260! 226,260!'),
              '#17102e',
              'opacity=".55"',
            ),
      5,
    );
  });
  const bridge = p.line(across);
  return {
    ...solid(...lenses),
    markup:
      outline(arms.map((arm) => p.line(arm)).join('') + bridge, 9) +
      lenses.map((l) => l.markup).join('') +
      outline(bridge, 4, GOLD.base),
  };
}

/** Size of what is not drawn with the pen: smaller on the head of a goat in action. */
const sizeFor = (p: Pen): number => Math.round(Math.min(1, strokeScale(p.place) * 1.2) * 100) / 100;

function ringAt(p: Pen, [x, y]: readonly [number, number], radius: number): Layer {
  const at = p.place({ x, y });
  const size = sizeFor(p);
  const r = Math.round(radius * size);
  const ring = (width: number, colour: string): string =>
    dot(
      Math.round(at.x),
      Math.round(at.y),
      r,
      'none',
      `stroke="${colour}" stroke-width="${width}"`,
    );
  return flat(
    ring(Math.round(10 * size), INK) +
      ring(Math.round(5 * size), GOLD.base) +
      `<circle cx="${Math.round(at.x)}" cy="${Math.round(at.y)}" r="${r}" fill="none" stroke="${GOLD.light}" stroke-width="3" stroke-dasharray="${r} 99" stroke-dashoffset="${-r * 3}"/>`,
  );
}

function earring(head: WornHead, sheet: HeadSheet): Layer {
  const p = pen(chain(earPlacement(head.ears, head.view), sheet.pen.place));
  return ringAt(p, [134, 254], 15);
}

/** The two halves of a wreath, each from the ear to where they meet. */
const WREATHS: ByView<readonly [string, string]> = {
  front: ['204,186 214,152 246,128 292,118', '396,186 386,152 354,128 308,118'],
  quarter: ['198,196 212,160 244,132 300,120', '396,176 390,152 366,130 318,120'],
  profile: ['204,204 226,172 268,148 336,134', '378,168 372,150 366,140 352,132'],
};

/**
 * A wreath across the brow: pairs of leaves that meet above the forehead.
 * @example drawLaurel(sheet, 'front', GOLD)
 */
export function drawLaurel({ pen: p, plain }: HeadSheet, view: HeadView, metal: Tones): Layer {
  const leaf = (x: number, y: number, turn: number, scale: number): readonly [string, string] => {
    const q = pen(chain(place({ pivot: [0, 0], to: [x, y], turn, scale }), p.place));
    return [q.shape('0,0! 6,-14 24,-20 44,-12! 34,6 14,10'), q.ink('4,-1 20,-7 38,-11', 3)];
  };
  const leaves = WREATHS[view].flatMap((side, s) =>
    walk(points(side), plain ? 3 : 4)
      .slice(0, -1)
      .flatMap((at) => {
        const along = (Math.atan2(at.ty, at.tx) * 180) / Math.PI;
        const flip = s === 0 ? 1 : -1;
        return [
          leaf(at.x, at.y, along - 34 * flip + (s ? 24 : 0), 0.94),
          leaf(at.x, at.y, along + 26 * flip + (s ? 24 : 0), 0.86),
        ];
      }),
  );
  const data = leaves.map(([shape]) => shape).join('');
  return {
    defs: '',
    pieces: [],
    markup:
      fill(
        data,
        metal.base,
        `stroke="${INK}" stroke-width="6" paint-order="stroke" stroke-linejoin="round"`,
      ) +
      (plain
        ? ''
        : fill(
            leaves
              .filter((_, i) => i % 2 === 0)
              .map(([shape]) => shape)
              .join(''),
            metal.light,
          ) + fill(leaves.map(([, vein]) => vein).join(''), metal.deep)),
  };
}

/** Where a plaster lies across the nose, and how it is turned. */
const PLASTERS: ByView<readonly [x: number, y: number, turn: number]> = {
  front: [300, 256, -5],
  quarter: [330, 246, -24],
  profile: [366, 262, -36],
};

function plaster(p: Pen, view: HeadView): Layer {
  const [x, y, turn] = PLASTERS[view];
  const q = pen(chain(place({ pivot: [0, 0], to: [x, y], turn }), p.place));
  return solid(
    part(
      'plaster',
      q.shape('-34,-11! 34,-11! 42,0 34,11! -34,11! -42,0'),
      '#f6cfa6',
      fill(q.shape('-12,-12! 12,-12! 12,12! -12,12!'), '#fff0dc') +
        fill(q.shape('-44,4! 44,4! 44,14! -44,14!'), '#d79f78') +
        outline(
          q.line('-26,-3 -25,-3') +
            q.line('-20,4 -19,4') +
            q.line('20,-3 21,-3') +
            q.line('27,4 28,4'),
          3.4,
          '#a86c50',
        ),
      3,
    ),
  );
}

/** Where a flower is tucked behind the ear. */
const DAISIES: ByView<readonly [number, number]> = {
  front: [212, 162],
  quarter: [216, 172],
  profile: [240, 168],
};

function daisy({ pen: p, plain }: HeadSheet, view: HeadView): Layer {
  const q = pen(chain(place({ pivot: [0, 0], to: DAISIES[view] }), p.place));
  const petals = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => {
      const r = pen(chain(place({ pivot: [0, 0], turn: i * 45 + 10 }), q.place));
      return r.shape('0,-8! -13,-24 -9,-40 0,-43 9,-40 13,-24');
    })
    .join('');
  const size = sizeFor(p);
  const at = q.place({ x: 0, y: 0 });
  const x = Math.round(at.x);
  const y = Math.round(at.y);
  return flat(
    fill(
      petals,
      '#fffdf4',
      `stroke="${INK}" stroke-width="${Math.round(6 * size)}" paint-order="stroke"`,
    ) +
      (plain ? '' : outline(petals, 1.6, '#b9a9c8')) +
      dot(x, y, Math.round(11 * size), '#f2b632', `stroke="${INK}" stroke-width="3"`) +
      dot(x - 2, y - 2, Math.round(4 * size), '#ffe98f'),
  );
}
