import type { GoatTraits } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import { withPrefix } from '../ink/ids.ts';
import { tintFor } from '../scene/tint.ts';
import { pictureKey, svgDocument } from './document.ts';
import { goatName } from './goat-name.ts';

/** A head for small places: flat colour behind it, fewer and larger shapes. `thumbnail(traits)` */
export function thumbnail(traits: GoatTraits): string {
  const key = pictureKey('thumb', traits);
  const tint = tintFor(traits);
  const goat = drawGoat(traits, { idPrefix: `${key}g`, detail: 'thumb' });
  const back = `<path d="M0 0H632V632H0Z" fill="${tint.base}"/><circle cx="316" cy="250" r="230" fill="${tint.bright}"/>`;
  return svgDocument(
    { width: 64, height: 64, viewBox: '66 0 500 500', title: goatName(traits.goat) },
    withPrefix(`<defs>${goat.defs}</defs>${back}${goat.behind}${goat.figure}`, key),
  );
}
