import type { SeededStream } from '../hash/seeded-stream.ts';
import { RARITIES, type Rarity } from '../rarity.ts';

export const PACK_SIZE = 5;
export const SERIES_SIZE = 108;
export const PACK_KINDS = ['Standard', 'Premium', 'Legendary'] as const;

/** Per cent. */
export const PACK_ODDS = {
  Common: 60,
  Rare: 30,
  Epic: 8,
  Legendary: 2,
} as const satisfies Record<Rarity, number>;

export interface PriceTier {
  readonly dollars: number;
  readonly packs: number;
  readonly cards: number;
  readonly hoof: number;
  readonly mostPopular: boolean;
}

export const PRICE_TIERS = {
  Common: { dollars: 50, packs: 1, cards: 5, hoof: 50, mostPopular: false },
  Rare: { dollars: 100, packs: 2, cards: 10, hoof: 100, mostPopular: false },
  Epic: { dollars: 250, packs: 5, cards: 25, hoof: 250, mostPopular: true },
  Legendary: { dollars: 1000, packs: 10, cards: 50, hoof: 1000, mostPopular: false },
} as const satisfies Record<Rarity, PriceTier>;

/** One card's tier by whole-per-cent odds: `drawRarity(stream, PACK_ODDS)` */
export function drawRarity(
  stream: Pick<SeededStream, 'int'>,
  odds: Readonly<Record<Rarity, number>>,
): Rarity {
  let roll = stream.int(RARITIES.reduce((sum, rarity) => sum + odds[rarity], 0));
  for (const rarity of RARITIES) {
    if (roll < odds[rarity]) return rarity;
    roll -= odds[rarity];
  }
  return 'Common';
}

/** The five tiers of a pack: `drawPack(stream) // ['Common', 'Rare', …]` */
export function drawPack(stream: Pick<SeededStream, 'int'>): Rarity[] {
  return Array.from({ length: PACK_SIZE }, () => drawRarity(stream, PACK_ODDS));
}
