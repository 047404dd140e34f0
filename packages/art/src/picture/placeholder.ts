import type { GoatTraits } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import { withPrefix } from '../ink/ids.ts';
import { typeset } from '../lettering/line-of-text.ts';
import { svgDocument } from './document.ts';
import { portrait } from './portrait.ts';

/** The goat that stands in where none is named. */
export const STAND_IN: GoatTraits = {
  goat: 'the-black-pearl',
  background: 'Stadium Night',
  expression: 'Calm',
  accessories: 'None',
  special: 'None',
  kit: 'Home',
  head: 'Three-Quarter',
  pose: 'Ball Under Arm',
};

/** Shown where a goat's own picture is not to be had. */
export function defaultGoat(): string {
  return portrait(STAND_IN);
}

/** One hoof print of the trail that leads out of the picture. */
const PRINT =
  'M-3-16C-9-10-13 0-11 8C-8 14-2 10-2 2C-2-6-1-11-3-16ZM3-16C9-10 13 0 11 8C8 14 2 10 2 2C2-6 1-11 3-16Z';
const TRAIL = [
  [430, 470, 62],
  [476, 430, 58],
  [500, 474, 62],
  [546, 430, 60],
  [574, 470, 66],
  [618, 424, 62],
] as const;

/** A goat that has wandered off: the gap it left, its trail, and the words 'Image not found'. */
export function placeholder(): string {
  const goat = drawGoat(STAND_IN, { idPrefix: 'nogoat', detail: 'thumb' });
  const gap = `<use href="#${goat.silhouetteId}" fill="#0b1c14" stroke="#93a497" stroke-width="7" stroke-dasharray="22 16" stroke-linejoin="round" stroke-linecap="round"/><use href="#${goat.silhouetteId}" fill="#0b1c14"/>`;
  const trail = TRAIL.map(
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn}) scale(1.3)" d="${PRINT}"/>`,
  ).join('');
  const mark = typeset(
    '?',
    { face: 'display', size: 190, x: 306, middle: 262, anchor: 'middle', skew: 8 },
    { fill: '#f2b632' },
  );
  const words = typeset(
    'Image not found',
    { face: 'caption', size: 44, x: 316, middle: 566, anchor: 'middle', tracking: 0.08 },
    { fill: '#f4f1e4' },
  );
  const pitch =
    '<path d="M0 0H632V632H0Z" fill="#11271c"/><path d="M0 0H158V632H0ZM316 0H474V632H316Z" fill="#163022"/><path d="M0 300H632M316 70a230 230 0 1 1-.1 0" fill="none" stroke="#255039" stroke-width="5"/>';
  return svgDocument(
    { width: 632, height: 632, title: 'Image not found' },
    withPrefix(
      `<defs>${goat.defs}</defs>${pitch}<g transform="translate(-50 30) scale(.88)">${gap}${mark}</g><g fill="#93a497">${trail}</g><path d="M0 510H632V632H0Z" fill="#07140e"/>${words}`,
      'nogoat',
    ),
  );
}
