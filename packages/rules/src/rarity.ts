/** The four tiers, lowest first; the order is the tier rank. */
export const RARITIES = ['Common', 'Rare', 'Epic', 'Legendary'] as const;

export type Rarity = (typeof RARITIES)[number];

const TIER_RANKS = { Common: 1, Rare: 2, Epic: 3, Legendary: 4 } as const satisfies Record<
  Rarity,
  number
>;

/** `tierRank('Epic') // 3` */
export function tierRank(rarity: Rarity): 1 | 2 | 3 | 4 {
  return TIER_RANKS[rarity];
}

/** `isRarity('Epic') // true`; capitals matter, as they do on the wire. */
export function isRarity(value: unknown): value is Rarity {
  return RARITIES.some((rarity) => rarity === value);
}

/** What a freshly minted card of a tier may have on any attribute, both ends included. */
export const ATTRIBUTE_RANGES = {
  Common: { min: 60, max: 75 },
  Rare: { min: 70, max: 85 },
  Epic: { min: 80, max: 95 },
  Legendary: { min: 90, max: 100 },
} as const satisfies Record<Rarity, { min: number; max: number }>;
