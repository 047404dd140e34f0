import { api } from '@goats/ui/api/client.ts';
import { useQuery } from '@tanstack/react-query';

/** What somebody has done, as their page tells it. */
export function useAchievements(address: string, after = '') {
  return useQuery({
    queryKey: ['achievements', address.toLowerCase(), after],
    queryFn: async ({ signal }) =>
      (await api('GET /api/players/:address', { params: { address } }, { signal })).achievements,
    staleTime: 30_000,
  });
}
