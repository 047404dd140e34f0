import { RARITIES, type Rarity } from '@goats/rules';

/** Percent per rarity; they need not sum to 100. */
export type RarityWeights = Readonly<Record<Rarity, number>>;

/**
 * `rarityQuotas({ Common: 50, Rare: 30, Epic: 15, Legendary: 5 }, 2000)
 *  // { Common: 1000, Rare: 600, Epic: 300, Legendary: 100 }`
 *
 * Largest remainders: every tier gets its share rounded down, and what is left goes to the
 * largest fractions, lower tier first when two are equal. All weights at zero make every card
 * Common, since a run that was asked for must not end in cards without a rarity.
 */
export function rarityQuotas(weights: RarityWeights, total: number): Record<Rarity, number> {
  const clean = RARITIES.map((rarity) =>
    Number.isFinite(weights[rarity]) ? Math.max(0, weights[rarity]) : 0,
  );
  const sum = clean.reduce((running, weight) => running + weight, 0);
  const quotas: Record<Rarity, number> = { Common: 0, Rare: 0, Epic: 0, Legendary: 0 };
  if (sum === 0) return { ...quotas, Common: total };

  const shares = RARITIES.map((rarity, index) => {
    const exact = ((clean[index] ?? 0) * total) / sum;
    return { rarity, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  let left = total;
  for (const share of shares) {
    quotas[share.rarity] = share.whole;
    left -= share.whole;
  }
  const byRemainder = shares.filter((share) => share.rest > 0).sort((a, b) => b.rest - a.rest);
  for (const share of byRemainder) {
    if (left <= 0) break;
    quotas[share.rarity] += 1;
    left -= 1;
  }
  return quotas;
}

/** `rarityAt(quotas, 1599) // 'Rare'`: the tier of a slot when slots are filled lowest tier first. */
export function rarityAt(quotas: Readonly<Record<Rarity, number>>, slot: number): Rarity {
  let end = 0;
  for (const rarity of RARITIES) {
    end += quotas[rarity];
    if (slot < end) return rarity;
  }
  throw new RangeError(`Slot ${slot} lies beyond the ${end} cards of this run`);
}
