import { ApiError } from '@goats/contract';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useWallet } from '../wallet/wallet-store.ts';

export type Duel = Answer<'GET /api/duels/:code'>;

export const DUELS_KEY = ['/api/duels'] as const;
refreshedBy(['challenges', 'inbox', 'session'], DUELS_KEY);

const ownDuelsQuery = queryOptions({
  queryKey: [...DUELS_KEY, 'own'],
  queryFn: ({ signal }) => api('GET /api/me/duels', {}, { signal }),
  staleTime: 0,
});

const LOOK_AGAIN_MS = 10_000;

/** What a link is about; asked again while somebody looks: it is used once, and no list tells when. */
export function useDuel(code: string) {
  return useQuery({
    queryKey: [...DUELS_KEY, code],
    queryFn: ({ signal }) => api('GET /api/duels/:code', { params: { code } }, { signal }),
    retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
  });
}

/** One's own links, and what is for oneself alone; nothing before a signature. */
export function useOwnDuels() {
  const { signedInAs } = useWallet();
  return useQuery({ ...ownDuelsQuery, enabled: signedInAs !== null });
}

/** How a link is over: `overOf(error) // { status: 'accepted', matchId: '12' }`; null when it is not. */
export function overOf(error: unknown): { status: Duel['status']; matchId: string | null } | null {
  if (!(error instanceof ApiError) || error.code !== 'DUEL_OVER') return null;
  return error.details as { status: Duel['status']; matchId: string | null };
}
