import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useWallet } from '../../wallet/wallet-store.ts';

export type LiveMatch = Answer<'GET /api/me/live'>[number];

const EVERY_MS = 5_000;
const LIVE = ['/api/live'] as const;
const FRIENDS = ['/api/me/live'] as const;
refreshedBy(['matches', 'session'], LIVE, FRIENDS);

export const liveQuery = queryOptions({
  queryKey: LIVE,
  queryFn: ({ signal }) => api('GET /api/live', {}, { signal }),
  staleTime: 0,
});

/** What everybody may watch. */
export function useLive() {
  return useQuery({ ...liveQuery, refetchInterval: () => pollEvery(EVERY_MS) });
}

export function friendsLiveQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...FRIENDS, wallet],
    queryFn: ({ signal }) => api('GET /api/me/live', {}, { signal }),
    enabled: wallet !== null,
    staleTime: 0,
  });
}

/** What friends play; nothing while nobody is signed in. */
export function useFriendsLive() {
  const { signedInAs } = useWallet();
  return useQuery({
    ...friendsLiveQuery(signedInAs),
    refetchInterval: () => pollEvery(EVERY_MS),
  });
}
