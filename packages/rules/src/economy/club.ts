/** Highest first: the first tier whose `from` the card count reaches is the member's. */
export const CLUB_TIERS = [
  { name: 'Legendary', from: 10, voteWeight: 10 },
  { name: 'Elite', from: 5, voteWeight: 5 },
  { name: 'Standard', from: 1, voteWeight: 1 },
] as const;

export type ClubTier = (typeof CLUB_TIERS)[number]['name'];

/** `clubTier(7) // 'Elite'`, `clubTier(0) // null` */
export function clubTier(cardCount: number): ClubTier | null {
  return CLUB_TIERS.find((tier) => cardCount >= tier.from)?.name ?? null;
}

/** `voteWeight(12) // 10`, `voteWeight(0) // 0` */
export function voteWeight(cardCount: number): number {
  return CLUB_TIERS.find((tier) => cardCount >= tier.from)?.voteWeight ?? 0;
}
