import { ATTRIBUTES, printedAttribute, type Rarity } from '@goats/rules';
import { GOAT_FACTS } from '../goats/goat-facts.ts';
import type { MintedCard } from '../minted/minted-cards.ts';
import type { SpecialEdition } from '../moment-traits.ts';

export interface Erc721Attribute {
  readonly trait_type: string;
  readonly value: string | number;
  readonly display_type?: 'number';
  readonly max_value?: number;
}

/** Token metadata as marketplaces read it. */
export interface Erc721Metadata {
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly external_url?: string;
  readonly attributes: readonly Erc721Attribute[];
}

export type MetadataCard = Pick<
  MintedCard,
  | 'tokenId'
  | 'goat'
  | 'name'
  | 'description'
  | 'momentTitle'
  | 'attributes'
  | 'goatScore'
  | 'traits'
  | 'variationNumber'
  | 'imageUrl'
> & { readonly rarity: Rarity; readonly edition?: SpecialEdition };

/**
 * `erc721Metadata(card, { baseUrl: 'https://goats.example' }).image`
 * Without a base URL the image stays a path and external_url is left out: that is the form the
 * provenance is made from, so that it does not change when the site moves.
 */
export function erc721Metadata(
  card: MetadataCard,
  { baseUrl = '' }: { readonly baseUrl?: string } = {},
): Erc721Metadata {
  const goat = GOAT_FACTS[card.goat];
  const base = baseUrl.replace(/\/+$/, '');
  const word = (trait_type: string, value: string): Erc721Attribute => ({ trait_type, value });
  const stat = (trait_type: string, value: number): Erc721Attribute => ({
    trait_type,
    value,
    max_value: 100,
  });
  return {
    name: card.name,
    description: card.description,
    image: `${base}${card.imageUrl}`,
    ...(base === '' ? {} : { external_url: `${base}/nft/${card.tokenId}` }),
    attributes: [
      word('GOAT', goat.name),
      word('Inspired By', goat.inspiredBy),
      word('Origin', goat.origin),
      word('Position', goat.position),
      word('Team', goat.team),
      word('Rarity', card.rarity),
      word('Moment', card.momentTitle),
      word('Background', card.traits.background),
      word('Expression', card.traits.expression),
      word('Accessories', card.traits.accessories),
      word('Special', card.traits.special),
      word('Kit', card.traits.kit),
      word('Head', card.traits.head),
      word('Pose', card.traits.pose),
      ...(card.edition === undefined ? [] : [word('Edition', card.edition)]),
      stat('GOAT Score', card.goatScore),
      ...ATTRIBUTES.map((attribute) =>
        stat(printedAttribute(attribute), card.attributes[attribute]),
      ),
      { trait_type: 'Variation', value: card.variationNumber, display_type: 'number' },
    ],
  };
}
