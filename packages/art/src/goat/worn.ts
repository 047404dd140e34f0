import type { Accessory, Pose } from '@goats/collection';
import { dot, fill, group, INK, outline } from '../ink/element.ts';
import { ID_MARK } from '../ink/ids.ts';
import { inlaid, part } from '../ink/part.ts';
import { type Pen, pen } from '../ink/pen.ts';
import { chain, place } from '../ink/placement.ts';
import type { PointList } from '../ink/point.ts';
import { type Tones, tones } from '../ink/tones.ts';
import type { BodySpace } from './body.ts';
import { strokeScale } from './body-placement.ts';
import type { GoatDesign, KitDesign } from './goat-design.ts';
import { GOLD, SILVER } from './gold.ts';
import { EMPTY_LAYER, flat, type Layer, solid, stack } from './layer.ts';

/**
 * An accessory worn on the body: below the head, over the shirt.
 * @example drawWorn('Medal', design, design.kits.Home, 'Chest Out', portraitSpace(design))
 */
export function drawWorn(
  accessory: Accessory,
  design: GoatDesign,
  kit: KitDesign,
  pose: Pose,
  body: BodySpace,
): Layer {
  const neck = pen(body.neck);
  // Folded arms leave less of the chest: what hangs on it hangs on shorter cords.
  const short = pose === 'Folded Arms' ? 0.62 : 1;
  const high = pen(
    chain((q) => (q.y > 352 ? { ...q, y: 352 + (q.y - 352) * short } : q), body.neck),
  );
  switch (accessory) {
    case "Captain's Band":
      return drawArmband(
        body,
        pose,
        design.captain ? ['#c8323c', '#fff6e2'] : ['#f2b21c', '#2a1420'],
      );
    case 'Gold Chain':
      return chainOf(neck);
    case 'Scarf':
      return scarf(neck, tones(kit.trim), tones(kit.second === kit.trim ? kit.main : kit.second));
    case 'Whistle':
      return whistle(high);
    case 'Medal':
      return medal(high);
    default:
      return EMPTY_LAYER;
  }
}

interface BandCut {
  readonly band: PointList;
  readonly shade: PointList;
  readonly letter: PointList;
}

const BAND_DOWN: BandCut = {
  band: '610,424! 526,456 478,448! 476,462 469,485! 524,496 610,466!',
  shade: '552,420! 620,420! 620,510! 548,510!',
  letter:
    '542,454! 530,448 520,454! 518,474! 528,482 541,476! 541,470! 532,474 527,470! 528,458! 533,455 541,460!',
};
const BAND_OUT: BandCut = {
  band: '640,420! 566,458 476,455! 474,470 461,492! 560,500 660,458!',
  shade: '536,420! 680,420! 680,520! 528,520!',
  letter:
    '514,467! 502,460 490,465! 488,487! 500,495 513,489! 513,482! 503,487 497,482! 498,470! 504,467 513,473!',
};
const BAND_UP: BandCut = {
  band: '430,314! 516,356 604,386! 580,432! 496,398 424,358!',
  shade: '520,340! 620,380! 590,440! 508,420!',
  letter:
    '522,372! 510,362 498,366! 490,386! 498,398 512,398! 514,390! 504,390 500,384! 506,372! 512,370 518,378!',
};
/** Around the bone of an upper arm in action. */
const BAND_BONE: BandCut = {
  band: '-70,0! -20,8 20,8 70,0! 70,28! 20,36 -20,36 -70,28!',
  shade: '-8,-20! -70,-20! -70,50! -14,50!',
  letter: '12,14! 2,9 -9,14! -11,26! -2,33 10,29! 10,23! 2,27 -4,23! -3,16! 2,14 10,19!',
};
const BANDS: Readonly<Partial<Record<Pose, BandCut>>> = {
  'Chest Out': BAND_OUT,
  'Raised Hoof': BAND_OUT,
  'Folded Arms': BAND_DOWN,
  'Ball Under Arm': BAND_DOWN,
  'Cup Lifted': BAND_UP,
};

/**
 * The captain's armband on the far sleeve, cut off at the sleeve's own edge.
 * @example drawArmband(portraitSpace(design), 'Folded Arms', ['#f2b21c', '#2a1420'])
 */
export function drawArmband(
  body: BodySpace,
  pose: Pose,
  [cloth, ink]: readonly [string, string],
): Layer {
  const { action } = body;
  // Higher above folded arms, or the forearm would cut its letter.
  const up = pose === 'Folded Arms' ? 44 : 0;
  const p = pen(action?.bandArm ?? chain(place({ pivot: [0, 0], to: [-up / 4, -up] }), body.torso));
  const { band, shade, letter } = action ? BAND_BONE : (BANDS[pose] ?? BAND_OUT);
  const t = tones(cloth);
  const data = p.shape(band);
  return flat(
    `<clipPath id="${ID_MARK}capt"><use href="#${ID_MARK}slvR"/></clipPath><g clip-path="url(#${ID_MARK}capt)">` +
      fill(data, t.base, `stroke="${INK}" stroke-width="7"`) +
      inlaid('cband', data, t.base, fill(p.shape(shade), t.shade), 0) +
      fill(p.shape(letter), ink) +
      '</g>',
  );
}

/** Strokes of a portrait, thinner on a goat drawn from horns to hooves. */
const thin = (p: Pen, width: number): number =>
  Math.round(width * Math.min(1, strokeScale(p.place) * 1.12) * 10) / 10;

function chainOf(p: Pen): Layer {
  const w = (width: number): number => thin(p, width);
  const data = p.line('186,350 204,398 246,438 304,456 362,438 404,398 422,350');
  const at = p.place({ x: 304, y: 470 });
  const x = Math.round(at.x);
  const y = Math.round(at.y);
  return flat(
    outline(data, w(17)) +
      outline(data, w(10), GOLD.base) +
      `<path d="${data}" fill="none" stroke="${GOLD.deep}" stroke-width="${w(10)}" stroke-dasharray="3 9"/>` +
      `<path d="${data}" fill="none" stroke="${GOLD.light}" stroke-width="${w(3)}" stroke-dasharray="5 7" stroke-dashoffset="-4"/>` +
      group(
        `transform="translate(${x} ${y}) scale(${w(1)})"`,
        dot(0, 0, 21, GOLD.base, `stroke="${INK}" stroke-width="5"`) +
          dot(0, 0, 14, GOLD.light) +
          `<path d="M-8 8q-4-14 4-18l3 14zM8 8q4-14-4-18l-3 14z" fill="${GOLD.deep}"/>`,
      ),
  );
}

function scarf(p: Pen, first: Tones, second: Tones): Layer {
  const tail = part(
    'scarfT',
    p.shape(
      '356,400! 408,392! 436,470 448,560! 440,574! 432,562! 424,576! 414,564! 404,576! 396,564! 386,572! 380,490',
    ),
    first.base,
    fill(
      p.shapes(
        '360,430! 420,418! 428,446! 364,460!',
        '368,488! 436,474! 442,504! 374,518!',
        '376,544! 450,532! 450,600! 380,600!',
      ),
      second.base,
    ) + fill(p.shape('410,390! 436,470 448,580! 420,580! 404,470!'), first.deep, 'opacity=".35"'),
  );
  const wrap = part(
    'scarf',
    p.shape(
      '150,356! 168,326 200,316! 236,352 304,372 372,352 412,316! 442,326 458,356! 440,390 384,420 304,436 224,420 168,390',
    ),
    first.base,
    fill(
      p.shapes(
        '176,320! 204,318! 226,344! 200,424! 168,398!',
        '262,362! 304,372! 336,366! 344,448! 304,452 256,446!',
        '392,336! 414,316! 444,328! 436,402! 402,424!',
      ),
      second.base,
    ) +
      fill(
        p.shape(
          '150,356! 168,388 224,418 304,434 384,418 440,388 458,356! 470,440! 304,480! 140,440!',
        ),
        INK,
        'opacity=".22"',
      ) +
      fill(
        p.inks(
          ['180,350 224,386 300,402', '430,350 390,384 320,402', '190,376 230,402 290,416'],
          5,
        ),
        INK,
        'opacity=".55"',
      ),
  );
  return solid(tail, wrap);
}

function cords(p: Pen, colour: string, y: number): string {
  const data = p.line(`190,352 230,420 318,${y}`) + p.line(`418,352 384,420 326,${y}`);
  return outline(data, thin(p, 10)) + outline(data, thin(p, 5), colour);
}

function whistle(p: Pen): Layer {
  const body = part(
    'whistle',
    p.shape('296,500! 350,492! 352,512! 340,516 342,538 322,552 300,544 290,522'),
    SILVER.base,
    fill(p.shape('296,500! 350,492! 350,500! 300,510 298,530!'), SILVER.light) +
      fill(p.shape('340,516! 342,538 322,552 300,544! 318,540 330,530'), SILVER.shade) +
      fill(p.shape('314,496! 326,494! 324,510! 316,512!'), INK),
  );
  return stack(flat(cords(p, '#e0413e', 496)), solid(body));
}

function medal(p: Pen): Layer {
  const ribbon = p.line('190,352 230,430 318,506') + p.line('418,352 388,430 326,506');
  const at = p.place({ x: 322, y: 530 });
  const x = Math.round(at.x);
  const y = Math.round(at.y);
  return stack(
    flat(
      outline(ribbon, thin(p, 22)) +
        outline(ribbon, thin(p, 15), '#2f5fc4') +
        outline(ribbon, thin(p, 5), '#fff6e2') +
        group(
          `transform="translate(${x} ${y}) scale(${thin(p, 1)})"`,
          dot(0, 0, 32, GOLD.base, `stroke="${INK}" stroke-width="6"`) +
            dot(0, 0, 24, GOLD.shade) +
            dot(-1, -1, 22, GOLD.light) +
            `<path d="M0-15l5 9 10 1-7 8 2 10-10-5-10 5 2-10-7-8 10-1z" fill="${GOLD.shade}"/>`,
        ),
    ),
  );
}
