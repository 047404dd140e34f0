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
  pose: 'Ball Under Arm',
};

/** Shown where a goat's own picture is not to be had. */
export function defaultGoat(): string {
  return portrait(STAND_IN);
}

/** A goat that has wandered off: its shape, and the words 'Image not found'. */
export function placeholder(): string {
  const goat = drawGoat(STAND_IN, { idPrefix: 'nogoat', detail: 'thumb' });
  const shape = `<use href="#${goat.silhouetteId}" fill="#193627" stroke="#193627" stroke-width="14" stroke-linejoin="round"/>`;
  const dashes = `<use href="#${goat.silhouetteId}" fill="#11271c" stroke="none"/>`;
  const words = typeset(
    'Image not found',
    { face: 'caption', size: 40, x: 316, middle: 560, anchor: 'middle', tracking: 0.08 },
    { fill: '#c6cec1', stroke: '#11271c', strokeWidth: 14 },
  );
  return svgDocument(
    { width: 632, height: 632, title: 'Image not found' },
    withPrefix(
      `<defs>${goat.defs}</defs><path d="M0 0H632V632H0Z" fill="#0b1c14"/><path d="M0 300H632M316 60a200 200 0 1 1-.1 0" fill="none" stroke="#193627" stroke-width="4"/>${shape}${dashes}${words}`,
      'nogoat',
    ),
  );
}
