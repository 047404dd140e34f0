import { cardImageUrl, cardStats, goatSummaries, solToMatic } from '@goats/collection';
import {
  assetUrl,
  type cardAuction,
  type nft,
  type nftSummary,
  TRAITS,
  type tokenNft,
} from '@goats/contract';
import { placeOf } from '@goats/rules';
import type { z } from 'zod';
import { attributesOf } from '../../db/attribute-columns.ts';
import type { BidRow } from '../../slices/auction/index.ts';
import { toBid } from '../../slices/auction/index.ts';
import { listingOf } from '../../slices/card/index.ts';
import type { CardRow } from './card-row.ts';
import type { TraitShare } from './trait-store.ts';

/** `price` is what the card is listed at; on auction, what the auction began with. */
export function toNftSummary(row: CardRow, contractAddress: string): z.input<typeof nftSummary> {
  const goat = goatSummaries[row.base_goat_id - 1]!;
  const currentBid = row.current_bid === null ? null : Number(row.current_bid);
  return {
    id: row.id,
    tokenId: row.token_id,
    name: row.name,
    goatName: goat.name,
    momentTitle: row.moment_title,
    imageUrl: cardImageUrl(row.id),
    footballer: goat.inspiredBy,
    team: goat.team,
    rarity: row.rarity,
    goatScore: row.goat_score,
    strongIn: row.strong_in,
    baseGoatId: row.base_goat_id,
    variationNumber: row.variation_number,
    price: Number(row.start_price ?? row.price_sol),
    pricePolygon: Number(row.price_matic),
    priceHoof: row.price_hoof / 100,
    currentBid,
    currentBidPolygon: currentBid === null ? null : solToMatic(currentBid),
    endTime: row.ends_at?.toISOString() ?? null,
    listing: listingOf(row),
    place: placeOf(row.busy_with),
    contractAddress,
  };
}

export function toNft(
  row: CardRow,
  about: {
    readonly bids: readonly BidRow[];
    readonly auction: z.input<typeof cardAuction> | null;
    readonly variantsCount: number;
    readonly traitRarity: Record<string, TraitShare>;
  },
  contractAddress: string,
): z.input<typeof nft> {
  const goat = goatSummaries[row.base_goat_id - 1]!;
  const stats = attributesOf(row);
  return {
    ...toNftSummary(row, contractAddress),
    description: row.description,
    createdAt: row.created_at.toISOString(),
    collectionId: row.series_id,
    cardStats: cardStats(stats, goat.specialAbility),
    stats,
    bids: about.bids.map(toBid),
    auction: about.auction,
    variantsCount: about.variantsCount,
    traits: traitsOf(row),
    traitRarity: about.traitRarity,
  };
}

export function toTokenNft(row: CardRow, contractAddress: string): z.input<typeof tokenNft> {
  return {
    nftTokenId: row.token_id,
    cardId: row.id,
    goatName: goatSummaries[row.base_goat_id - 1]!.name,
    momentTitle: row.moment_title,
    rarity: row.rarity,
    goatScore: row.goat_score,
    strongIn: row.strong_in,
    imageUrl: cardImageUrl(row.id),
    attributes: attributesOf(row),
    contractAddress,
    walletAddress: row.owner,
    listing: listingOf(row),
    place: placeOf(row.busy_with),
    openseaUrl: assetUrl(contractAddress, row.token_id),
  };
}

function traitsOf(row: CardRow): Record<string, string> {
  return Object.fromEntries(TRAITS.map((trait) => [trait, String(row[trait])]));
}
