import { type Rarity, tierRank } from '../rarity.ts';

/** How many ranks the opponent stands above the challenger; never below zero. */
function ranksAbove(challenger: Rarity, opponent: Rarity): 0 | 1 | 2 | 3 {
  return Math.max(0, tierRank(opponent) - tierRank(challenger)) as 0 | 1 | 2 | 3;
}

/** The quick dialog's table, by ranks above: the one that is paid. */
export const QUICK_MULTIPLIERS = [1, 1.5, 2.5, 4] as const;

/** The battle guide's table, by ranks above: shown there, never paid. */
export const GUIDE_MULTIPLIERS = [1, 2, 3, 4] as const;

/** The landing page's one figure for any higher rarity: shown there, never paid. */
export const LANDING_MULTIPLIER = 1.5;

/** `quickMultiplier('Common', 'Legendary') // 4` */
export function quickMultiplier(challenger: Rarity, opponent: Rarity): number {
  return QUICK_MULTIPLIERS[ranksAbove(challenger, opponent)];
}

/** `guideMultiplier('Common', 'Rare') // 2` */
export function guideMultiplier(challenger: Rarity, opponent: Rarity): number {
  return GUIDE_MULTIPLIERS[ranksAbove(challenger, opponent)];
}
