import { fill, INK } from '../ink/element.ts';
import { inlaid } from '../ink/part.ts';
import { shortNumber } from '../ink/path-data.ts';
import { type Pen, pen } from '../ink/pen.ts';
import { chain, place } from '../ink/placement.ts';
import { toHsl } from '../ink/tones.ts';
import { strokeScale } from './body-placement.ts';
import { DIGIT_WIDTH, DIGITS } from './digits.ts';
import type { CollarName } from './goat-design.ts';

/** Collars cover more or less of the breast; number and crest move out of their way. */
const PLACES: Readonly<
  Record<CollarName, { number: readonly [number, number]; crest: readonly [number, number] }>
> = {
  round: { number: [212, 464], crest: [404, 450] },
  vee: { number: [192, 464], crest: [416, 448] },
  polo: { number: [184, 490], crest: [418, 494] },
  wide: { number: [173, 494], crest: [436, 492] },
};

/**
 * The club's crest on the left breast.
 * @example drawCrest(pen(body), 'vee', ['#fff2d8', '#1d4fae'])
 */
export function drawCrest(
  p: Pen,
  collar: CollarName,
  [field, half]: readonly [string, string],
): string {
  const q = pen(chain(place({ pivot: [0, 0], to: PLACES[collar].crest }), p.place));
  return inlaid(
    'crest',
    q.shape('-18,-16! 0,-22 18,-16! 17,4 0,23! -17,4'),
    field,
    fill(q.shape('0,-30! 30,-30! 30,30! 0,30!'), half) +
      fill(q.shape('-20,-7! 20,-7! 20,1! -20,1!'), INK, 'opacity=".8"'),
    2.4,
  );
}

/**
 * The goat's number on the right breast, edged so that it reads on any pattern.
 * @example drawNumber(pen(body), 'vee', '10', '#fff2d8', '#123456')
 */
export function drawNumber(
  p: Pen,
  collar: CollarName,
  number: string,
  colour: string,
  cloth: string,
): string {
  const at = PLACES[collar].number;
  const size = 0.74;
  const width = number.length * DIGIT_WIDTH * size;
  const edge = toHsl(colour)[2] > 0.55 ? INK : toHsl(cloth)[2] > 0.6 ? '#fff6e2' : '#fff2d8';
  const data = [...number]
    .map((digit, i) => {
      const q = pen(
        chain(
          place({
            pivot: [0, 0],
            to: [at[0] - width / 2 + i * DIGIT_WIDTH * size, at[1] - 30],
            scale: size,
            turn: -3,
          }),
          p.place,
        ),
      );
      return (DIGITS[digit] ?? []).map((list) => q.shape(list)).join('');
    })
    .join('');
  return `<path d="${data}" fill="${colour}" fill-rule="evenodd" stroke="${edge}" stroke-width="${shortNumber(6 * Math.min(1, strokeScale(p.place) * 1.3), 1)}" paint-order="stroke" stroke-linejoin="round"/>`;
}
