import { ApiError } from '@goats/contract';
import { api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { useQuery } from '@tanstack/react-query';
import { CHALLENGES_KEY, openChallenges, useChallenges } from '../challenge-queries.ts';

const POLL_MS = 5_000;

/**
 * Whether one's own challenge can still be taken. The list has no room for everybody's: one that is
 * missing there is asked for by its number, and stands until the server says that it is over.
 */
export function useStands(id: number | null): boolean {
  const { data: listed } = useChallenges(POLL_MS);
  const missing = listed !== undefined && !openChallenges(listed).some((one) => one.id === id);
  const { data: own, error } = useQuery({
    queryKey: [...CHALLENGES_KEY, id],
    queryFn: ({ signal }) =>
      api('GET /api/challenges/:id', { params: { id: String(id) } }, { signal }),
    enabled: id !== null && missing,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && state.data.status !== 'open' ? false : pollEvery(POLL_MS),
  });
  if (id === null) return false;
  if (own && own.status !== 'open') return false;
  return !(error instanceof ApiError && error.code === 'NOT_FOUND');
}
