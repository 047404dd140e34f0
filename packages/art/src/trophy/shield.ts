import { hoofPrint } from '../coin/hoof-print.ts';
import { fill, INK, outline } from '../ink/element.ts';
import { pen } from '../ink/pen.ts';
import { mirrored } from '../ink/point.ts';
import { BLUE, GARNET, GOLD, WOOD } from './metals.ts';
import { cut, type Piece, turned } from './turned.ts';

const p = pen(undefined, 1);
const BOARD = '0,-312! 40,-298 84,-300 122,-288! 130,-210 122,-120 72,-52 0,-20!';
const FIELD = '0,-286! 40,-276 74,-276 102,-268! 106,-204 98,-132 60,-80 0,-52!';

/** For the match of two clubs: half theirs, half ours, and one hoof in the middle. */
export function shield(plain: boolean): readonly Piece[] {
  const halves =
    fill('M-140-320H0V0H-140Z', BLUE.base) +
    fill('M0-320H140V0H0Z', GARNET.base) +
    fill('M-104-290H-66V-60H-104Z', BLUE.light) +
    fill('M72-290H140V0H20Z', GARNET.shade) +
    fill('M-30-320H0V0H-30Z', BLUE.shade) +
    outline('M0-320V0', 6);
  const pegs = mirrored('0,-300 44,-287 84,-288 113,-276 118,-216 112,-140 82,-86 44,-52', 0)
    .filter(({ x }) => Math.abs(x) > 1)
    .map(({ x, y }) => `M${x} ${y}h.1`)
    .join('');
  const boss =
    `<circle cy="-172" r="62" fill="${GOLD.base}" stroke="${INK}" stroke-width="6"/>` +
    fill('M-44-128A62 62 0 0 1 20-230A70 70 0 0 0-44-128Z', GOLD.light) +
    fill('M44-216A62 62 0 0 1-20-114A70 70 0 0 0 44-216Z', GOLD.shade) +
    `<g transform="translate(0 -178) scale(.72)">${hoofPrint({ light: '#fff3b8', base: GOLD.base, shade: GOLD.shade, ink: INK }, 6)}</g>`;
  return [
    turned('Yfoot', '0,-60! 58,-44! 92,-20! 92,0! 0,0!', WOOD),
    cut(
      'Yboard',
      mirrored(BOARD, 0),
      WOOD.base,
      fill(p.shape('0,-312! 60,-298 140,-300! 140,0! 0,0!'), WOOD.shade) +
        fill(p.ink('-116,-280 -122,-200 -96,-104', 8), WOOD.light),
    ),
    cut('Yfield', mirrored(FIELD, 0), BLUE.base, halves),
    {
      mass: '',
      paint: (plain ? '' : outline(pegs, 13) + outline(pegs, 7, GOLD.base)) + boss,
    },
  ];
}
