import { printedAttribute } from '@goats/rules';
import { type GeneratedMoment, MOMENT_ATTRIBUTES } from '../generator/moments.ts';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import type { Erc721Attribute, Erc721Metadata } from '../provenance/erc721.ts';

/**
 * `momentMetadata(moment, { image: 'pictures/the-flea-moment-00005.svg' }).name`
 * Token metadata of a moment card. Where its picture will lie is for whoever publishes to say.
 */
export function momentMetadata(
  moment: GeneratedMoment,
  { image }: { readonly image: string },
): Erc721Metadata {
  const goat = GOAT_FACTS[moment.masterGoatId];
  const { cardStyle, frameColor, effect, holographic } = moment.visualTraits;
  const word = (trait_type: string, value: string): Erc721Attribute => ({ trait_type, value });
  const stat = (trait_type: string, value: number, max_value: number): Erc721Attribute => ({
    trait_type,
    value,
    max_value,
  });
  return {
    name: moment.momentTitle,
    description: moment.momentDescription,
    image,
    attributes: [
      word('GOAT', goat.name),
      word('Inspired By', goat.inspiredBy),
      word('Rarity', moment.rarity),
      word('Card Type', moment.cardType),
      word('Competition', moment.competition),
      { trait_type: 'Year', value: moment.year, display_type: 'number' },
      word('Card Style', cardStyle),
      word('Frame', frameColor),
      word('Effect', effect),
      word('Holographic', holographic ? 'Yes' : 'No'),
      stat('Moment Score', moment.momentScore, 500),
      ...MOMENT_ATTRIBUTES.map((name) =>
        stat(printedAttribute(name), moment.attributes[name], 100),
      ),
      { trait_type: 'Card Number', value: moment.cardNumber, display_type: 'number' },
    ],
  };
}
