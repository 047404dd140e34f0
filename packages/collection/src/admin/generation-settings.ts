import type { Rarity } from '@goats/rules';
import type { RarityWeights } from '../generator/quotas.ts';

export interface GenerationSettings {
  /** Two runs with the same seed and settings give the same bytes. */
  readonly seed: string;
  readonly nftBatchSize: number;
  readonly momentBatchSize: number;
  /** Percent. */
  readonly attributeVariance: number;
  readonly includeSpecialEditions: boolean;
  readonly nftRarityDistribution: RarityWeights;
  readonly momentRarityDistribution: RarityWeights;
}

/** Published: everybody can make the 20,000 cards again from this and this source alone. */
export const COLLECTION_SEED = 'legendary-goats/first-season/the-greatest-of-all-time-are-goats';

export const DEFAULT_NFT_WEIGHTS: RarityWeights = { Common: 50, Rare: 30, Epic: 15, Legendary: 5 };
export const DEFAULT_MOMENT_WEIGHTS: RarityWeights = {
  Common: 60,
  Rare: 25,
  Epic: 12,
  Legendary: 3,
};

export const NFT_MULTIPLIERS: Readonly<Record<Rarity, number>> = {
  Common: 0.7,
  Rare: 0.85,
  Epic: 0.95,
  Legendary: 1,
};
export const MOMENT_MULTIPLIERS: Readonly<Record<Rarity, number>> = {
  Common: 0.6,
  Rare: 0.75,
  Epic: 0.9,
  Legendary: 1,
};

export const GOAT_COUNT = 10;
export const MAX_VARIATIONS = 2000;
export const MAX_ICONIC_MOMENTS = 25_000;
export const COLLECTION_SIZE = 20_000;
export const MOMENTS_PLANNED = 250_000;
export const TOTAL_PLANNED = 270_000;

/** A long run lets the screen breathe after this many cards. */
export const NFT_PROGRESS_STEP = 50;
export const MOMENT_PROGRESS_STEP = 100;

export const DEFAULT_SETTINGS: GenerationSettings = {
  seed: COLLECTION_SEED,
  nftBatchSize: 100,
  momentBatchSize: 1000,
  attributeVariance: 10,
  includeSpecialEditions: false,
  nftRarityDistribution: DEFAULT_NFT_WEIGHTS,
  momentRarityDistribution: DEFAULT_MOMENT_WEIGHTS,
};
