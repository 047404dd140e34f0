import type { GoatTraits } from '@goats/collection';
import { withPrefix } from '../ink/ids.ts';
import { pictureKey, svgDocument } from './document.ts';
import { goatName } from './goat-name.ts';
import { drawSubject } from './subject.ts';

const SIDE = 632;

/** A square portrait with its background. `portrait(traits) // '<svg …>'` */
export function portrait(traits: GoatTraits): string {
  const key = pictureKey('portrait', traits);
  const subject = drawSubject(traits, key);
  return svgDocument(
    { width: SIDE, height: SIDE, title: goatName(traits.goat) },
    withPrefix(subject.defs + subject.scene + subject.behind + subject.figure, key),
  );
}

/** The goat alone on nothing, to be laid over a page. `figure(traits) // '<svg …>'` */
export function figure(traits: GoatTraits): string {
  const key = pictureKey('figure', traits);
  const subject = drawSubject(traits, key);
  return svgDocument(
    { width: SIDE, height: SIDE, title: goatName(traits.goat) },
    withPrefix(subject.defs + subject.behind + subject.figure, key),
  );
}

/** A wide hero: the goat right of the middle, room for words on the left. `cover(traits)` */
export function cover(traits: GoatTraits): string {
  const key = pictureKey('cover', traits);
  const subject = drawSubject(traits, key);
  const placed = `<g transform="translate(420)">${subject.scene}${subject.behind}${subject.figure}</g>`;
  return svgDocument(
    { width: 1600, height: 900, viewBox: '0 0 1124 632', title: goatName(traits.goat) },
    withPrefix(subject.defs + placed, key),
  );
}
