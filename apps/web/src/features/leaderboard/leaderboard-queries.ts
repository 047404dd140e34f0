import { useQuery } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export type LeaderboardEntry = Answer<'GET /api/leaderboard'>[number];

export type ExcludedSale = Answer<'GET /api/leaderboard/:id/excluded'>[number];

/** How much HOOF or SOL makes one Ξ; it changes with the configuration alone. */
export function useRates() {
  return useQuery<Answer<'GET /api/leaderboard/rates'>>({
    queryKey: ['/api/leaderboard/rates'],
  });
}

export function useLeaderboard(limit: number) {
  return useQuery({
    queryKey: ['/api/leaderboard', limit],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/leaderboard?limit=${limit}`, {
        credentials: 'include',
        signal,
      });
      if (!response.ok) throw new Error('Failed to fetch leaderboard data');
      return (await response.json()) as LeaderboardEntry[];
    },
    staleTime: FIVE_MINUTES,
  });
}

/** The sales that do not count, asked for when somebody wants to see them. */
export function useExcludedSales(baseGoatId: number, enabled: boolean) {
  return useQuery({
    queryKey: ['/api/leaderboard', baseGoatId, 'excluded'],
    queryFn: ({ signal }) =>
      api('GET /api/leaderboard/:id/excluded', { params: { id: String(baseGoatId) } }, { signal }),
    staleTime: FIVE_MINUTES,
    enabled,
  });
}
