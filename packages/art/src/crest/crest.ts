import { GOAT_FACTS, type GoatSlug } from '@goats/collection';
import { fill, INK } from '../ink/element.ts';
import type { CrestDesign } from './crest-design.ts';
import {
  portoAlegria,
  portoVesuvio,
  praiaRovers,
  rosarioMeadow,
  serraPastures,
} from './crests-carnival.ts';
import {
  argentVale,
  ilhaAthletic,
  isarHerd,
  mistralWanderers,
  polderUnion,
} from './crests-meadow.ts';

/** Width and height of the space a crest is drawn in. */
export const CREST_SPACE = 240;

const CRESTS: Readonly<Record<GoatSlug, CrestDesign>> = {
  'the-black-pearl': praiaRovers,
  'hand-of-horn': portoVesuvio,
  'the-flea': rosarioMeadow,
  'the-machine': ilhaAthletic,
  'el-fenomeno': serraPastures,
  'the-wizard': mistralWanderers,
  'flying-dutchman': polderUnion,
  'magic-goat': portoAlegria,
  'platinum-prince': argentVale,
  'kaiser-goat': isarHerd,
};

/**
 * The crest of a goat's club, 240 by 240, ids with the prefix mark. One outline serves as edge, as
 * clip and, stroked inside itself, as the wire.
 * @example drawCrest('the-flea')
 */
export function drawCrest(goat: GoatSlug): string {
  const { shape, rim, field, motif, words, year } = CRESTS[goat];
  const wire = (width: number, colour: string): string =>
    `<use href="#~crest" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  return (
    `<clipPath id="~crest-c"><path id="~crest" d="${shape}"/></clipPath>` +
    `<use href="#~crest" fill="${INK}" stroke="${INK}" stroke-width="11" stroke-linejoin="round"/>` +
    `<g clip-path="url(#~crest-c)">${field}${fill('M120 0H240V240H120Z', INK, 'fill-opacity=".14"')}${wire(27, INK)}${wire(18, rim)}</g>` +
    motif +
    words(GOAT_FACTS[goat].team, String(year))
  );
}
