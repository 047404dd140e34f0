import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { refreshBattles } from './battle-queries.ts';

export type Challenge = Answer<'GET /api/challenges'>[number];

/** Used when a challenge has no picture. */
export const PLACEHOLDER_GOAT = '/api/images/placeholder-goat.jpg';

export const challengesQuery = queryOptions({
  queryKey: ['/api/challenges'],
  queryFn: ({ signal }) => api('GET /api/challenges', {}, { signal }),
});

export const CHALLENGES_KEY = challengesQuery.queryKey;
refreshedBy(['challenges', 'session'], CHALLENGES_KEY);

/** Home and the floating button ask every 15 s, lists every 10, the lobby every 5. */
export function useChallenges(everyMs: 5_000 | 10_000 | 15_000) {
  return useQuery({ ...challengesQuery, refetchInterval: () => pollEvery(everyMs) });
}

/** `openChallenges(challenges)`: the ones of the lobby that can still be accepted. */
export function openChallenges(challenges: readonly Challenge[] | undefined): Challenge[] {
  return (challenges ?? []).filter(({ status, to }) => status === 'open' && to === undefined);
}

/** One that is taken is a match: the challenges, and what a battle changes. */
export function refreshChallenges(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: CHALLENGES_KEY }),
    refreshBattles(queryClient),
  ]);
}
