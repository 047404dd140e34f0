import type { GoatTraits } from '@goats/collection';
import { drawGoat } from '../goat/draw-goat.ts';
import { withPrefix } from '../ink/ids.ts';
import { tintFor } from '../scene/tint.ts';
import { pictureKey, svgDocument } from './document.ts';
import { goatName } from './goat-name.ts';

/** The crop: as close to the face as the horns allow. */
export const CROPS: Readonly<
  Record<GoatTraits['goat'], readonly [left: number, top: number, side: number]>
> = {
  'the-black-pearl': [52, 6, 486],
  'hand-of-horn': [84, 50, 450],
  'the-flea': [104, 46, 436],
  'the-machine': [62, 50, 454],
  'el-fenomeno': [90, 2, 462],
  'the-wizard': [92, 2, 460],
  'flying-dutchman': [72, 44, 476],
  'magic-goat': [84, 12, 476],
  'platinum-prince': [100, 20, 450],
  'kaiser-goat': [92, 10, 450],
};

/** A head for small places: flat colour behind it, fewer and larger shapes. `thumbnail(traits)` */
export function thumbnail(traits: GoatTraits): string {
  const key = pictureKey('thumb', traits);
  const tint = tintFor(traits);
  const goat = drawGoat(traits, { idPrefix: `${key}g`, detail: 'thumb' });
  const [left, top, side] = CROPS[traits.goat];
  const middle = `cx="${left + side / 2}" cy="${top + side / 2}"`;
  const back = `<path d="M0 0H632V632H0Z" fill="${tint.base}"/><circle ${middle} r="${Math.round(side * 0.46)}" fill="${tint.bright}"/>`;
  return svgDocument(
    {
      width: 64,
      height: 64,
      viewBox: `${left} ${top} ${side} ${side}`,
      title: goatName(traits.goat),
    },
    withPrefix(`<defs>${goat.defs}</defs>${back}${goat.behind}${goat.figure}`, key),
  );
}
