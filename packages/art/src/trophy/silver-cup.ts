import { hoofMark } from '../coin/hoof-print.ts';
import { fill, outline } from '../ink/element.ts';
import { BLUE, SILVER } from './metals.ts';
import { bars, mouth, type Piece, turned } from './turned.ts';

/** Rare: the cup as everybody draws it from memory, ears wide, a band of blue enamel. */
export function silverCup(plain: boolean): readonly Piece[] {
  const band =
    fill('M-130-252Q0-222 130-252V-196Q0-166-130-196Z', BLUE.base) +
    fill('M34-238Q84-240 130-252V-196Q84-184 34-180Z', BLUE.shade) +
    fill('M-92-246Q-70-240-48-238V-180Q-70-182-92-188Z', BLUE.light) +
    outline('M-130-252Q0-222 130-252M-130-196Q0-166 130-196', 5) +
    `<g transform="translate(0 -208) scale(.42)">${hoofMark('#ffffff')}</g>`;
  const flutes = [-2, -1, 0, 1, 2]
    .map((i) => `M${i * 26} -172Q${i * 22} -140 ${i * 9} -124`)
    .join('');
  return [
    ...bars('-92,-256 -142,-286 -166,-240 -140,-190 -72,-168', 20, SILVER),
    turned(
      'Yplinth',
      '0,-46! 78,-46! 90,-34! 90,0! 0,0!',
      BLUE,
      plain ? '' : fill('M-44-34H44V-10H-44Z', SILVER.light) + fill('M8-34H44V-10H8Z', SILVER.base),
    ),
    turned('Yfoot', '0,-124! 14,-124! 16,-96 30,-70 70,-46! 0,-46!', SILVER),
    turned(
      'Ycup',
      '0,-288! 108,-288! 106,-236 92,-182 56,-142 18,-120! 0,-116!',
      SILVER,
      band + (plain ? '' : outline(flutes, 4, SILVER.deep)),
    ),
    turned('Yknop', '0,-130! 20,-128 32,-114 20,-100 0,-98!', SILVER),
    mouth(-288, 112, 24, SILVER),
  ];
}
