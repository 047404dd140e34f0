import { gem } from '../card/gem.ts';
import { fill, INK, outline } from '../ink/element.ts';
import { pen } from '../ink/pen.ts';
import { points } from '../ink/point.ts';
import { football } from '../scene/props.ts';
import { GARNET, GOLD } from './metals.ts';
import { cut, mouth, type Piece, turned } from './turned.ts';

const p = pen(undefined, 1);
const STONE = ['#ffffff', '#fff0b0', '#ff8f6a', '#d02a50'];
const HORN =
  '-56,-150! -112,-164 -152,-212 -154,-268 -122,-324! -128,-276 -116,-232 -84,-206 -62,-204!';
const HORN_SHADE = '-56,-150! -112,-164 -152,-212 -156,-250! -136,-214 -104,-184 -60,-172!';
const RIDGES = [
  '-92,-162 -104,-180 -98,-204',
  '-118,-178 -128,-196 -116,-218',
  '-138,-204 -142,-220 -122,-236',
  '-150,-236 -146,-250 -124,-256',
  '-152,-268 -144,-276 -124,-278',
];
/** The near half of the rim, in front of the ball. */
const LIP = fill(
  'M-94-272A94 18 0 0 0 94-272L83-272A83 12 0 0 1-83-272Z',
  GOLD.light,
  `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`,
);
const flip = (list: string): string =>
  points(list)
    .map(({ x, y, corner }) => `${-x},${y}${corner ? '!' : ''}`)
    .join(' ');

/** The head on the bowl, struck in relief: brow, muzzle, ears, and horns of its own. */
function relief(): string {
  const horns = p.shapes(
    '-4,-212! -10,-234 -30,-246 -58,-240! -42,-232 -28,-220 -22,-202!',
    '4,-212! 10,-234 30,-246 58,-240! 42,-232 28,-220 22,-202!',
  );
  const ears = p.shapes(
    '-20,-194! -38,-204 -60,-194! -44,-180 -20,-182!',
    '20,-194! 38,-204 60,-194! 44,-180 20,-182!',
  );
  const head = p.shape(
    '0,-216! 22,-210 26,-190 18,-166 14,-148 0,-142 -14,-148 -18,-166 -26,-190 -22,-210',
  );
  const beard = p.shape('-9,-146! 0,-140 9,-146! 6,-128 0,-116! -6,-128');
  const edge = `stroke="${GOLD.line}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`;
  return (
    fill(horns + ears + beard, GOLD.light, edge) +
    fill(head, GOLD.light, edge) +
    fill(
      p.shapes(
        '4,-214! 22,-210 26,-190 18,-166 14,-148 2,-142! 8,-170 6,-196',
        '30,-243! 58,-240! 42,-232 28,-220 22,-202! 14,-206! 18,-222',
        '24,-190! 60,-194! 44,-180 22,-182',
      ),
      GOLD.shade,
    ) +
    fill(
      'M-15-190l10 3v5l-10-3zM15-190l-10 3v5l10-3zM-7-154l5 2v4l-5-2zM7-154l-5 2v4l5-2z',
      GOLD.line,
    )
  );
}

/** Legendary: two ibex horns for handles, a goat in relief, and the ball where others keep air. */
export function hornedCup(plain: boolean): readonly Piece[] {
  const horn = (
    name: string,
    list: string,
    shade: string,
    ridges: readonly string[],
    dim: boolean,
  ): Piece =>
    cut(
      name,
      list,
      dim ? GOLD.shade : GOLD.base,
      fill(p.shape(shade), dim ? GOLD.deep : GOLD.shade) +
        (plain ? '' : fill(p.inks(ridges, 7), GOLD.line)),
    );
  const leaf = (x: number, y: number, turn: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C6-14 26-16 38-4C26 8 10 10 0 0Z" fill="${GOLD.light}" stroke="${INK}" stroke-width="4"/>`;
  const laurel = [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(0 -92) scale(${side} 1)">${leaf(8, 10, -8)}${leaf(8, -2, -40)}${leaf(6, -10, -72)}</g>`,
    )
    .join('');
  return [
    horn('YhornL', HORN, HORN_SHADE, RIDGES, false),
    horn('YhornR', flip(HORN), flip(HORN_SHADE), RIDGES.map(flip), true),
    turned(
      'Yplinth',
      '0,-34! 88,-34! 100,-24! 100,0! 0,0!',
      GARNET,
      plain ? '' : fill('M-50-25H50V-8H-50Z', GOLD.base) + fill('M10-25H50V-8H10Z', GOLD.shade),
    ),
    turned('Ystep', '0,-62! 64,-62! 74,-52! 74,-34! 0,-34!', GARNET),
    turned('Yfoot', '0,-122! 15,-122! 16,-98 26,-76 60,-60! 0,-60!', GOLD),
    turned(
      'Ycup',
      '0,-272! 92,-272! 94,-214 74,-158 36,-126 16,-112! 0,-110!',
      GOLD,
      plain ? '' : outline('M-96-254Q0-232 96-254', 4, GOLD.line),
    ),
    mouth(-272, 94, 18, GOLD),
    { mass: `<circle cy="-300" r="51" fill="${INK}"/>`, paint: football(0, -300, 1.4, 12) + LIP },
    {
      mass: '',
      paint:
        relief() +
        (plain ? '' : laurel) +
        gem({ x: 0, y: -48, r: 14, sides: 6, turn: 0 }, STONE, GARNET.line),
    },
  ];
}
