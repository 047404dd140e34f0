import { type Answer, api } from '@goats/ui/api/client.ts';
import { inWords } from '@goats/ui/api/failure-words.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { t } from '@goats/words';
import { queryOptions, useQuery } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1000;

export type LeaderboardEntry = Answer<'GET /api/leaderboard'>[number];

export type ExcludedSale = Answer<'GET /api/leaderboard/:id/excluded'>[number];

/** How much HOOF or SOL makes one Ξ; it changes with the configuration alone. */
export function useRates() {
  return useQuery({
    queryKey: ['/api/leaderboard/rates'],
    queryFn: ({ signal }) => api('GET /api/leaderboard/rates', {}, { signal }),
  });
}

const LEADERBOARD = ['/api/leaderboard'] as const;
refreshedBy(['leaderboard'], LEADERBOARD);

export function leaderboardQuery(limit: number) {
  return queryOptions({
    queryKey: [...LEADERBOARD, limit],
    queryFn: ({ signal }) =>
      api('GET /api/leaderboard', { query: { limit } }, { signal }).catch(
        inWords(() => t('Failed to fetch leaderboard data')),
      ),
    staleTime: FIVE_MINUTES,
  });
}

export function useLeaderboard(limit: number) {
  return useQuery(leaderboardQuery(limit));
}

/** The sales that do not count, asked for when somebody wants to see them. */
export function useExcludedSales(baseGoatId: number, enabled: boolean) {
  return useQuery({
    queryKey: [...LEADERBOARD, baseGoatId, 'excluded'],
    queryFn: ({ signal }) =>
      api('GET /api/leaderboard/:id/excluded', { params: { id: String(baseGoatId) } }, { signal }),
    staleTime: FIVE_MINUTES,
    enabled,
  });
}
