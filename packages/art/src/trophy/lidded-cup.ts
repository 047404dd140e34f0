import { gem } from '../card/gem.ts';
import { fill, outline } from '../ink/element.ts';
import { pen } from '../ink/pen.ts';
import { GOLD, VIOLET } from './metals.ts';
import { bars, type Piece, turned } from './turned.ts';

const p = pen(undefined, 1);
const STONE = ['#ffe8ff', '#d88cff', '#9a3ae8', '#551a9c'];

/** Epic: violet enamel in a gold mount, with a lid, so that nothing of it evaporates. */
export function liddedCup(plain: boolean): readonly Piece[] {
  const scrolls = p.inks(
    [
      '-66,-166 -50,-146 -22,-142 -8,-158 -22,-168',
      '66,-166 50,-146 22,-142 8,-158 22,-168',
      '-60,-206 -40,-196 -20,-204',
      '60,-206 40,-196 20,-204',
    ],
    7,
    0.3,
  );
  const mount =
    fill('M-90-222Q0-204 90-222V-204Q0-186-90-204Z', GOLD.base) +
    fill('M30-209Q64-212 90-222V-204Q64-194 30-191Z', GOLD.shade) +
    outline('M-90-204Q0-186 90-204', 3.5) +
    fill(
      p.shapes(
        '0,-116! -64,-126 -60,-150! -34,-132! -22,-156! 0,-134! 22,-156! 34,-132! 60,-150! 64,-126',
      ),
      GOLD.base,
    ) +
    fill(p.shape('8,-120! 10,-138! 22,-156! 34,-132! 60,-150! 64,-126'), GOLD.shade);
  const stone = gem({ x: 0, y: -178, r: 20, sides: 6, turn: Math.PI / 2 }, STONE, VIOLET.line);
  return [
    ...bars('-74,-214 -128,-236 -146,-196 -112,-182 -112,-150 -84,-124 -56,-132', 17, GOLD),
    turned('Yplinth', '0,-40! 66,-40! 86,-24! 86,0! 0,0!', VIOLET),
    turned('Yfoot', '0,-120! 13,-120! 14,-92 24,-62 62,-38! 0,-38!', GOLD),
    turned(
      'Ycup',
      '0,-226! 84,-226! 84,-176 62,-132 20,-110! 0,-108!',
      VIOLET,
      (plain ? '' : fill(scrolls, GOLD.light)) + mount,
    ),
    turned('Yknop', '0,-118! 20,-116 30,-103 20,-90 0,-88!', VIOLET),
    turned(
      'Ylid',
      '0,-286! 14,-284 34,-276 66,-252 92,-240! 92,-222! 0,-222!',
      GOLD,
      plain ? '' : fill('M-92-236H92V-231H-92Z', GOLD.line, 'fill-opacity=".6"'),
    ),
    turned('Ytip', '0,-328! 10,-320 19,-304 10,-290 0,-282!', VIOLET),
    { mass: '', paint: stone },
  ];
}
