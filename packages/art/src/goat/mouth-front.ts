import { fill, INK, outline } from '../ink/element.ts';
import { inlaid } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { Tones } from '../ink/tones.ts';
import type { Mouth } from './expression.ts';
import { MOUTH_DARK, TEETH, TONGUE, TONGUE_LIGHT } from './mouth-quarter.ts';

interface FrontMouth {
  readonly lips: string;
  readonly teeth: string;
  readonly gaps: readonly string[];
  readonly tongue: string;
  readonly corners: readonly string[];
  readonly lower?: string;
}

const GRIN: FrontMouth = {
  lips: '240,336! 268,358 300,363 332,358 360,336! 358,368 334,394 300,400 266,394 242,368',
  teeth: '240,334! 268,356 300,361 332,356 360,334! 352,366 330,382 300,386 270,382 248,366',
  gaps: [
    '258,350 262,372',
    '278,358 280,382',
    '300,358 300,388',
    '322,358 320,382',
    '342,350 338,372',
  ],
  tongue: '270,392! 300,382 330,392! 320,404 280,404',
  corners: ['230,340 240,328 252,330', '370,340 360,328 348,330'],
};

const OPEN: Partial<Record<Mouth, FrontMouth>> = {
  grin: GRIN,
  tongue: GRIN,
  laugh: {
    ...GRIN,
    lips: '236,324! 266,352 300,359 334,352 364,324! 364,368 340,402 300,410 260,402 236,368',
    teeth: '236,320! 266,350 300,357 334,350 364,320! 356,358 332,376 300,381 268,376 244,358',
    gaps: [
      '256,344 260,366',
      '278,352 279,376',
      '300,354 300,382',
      '322,352 321,376',
      '344,344 340,366',
    ],
    tongue: '252,400! 276,384 300,392 324,384 348,400! 330,424 270,424',
    corners: ['225,330 236,315 250,317', '375,330 364,315 350,317'],
  },
  roar: {
    ...GRIN,
    lips: '246,350! 270,352 300,358 330,352 354,350! 364,388 338,420 300,427 262,420 236,388',
    teeth: '244,346! 270,350 300,356 330,350 356,346! 352,366 330,374 300,378 270,374 248,366',
    gaps: [
      '262,350 264,368',
      '281,352 282,374',
      '300,354 300,378',
      '319,352 318,374',
      '338,350 336,368',
    ],
    tongue: '260,414! 284,398 300,404 316,398 340,414! 330,440 270,440',
    corners: ['240,342 246,356 240,372', '360,342 354,356 360,372'],
    lower: '262,426! 276,412 300,410 324,412 338,426! 300,436',
  },
};

/** Closed mouths: the lips from the cleft to each side, and how the corners fold. */
const CLOSED: Partial<
  Record<Mouth, readonly [lips: readonly string[], width: number, corners: readonly string[]]>
> = {
  firm: [
    ['308,366 276,360 244,367', '292,366 324,360 356,367'],
    6,
    ['246,354 243,366 250,376', '354,354 357,366 350,376'],
  ],
  smirk: [
    ['308,367 276,371 248,363', '292,367 334,364 360,328'],
    6,
    ['346,322 361,326 368,340', '248,356 248,365 254,371'],
  ],
  serene: [
    ['308,366 272,370 246,350', '292,366 328,370 354,350'],
    5,
    ['242,354 248,348 256,349', '358,354 352,348 344,349'],
  ],
  proud: [
    ['308,365 268,369 240,341', '292,365 332,369 360,341'],
    5.6,
    ['234,347 242,338 252,340', '366,347 358,338 348,340'],
  ],
  frown: [
    ['308,360 270,360 244,386', '292,360 330,360 356,386'],
    6.4,
    ['239,374 246,386 256,388', '361,374 354,386 344,388'],
  ],
};

/**
 * The mouth of a head that faces us.
 * @example drawFrontMouth('grin', pen(head), fur.muzzle, false, true)
 */
export function drawFrontMouth(
  mouth: Mouth,
  p: Pen,
  muzzle: Tones,
  plain: boolean,
  gapTooth: boolean,
): string {
  const closed = CLOSED[mouth];
  if (closed) {
    const [lips, width, corners] = closed;
    return (
      fill(p.inks(lips, width, 0.35) + p.inks(corners, 4), INK) +
      (plain ? '' : fill(p.ink('278,386 300,391 322,386', 3.4), muzzle.line))
    );
  }
  const m = OPEN[mouth] ?? GRIN;
  const lips = p.shape(m.lips);
  const teeth = p.shape(m.teeth);
  const gap = gapTooth
    ? fill(p.shape('294,352! 306,352! 308,372 305,392! 295,392! 292,372'), MOUTH_DARK)
    : '';
  const gaps = m.gaps.filter((_, i) => !(gapTooth && i === 2));
  return (
    inlaid(
      'mouth',
      lips,
      MOUTH_DARK,
      plain
        ? fill(teeth, TEETH) + gap
        : fill(p.shape(m.tongue), TONGUE) +
            fill(
              teeth + (m.lower ? p.shape(m.lower) : ''),
              TEETH,
              `stroke="${INK}" stroke-width="2.6"`,
            ) +
            gap +
            outline(gaps.map((g) => p.line(g)).join(''), 2.6),
      3,
    ) +
    (plain ? '' : fill(p.inks(m.corners, 4.6), INK)) +
    (mouth === 'tongue' ? frontTongue(p) : '')
  );
}

function frontTongue(p: Pen): string {
  const shape = p.shape(
    '296,378! 312,374 334,376 344,382! 348,404 340,430 322,434 306,424 298,402',
  );
  return (
    fill(shape, TONGUE, `stroke="${INK}" stroke-width="3.6"`) +
    fill(p.shape('302,382! 310,382 314,402 312,420! 304,410'), TONGUE_LIGHT) +
    fill(p.ink('322,384 325,402 322,418', 3), MOUTH_DARK)
  );
}
