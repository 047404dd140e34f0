import { ATTRIBUTES, PRICE_BANDS, RARITIES } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  attribute,
  attributes,
  cursor,
  pageSize,
  positiveId,
  rarity,
  timestamp,
  walletAddress,
} from '../fields.ts';
import { cardPlace, listing } from './wallets.ts';

const goatImage = z.object({
  url: z.string(),
  path: z.string(),
  filename: z.string(),
  name: z.string(),
  rarity,
  index: z.number().int(),
});

export const serverGoat = z
  .object({
    id: z.string(),
    nickname: z.string(),
    inspiredBy: z.string(),
    origin: z.string(),
    preferredHoof: z.string(),
    shirtNumber: z.number().int(),
    physicalTraits: z.string(),
    furColor: z.string(),
    shirtColorsClub: z.string(),
    shirtColorsInternational: z.string(),
    backstory: z.string(),
    iconicMoments: z.array(z.string()),
    stats: attributes.extend({ goatScore: z.number().int().optional() }),
    images: z.record(z.string(), goatImage),
  })
  .meta({ id: 'Goat' });

export const cardStats = z
  .object({
    pace: z.number(),
    shooting: z.number(),
    passing: z.number(),
    dribbling: z.number(),
    defending: z.number(),
    physical: z.number(),
    specialAbility: z.string().optional(),
  })
  .meta({ id: 'CardStats' });

export const bid = z
  .object({
    id: z.number().int(),
    bidderAddress: z.string(),
    bidAmount: z.number(),
    bidTime: timestamp,
    verified: z.boolean().describe('Placed or confirmed by a signed-in wallet of that address'),
    lapsesAt: timestamp.nullable().describe('When a typed one stops counting, unless confirmed'),
  })
  .meta({ id: 'Bid' });

const strongIn = attribute.describe(
  'Where the card stood furthest above the average of its tier when it was minted',
);

/** A card in a list. Prices: `price` and bids in SOL, `pricePolygon` in MATIC, `priceHoof` in HOOF. */
export const nftSummary = z
  .object({
    id: z.number().int(),
    tokenId: z.number().int(),
    name: z.string(),
    goatName: z.string(),
    momentTitle: z.string(),
    imageUrl: z.string(),
    footballer: z.string(),
    team: z.string(),
    rarity,
    goatScore: z.number().int(),
    strongIn,
    baseGoatId: z.number().int(),
    variationNumber: z.number().int(),
    price: z.number(),
    pricePolygon: z.number(),
    priceHoof: z.number(),
    currentBid: z.number().nullable(),
    currentBidPolygon: z.number().nullable(),
    endTime: timestamp.nullable().describe('Null while the card is not under auction'),
    listing: listing.nullable().describe('What its owner asks for it; null when not for sale'),
    place: cardPlace,
    contractAddress: z.string(),
  })
  .meta({ id: 'NftSummary' });

export const AUCTION_STATES = ['running', 'waiting', 'settled', 'returned'] as const;

/** The newest auction of a card: while the card is under it, and what came of it. */
export const cardAuction = z
  .object({
    id: z.number().int(),
    state: z.enum(AUCTION_STATES).describe('waiting: for the buyer; returned: back in the pool'),
    endsAt: timestamp,
    buyer: z.string().nullable().describe('Who is asked to buy, or has bought'),
    amount: z.number().nullable().describe('For how much, in SOL'),
    until: timestamp.nullable().describe('How long the buyer has to complete the purchase'),
    paid: z.boolean().describe('The buyer says that it has paid'),
    bond: z.number().describe('HOOF that a bid of a signed-in wallet puts up; 0: none'),
  })
  .meta({ id: 'CardAuction' });

/** How many cards share what is drawn on this one. */
const traitShare = z
  .object({
    count: z.number().int().describe('Cards with this value, this one included'),
    of: z.number().int().describe('Cards there are'),
    percent: z.number().describe('To the hundredth, rounded'),
  })
  .meta({ id: 'TraitShare' });

export const nft = nftSummary
  .extend({
    description: z.string(),
    createdAt: timestamp,
    collectionId: z.number().int(),
    cardStats,
    stats: attributes,
    bids: z.array(bid),
    auction: cardAuction.nullable(),
    variantsCount: z.number().int(),
    traits: z.record(z.string(), z.string()),
    traitRarity: z.record(z.string(), traitShare).describe('By trait, of the value it has'),
  })
  .meta({ id: 'Nft' });

export const tokenNft = z
  .object({
    nftTokenId: z.number().int(),
    cardId: z.number().int(),
    goatName: z.string(),
    momentTitle: z.string(),
    rarity,
    goatScore: z.number().int(),
    strongIn,
    imageUrl: z.string(),
    attributes,
    contractAddress: z.string(),
    walletAddress: z.string().nullable(),
    listing: listing.nullable(),
    place: cardPlace,
    openseaUrl: z.string().optional(),
  })
  .meta({ id: 'TokenNft' });

/** The last two are orders of what is for sale. */
export const NFT_SORTS = [
  'score',
  'price',
  'newest',
  'number',
  'listed-price',
  'just-listed',
] as const;

/** What is drawn on a card, and can be filtered by. */
export const TRAITS = [
  'background',
  'expression',
  'accessories',
  'special',
  'kit',
  'head',
  'pose',
] as const;
export type Trait = (typeof TRAITS)[number];

/** More would be a search for one card: what they leave could be anywhere in the collection. */
const MOST_TRAITS = 2;

/** `traitFilter.parse('background:Rain,pose:Chest Out')` */
const traitFilter = z
  .union([z.string().max(200), z.array(z.string().max(100)).max(MOST_TRAITS)])
  .transform((given, context) => {
    const wanted = [given].flat().flatMap((text) => text.split(','));
    const filters = wanted.flatMap((text) => {
      const [, name, value] = /^([^:]+):(.+)$/.exec(text) ?? [];
      const trait = TRAITS.find((one) => one === name?.trim().toLowerCase());
      return trait && value ? [{ trait, value: value.trim() }] : [];
    });
    if (filters.length === wanted.length && filters.length <= MOST_TRAITS) return filters;
    const names = TRAITS.join(', ');
    context.addIssue({
      code: 'custom',
      message: `must be like background:Rain, one or two of ${names}`,
    });
    return z.NEVER;
  });

export const catalogueCalls = {
  'GET /api/goats': {
    summary: 'The ten goats with everything there is to say about them',
    tag: 'catalogue',
    answer: z.array(serverGoat),
  },
  'GET /api/base-goats/:id': {
    summary: 'One base goat and a page of its variants, Legendary to Common',
    tag: 'catalogue',
    params: z.object({ id: positiveId }),
    query: z.object({ limit: pageSize(24), cursor: cursor.optional() }),
    answer: z.object({
      baseGoat: z.object({
        id: z.number().int(),
        slug: z.string(),
        nickname: z.string(),
        inspiredBy: z.string(),
        origin: z.string(),
        position: z.string(),
        shirtNumber: z.number().int(),
        preferredHoof: z.string(),
        backstory: z.string(),
        iconicMoments: z.array(z.string()),
      }),
      variants: z.array(nftSummary),
      variantsCount: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
  },
  'GET /api/nfts': {
    summary: 'Cards, filtered, searched, sorted and paged; or five by the pack odds',
    tag: 'catalogue',
    query: z.object({
      limit: pageSize(24),
      cursor: cursor.optional(),
      rarity: z.enum(RARITIES, { error: `must be one of ${RARITIES.join(', ')}` }).optional(),
      goat: z.string().max(60).optional().describe('Slug or base-goat number'),
      origin: z.string().max(60).optional(),
      priceRange: z
        .enum(PRICE_BANDS, { error: `must be one of ${PRICE_BANDS.join(', ')}` })
        .default('all')
        .describe('By the marketplace price of the card’s goat'),
      strong: z
        .enum(ATTRIBUTES, { error: `must be one of ${ATTRIBUTES.join(', ')}` })
        .optional()
        .describe('What the card is strong in'),
      search: z.string().max(10_000, 'is too long to search for').default(''),
      sort: z
        .enum(NFT_SORTS, { error: `must be one of ${NFT_SORTS.join(', ')}` })
        .default('number'),
      trait: traitFilter
        .optional()
        .describe('What is drawn on it, like background:Rain or kit:Away,pose:Raised Hoof'),
      owner: walletAddress.optional().describe('Whose cards'),
      listed: z
        .enum(['true'], { error: 'must be true' })
        .optional()
        .describe('For sale by players'),
      auction: z.enum(['open'], { error: 'must be open' }).optional(),
      sample: z.enum(['pack'], { error: 'must be pack' }).optional(),
    }),
    answer: z.object({ nfts: z.array(nftSummary), nextCursor: z.string().nullable() }),
  },
  'GET /api/nfts/:id': {
    summary: 'A card by its id (1 to 20000), or a token by its token id (1000001 and up)',
    tag: 'catalogue',
    params: z.object({ id: positiveId }),
    answer: z.union([nft, tokenNft]),
  },
  'GET /api/metadata/collection': {
    summary: 'The collection as marketplaces read it (contractURI)',
    tag: 'catalogue',
    answer: z.object({
      name: z.string(),
      symbol: z.string(),
      description: z.string(),
      image: z.string(),
      external_link: z.string(),
      seller_fee_basis_points: z.number().int().optional().describe('While the chain answers'),
      fee_recipient: z.string().optional(),
    }),
  },
  'GET /api/metadata/:tokenId': {
    summary: 'ERC-721 metadata as marketplaces read it',
    tag: 'catalogue',
    params: z.object({ tokenId: positiveId }),
    answer: z.object({
      name: z.string(),
      description: z.string(),
      image: z.string(),
      external_url: z.string().optional(),
      attributes: z.array(
        z.object({
          trait_type: z.string(),
          value: z.union([z.string(), z.number()]),
          display_type: z.string().optional(),
          max_value: z.number().optional(),
        }),
      ),
    }),
  },
  'GET /api/collection/provenance': {
    summary: 'The fingerprint of the whole collection, and of every card in order',
    tag: 'catalogue',
    answer: z.object({
      seed: z.string(),
      count: z.number().int(),
      algorithm: z.string(),
      root: z.string(),
      hashes: z.array(z.string()),
    }),
  },
} as const satisfies CallTable;
