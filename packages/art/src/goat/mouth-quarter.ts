import { fill, INK, outline } from '../ink/element.ts';
import { inlaid } from '../ink/part.ts';
import type { Pen } from '../ink/pen.ts';
import type { Tones } from '../ink/tones.ts';
import type { Mouth } from './expression.ts';

export const MOUTH_DARK = '#4a1226';
export const TONGUE = '#d2596a';
export const TONGUE_LIGHT = '#ee8790';
export const TEETH = '#fff6e2';

/**
 * The mouth of a head in three-quarter view; it runs from the lip at the muzzle's tip to the cheek.
 * @example drawQuarterMouth('grin', pen(head), fur.muzzle, false)
 */
export function drawQuarterMouth(
  mouth: Mouth,
  p: Pen,
  muzzle: Tones,
  plain: boolean,
  gapTooth = false,
): string {
  const chin = plain ? '' : fill(p.ink('328,381 348,389 372,386', 3), muzzle.line);
  const dimple = (list: string, width = 4): string => p.ink(list, width);
  switch (mouth) {
    case 'firm':
      return (
        fill(
          p.ink('385,368 356,369 328,362 306,352 290,350', 6, 0.35) +
            dimple('297,338 287,350 293,364'),
          INK,
        ) + chin
      );
    case 'smirk':
      return (
        fill(
          p.ink('384,367 356,372 326,362 302,342 288,314', 6, 0.4) +
            dimple('276,318 287,308 301,311', 4.6),
          INK,
        ) +
        (plain ? '' : fill(p.ink('272,300 266,316 272,334', 3.4), muzzle.line)) +
        chin
      );
    case 'serene':
      return (
        fill(
          p.ink('384,368 358,372 330,366 308,352 296,338', 5, 0.4) +
            dimple('288,342 295,335 304,336', 3.4),
          INK,
        ) + chin
      );
    case 'frown':
      return (
        fill(
          p.ink('386,364 360,358 332,356 308,362 294,376', 6.4, 0.45) +
            dimple('284,366 293,378 303,380', 4.4),
          INK,
        ) +
        (plain
          ? ''
          : fill(p.inks(['288,340 280,356 282,374', '330,386 350,380 372,384'], 3.4), muzzle.line))
      );
    case 'proud':
      return (
        fill(
          p.ink('384,366 356,368 328,360 306,344 296,326', 5.6, 0.4) +
            dimple('285,331 295,322 305,324', 4),
          INK,
        ) + (plain ? '' : fill(p.ink('320,384 346,392 372,388', 4), muzzle.line))
      );
    case 'grin':
      return openMouth(p, plain, gapTooth, {
        lips: '386,364! 360,366 330,356 304,334 284,308! 280,332 290,360 318,384 352,394 386,386!',
        teeth: '386,362! 360,366 330,356 304,334 288,314! 294,340 310,360 336,374 362,381 388,377!',
        gaps: ['318,344 312,362', '336,354 333,375', '354,360 353,383', '371,362 373,383'],
        tongue: '300,372! 330,372 360,396! 330,404',
        corner: '272,316 283,303 298,304',
      });
    case 'laugh':
      return openMouth(p, plain, gapTooth, {
        lips: '388,360! 360,364 328,350 302,324 282,292! 270,322 278,366 308,399 346,408 377,394!',
        teeth: '388,356! 360,364 328,350 302,324 286,300! 292,330 310,354 336,370 364,378 390,374!',
        gaps: ['314,338 308,356', '333,352 330,369', '352,359 351,376', '370,362 372,378'],
        tongue: '284,372! 310,368 344,386 362,420! 320,424 290,404',
        corner: '264,304 279,287 298,288',
      });
    case 'roar':
      return openMouth(p, plain, gapTooth, {
        lips: '388,356! 358,356 328,342 302,318 288,306! 276,340 284,384 312,416 346,425 374,412 382,390',
        teeth: '388,350! 358,356 328,342 302,318 290,310! 298,334 318,350 340,362 364,368 390,364!',
        gaps: ['318,332 314,346', '336,344 334,360', '354,350 353,366', '372,352 373,366'],
        tongue: '292,392! 318,378 350,398 366,434! 320,440',
        corner: '272,318 284,300 300,300',
        lower: '312,420! 334,406 362,404 384,392! 384,416 352,432',
      });
    case 'tongue':
      return (
        openMouth(p, plain, gapTooth, {
          lips: '387,364! 360,366 330,354 304,332 286,306! 280,332 290,360 316,384 348,395 380,386!',
          teeth:
            '387,360! 360,366 330,354 304,332 290,312! 296,336 312,354 336,367 362,374 389,370!',
          gaps: ['318,342 313,356', '336,352 333,367', '354,358 353,375'],
          tongue: '300,372! 330,372 360,396! 330,404',
          corner: '272,314 284,300 300,301',
        }) + pokedTongue(p)
      );
  }
}

/** Where a front tooth is missing. */
const GAP = '352,354! 363,356! 364,384! 351,382!';

interface OpenMouth {
  readonly lips: string;
  readonly teeth: string;
  readonly gaps: readonly string[];
  readonly tongue: string;
  readonly corner: string;
  readonly lower?: string;
}

function openMouth(p: Pen, plain: boolean, gapTooth: boolean, m: OpenMouth): string {
  const lips = p.shape(m.lips);
  const teeth = p.shape(m.teeth);
  const gap = gapTooth ? fill(p.shape(GAP), MOUTH_DARK) : '';
  if (plain) return inlaid('mouth', lips, MOUTH_DARK, fill(teeth, TEETH) + gap, 2);
  return (
    inlaid(
      'mouth',
      lips,
      MOUTH_DARK,
      fill(p.shape(m.tongue), TONGUE) +
        fill(
          teeth + (m.lower ? p.shape(m.lower) : ''),
          TEETH,
          `stroke="${INK}" stroke-width="2.6"`,
        ) +
        outline(m.gaps.map((line) => p.line(line)).join(''), 2.6) +
        gap,
      3,
    ) + fill(p.ink(m.corner, 5), INK)
  );
}

function pokedTongue(p: Pen): string {
  const shape = p.shape(
    '312,374! 324,368 346,376 362,384! 366,404 358,428 340,432 322,420 314,398',
  );
  return (
    fill(shape, TONGUE, `stroke="${INK}" stroke-width="3.6"`) +
    fill(p.shape('318,378! 326,376 332,400 330,420! 320,412'), TONGUE_LIGHT) +
    fill(p.ink('338,384 342,402 340,416', 3), MOUTH_DARK)
  );
}
