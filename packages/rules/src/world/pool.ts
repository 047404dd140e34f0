import type { Hundredths } from '../economy/hoof.ts';
import { treasuryBonuses } from '../economy/payouts.ts';
import type { OpeningFacts } from './facts.ts';

/** The most the treasury would add to a match of this opening: `bonusOf(opening) // 3000` */
export function bonusOf({
  kind,
  stake,
  cardRarity,
  rarity,
}: Pick<OpeningFacts, 'kind' | 'stake' | 'cardRarity' | 'rarity'>): Hundredths {
  return Math.max(...treasuryBonuses({ kind, stake, bonusGranted: true }, cardRarity, rarity));
}
