import { hoofMark } from '../coin/hoof-print.ts';
import { dot, fill, INK } from '../ink/element.ts';
import { pen } from '../ink/pen.ts';
import { TIN, WOOD } from './metals.ts';
import { bars, mouth, type Piece, turned } from './turned.ts';

const p = pen(undefined, 1);

/** Common: a tin from the shed, scratched, with two strips for handles, and every right to be proud. */
export function tinCup(plain: boolean): readonly Piece[] {
  const rivets = [-1, 1]
    .flatMap((side) =>
      [-250, -158].map((y) => dot(side * 74, y, 6, TIN.light, `stroke="${INK}" stroke-width="3"`)),
    )
    .join('');
  const label =
    fill('M-90-232Q0-212 90-232V-148Q0-128-90-148Z', '#e9e2c8') +
    fill('M24-218Q60-220 90-232V-148Q60-136 24-137Z', '#b8ad8c') +
    fill(
      'M-90-232Q0-212 90-232V-222Q0-202-90-222ZM-90-158Q0-138 90-158V-148Q0-128-90-148Z',
      '#c8463c',
    ) +
    `<g transform="translate(-6 -178) scale(.44)">${hoofMark('#3a3f3d')}</g>`;
  const scratches = p.inks(
    ['-52,-116 -40,-106 -34,-92', '-40,-118 -30,-110 -26,-102', '8,-104 20,-100 34,-102'],
    4,
  );
  return [
    ...bars('-80,-250! -150,-262! -150,-172! -76,-152!', 19, TIN),
    turned(
      'Yfoot',
      '0,-66! 54,-66! 64,-40! 92,-40! 92,0! 0,0!',
      WOOD,
      plain ? '' : fill('M-60-22H60V-14H-60Z', WOOD.line),
    ),
    turned(
      'Ycup',
      '0,-286! 92,-286! 84,-72! 66,-62! 0,-62!',
      TIN,
      label +
        (plain
          ? ''
          : fill(scratches, TIN.line) +
            fill(
              'M-90-96Q0-80 90-96V-90Q0-74-90-90ZM-94-256Q0-236 94-256V-250Q0-230-94-250Z',
              TIN.line,
              'fill-opacity=".55"',
            )),
    ),
    mouth(-286, 94, 22, TIN),
    ...(plain ? [] : [{ mass: '', paint: rivets }]),
  ];
}
