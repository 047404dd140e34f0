import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery, withoutChannel } from '@goats/ui/api/polling.ts';
import { JUST_READ_MS } from '@goats/ui/api/query-client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useWallet } from '../wallet/wallet-store.ts';

export type Season = Answer<'GET /api/season'>;
export type SeasonRow = Season['top'][number];

/** Looked at again this often, while somebody looks. */
const POLL_MS = 30_000;
const SEASONS = 6;

const SEASON = ['/api/season'] as const;

/** `seasonQuery(signedInAs)`: one's own standing is part of the answer. */
export function seasonQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...SEASON, wallet],
    queryFn: ({ signal }) => api('GET /api/season', {}, { signal }),
    staleTime: JUST_READ_MS,
  });
}

export function useSeason() {
  const { signedInAs } = useWallet();
  return useQuery({
    ...seasonQuery(signedInAs),
    refetchInterval: () => pollEvery(POLL_MS),
    refetchOnWindowFocus: withoutChannel,
  });
}

const pastSeasonsQuery = queryOptions({
  queryKey: ['/api/seasons'],
  queryFn: ({ signal }) => api('GET /api/seasons', { query: { limit: SEASONS } }, { signal }),
  staleTime: 60_000,
});

refreshedBy(['session', 'week'], SEASON, pastSeasonsQuery.queryKey);

export function usePastSeasons() {
  return useQuery(pastSeasonsQuery);
}
