import type { Rarity } from '@goats/rules';
import { useQuery } from '@tanstack/react-query';

export interface Challenge {
  id: number;
  challengerId: string;
  challengerNftId: number;
  challengerNftName: string;
  challengerNftRarity: Rarity;
  challengerNftImageUrl: string | null;
  hoofStake: number;
  rarity: Rarity;
  expiresAt: string;
  status: string;
}

/** Used when a challenge has no picture. */
export const PLACEHOLDER_GOAT = '/api/images/placeholder-goat.jpg';

/** Home and the floating button ask every 15 s, lists every 10, the lobby every 5. */
export function useChallenges(everyMs: 5_000 | 10_000 | 15_000) {
  return useQuery<Challenge[]>({ queryKey: ['/api/challenges'], refetchInterval: everyMs });
}

/** `openChallenges(challenges)`: the ones that can still be accepted. */
export function openChallenges(challenges: readonly Challenge[] | undefined): Challenge[] {
  return (challenges ?? []).filter((challenge) => challenge.status === 'open');
}
