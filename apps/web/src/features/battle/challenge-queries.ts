import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../api/client.ts';

export type Challenge = Answer<'GET /api/challenges'>[number];

export const CHALLENGES_KEY = ['/api/challenges'] as const;

/** Used when a challenge has no picture. */
export const PLACEHOLDER_GOAT = '/api/images/placeholder-goat.jpg';

/** Home and the floating button ask every 15 s, lists every 10, the lobby every 5. */
export function useChallenges(everyMs: 5_000 | 10_000 | 15_000) {
  return useQuery<Challenge[]>({ queryKey: CHALLENGES_KEY, refetchInterval: everyMs });
}

/** `openChallenges(challenges)`: the ones that can still be accepted. */
export function openChallenges(challenges: readonly Challenge[] | undefined): Challenge[] {
  return (challenges ?? []).filter((challenge) => challenge.status === 'open');
}
