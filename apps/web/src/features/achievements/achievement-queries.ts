import { api } from '@goats/ui/api/client.ts';
import { useQuery } from '@tanstack/react-query';

/** What somebody's matches made true, up to and with this one. */
export function useAchievements(address: string, matchId: string) {
  return useQuery({
    queryKey: ['achievements', address.toLowerCase(), matchId],
    queryFn: ({ signal }) =>
      api('GET /api/players/:address/achievements', { params: { address } }, { signal }),
    staleTime: 30_000,
  });
}
