/** Highest first: the first tier whose `from` the card count reaches is the member's. */
export const CLUB_TIERS = [
  { name: 'Legendary', from: 10, voteWeight: 10 },
  { name: 'Elite', from: 5, voteWeight: 5 },
  { name: 'Standard', from: 1, voteWeight: 1 },
] as const;

export type ClubTier = (typeof CLUB_TIERS)[number]['name'];

/**
 * `clubTier(7) // 'Elite'`, `clubTier(0) // null`. Lent cards open the door and count for no more:
 * `clubTier(0, 3) // 'Standard'`
 */
export function clubTier(cardCount: number, lentCount = 0): ClubTier | null {
  const counted = Math.max(cardCount, Math.min(lentCount, 1));
  return CLUB_TIERS.find((tier) => counted >= tier.from)?.name ?? null;
}

/** `voteWeight(12) // 10`, `voteWeight(0) // 0` */
export function voteWeight(cardCount: number): number {
  return CLUB_TIERS.find((tier) => cardCount >= tier.from)?.voteWeight ?? 0;
}
