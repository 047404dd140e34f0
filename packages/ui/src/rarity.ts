/** The tiers as the design knows them; 'GOATed' has a colour but no card carries it yet. */
export type TierName = 'Common' | 'Rare' | 'Epic' | 'Legendary' | 'GOATed';

const TIERS = {
  Common: { slashes: 1, color: 'var(--color-common)' },
  Rare: { slashes: 2, color: 'var(--color-rare)' },
  Epic: { slashes: 3, color: 'var(--color-epic)' },
  Legendary: { slashes: 4, color: 'var(--color-legendary)' },
  GOATed: { slashes: 5, color: 'var(--color-goated)' },
} as const satisfies Record<TierName, { slashes: number; color: string }>;

/** `tierLook('Epic') // { slashes: 3, color: 'var(--color-epic)' }`; unknown words look Common. */
export function tierLook(rarity: string): { slashes: number; color: string } {
  return Object.hasOwn(TIERS, rarity) ? TIERS[rarity as TierName] : TIERS.Common;
}
