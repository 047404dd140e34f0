import { RARITIES } from '@goats/rules';
import { type RarityWeights, rarityQuotas } from '../generator/quotas.ts';

/** `distributionSum({ Common: 50, Rare: 30, Epic: 15, Legendary: 5 }) // 100` */
export function distributionSum(weights: RarityWeights): number {
  const sum = RARITIES.reduce((total, rarity) => total + weights[rarity], 0);
  // Four typed decimals must not leave 100.00000000000001 on the screen.
  return Math.round(sum * 1e6) / 1e6;
}

/** `normalisedDistribution({ Common: 50, Rare: 50, Epic: 50, Legendary: 50 })`: whole percents, 100 in all. */
export function normalisedDistribution(weights: RarityWeights): RarityWeights {
  return rarityQuotas(weights, 100);
}
