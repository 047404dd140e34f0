import type { Reaction } from '@goats/rules';
import type { Face } from '../goat/expression.ts';
import { dot, fill, group, INK, outline } from '../ink/element.ts';
import { drawAvatar } from './avatar-picture.ts';
import { pictureKey, svgDocument } from './document.ts';

const CHALK = '#fbf6e4';
const GOLD = '#f7c948';
const LEAF = '#3fae5a';
const WATER = '#7cc8f2';

/** Inked, and filled over the ink. */
const inked = (data: string, colour: string, width = 2.6): string =>
  `<path d="${data}" fill="${colour}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A stroke that shows on any ground. */
const stroke = (data: string, width: number, colour: string): string =>
  outline(data, width + 3, INK) + outline(data, width, colour);

const drop = (x: number, y: number, turn: number, size = 1): string =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    inked('M0-7C3-2 5 1 5 4a5 5 0 0 1-10 0C-5 1-3-2 0-7Z', WATER, 2.2) +
      outline('M-2 4a2 2 0 0 0 2 2', 1.2, CHALK),
  );

const burst = (points: number, outer: number, inner: number): string =>
  `${Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points;
    const far = i % 2 === 0 ? outer : inner;
    const at = `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
    return (i === 0 ? 'M' : 'L') + at;
  }).join('')}Z`;

/** Which face it is, and the mark that says it again where a face is small. */
const FACES: Readonly<Record<Reaction, { readonly face: Face; readonly mark: string }>> = {
  'well-played': {
    face: 'Proud',
    mark: group(
      'transform="translate(51 47)"',
      inked('M-5 5L-9 14-4 12-1 15 0 7ZM5 5L9 14 4 12 1 15 0 7Z', '#c2334d', 2.2) +
        inked(burst(10, 10.5, 8.5), GOLD) +
        fill(burst(5, 6.5, 2.8), CHALK),
    ),
  },
  bleat: {
    face: 'Roar',
    mark: stroke('M48 40q4 5 0 11M53 36q7 9 0 19M58 32q10 13 0 27', 2.6, CHALK),
  },
  ha: {
    face: 'Joyful',
    mark: drop(8, 36, 48) + drop(56, 36, -48) + drop(5, 50, 62, 0.7) + drop(59, 50, -62, 0.7),
  },
  ouch: {
    face: 'Scowl',
    mark: group(
      'transform="translate(51 15)"',
      inked(burst(8, 13, 7), '#e5484d') + fill(burst(8, 7.5, 4), GOLD),
    ),
  },
  lucky: {
    face: 'Cheeky Wink',
    mark: group(
      'transform="translate(50 48) rotate(14)"',
      stroke('M0 3q1 7 5 11', 2, LEAF) +
        [0, 90, 180, 270]
          .map((turn) =>
            group(
              `transform="rotate(${turn})"`,
              inked('M0 0C-9-3-7-12 0-8 7-12 9-3 0 0Z', LEAF, 2),
            ),
          )
          .join('') +
        dot(0, 0, 1.6, '#a6e3b0'),
    ),
  },
  nervous: {
    face: 'Nervous',
    mark: drop(53, 16, 14, 1.1) + drop(59, 33, 10, 0.8) + drop(11, 20, -14, 0.8),
  },
};

/**
 * A player's goat, making a face for a moment: no word is in it, and nobody can write one.
 * `reactionPicture('ouch', '0x91fa…c07e')`
 */
export function reactionPicture(reaction: Reaction, address: string): string {
  const { face, mark } = FACES[reaction];
  const key = pictureKey('reaction', [reaction, address.toLowerCase()]);
  return svgDocument(
    { width: 64, height: 64, title: 'A face a goat makes' },
    drawAvatar(address, key, face) + mark,
  );
}
