import { api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { useQuery } from '@tanstack/react-query';

export const REMATCHES_KEY = ['/api/matches/rematch'] as const;
// Proposed, taken, turned down or run out: the lists' notices come for either kind.
refreshedBy(['challenges', 'requests', 'inbox', 'session'], REMATCHES_KEY);

/** What one of the two has proposed since the match, open or not. */
export function useRematchOf(matchId: string) {
  return useQuery({
    queryKey: [...REMATCHES_KEY, matchId],
    queryFn: ({ signal }) =>
      api('GET /api/matches/:id/rematch', { params: { id: matchId } }, { signal }),
    refetchInterval: () => pollEvery(3_000),
  });
}
