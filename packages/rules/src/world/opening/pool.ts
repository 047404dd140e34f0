import type { Hundredths } from '../../economy/hoof.ts';
import { type BonusFacts, treasuryBonuses, whyNoBonus } from '../../economy/payouts.ts';
import type { OpeningFacts } from './facts.ts';

type Offer = Pick<OpeningFacts, 'kind' | 'stake' | 'cardRarity' | 'rarity'>;

/** The most the treasury would add to a match of this opening: `bonusOf(opening) // 3000` */
export function bonusOf({ kind, stake, cardRarity, rarity }: Offer): Hundredths {
  if (kind === 'friendly') return 0;
  return Math.max(...treasuryBonuses({ kind, stake, bonusGranted: true }, cardRarity, rarity));
}

/**
 * What the treasury would really add now, for these two wallets: what a list shows, what opening
 * counts on and what accepting promises. `bonusNow(opening, { treasury, bonusMatchesToday: 3, sides }) // 0`
 */
export function bonusNow(offer: Offer, facts: Omit<BonusFacts, 'bonus'>): Hundredths {
  const bonus = bonusOf(offer);
  return whyNoBonus({ ...facts, bonus }) === null ? bonus : 0;
}
