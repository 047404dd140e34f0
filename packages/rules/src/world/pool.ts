import type { Hundredths } from '../economy/hoof.ts';
import { treasuryBonuses, winnerTakes } from '../economy/payouts.ts';
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

/** What the winner may take: both stakes and the bonus. `poolOf(1000, 3000) // 5000` */
export function poolOf(stake: Hundredths, bonus: Hundredths): Hundredths {
  return winnerTakes(stake) + bonus;
}
