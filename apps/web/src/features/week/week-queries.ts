import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery, withoutChannel } from '@goats/ui/api/polling.ts';
import { JUST_READ_MS } from '@goats/ui/api/query-client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useWallet } from '../wallet/wallet-store.ts';

export type Week = Answer<'GET /api/week'>;
export type WeekEntry = Week['entries'][number];
export type PastWeek = Answer<'GET /api/weeks'>[number];

/** Looked at again this often, while somebody looks. */
const POLL_MS = 15_000;
const WEEKS = 4;

const WEEK = ['/api/week'] as const;

/** `weekQuery(signedInAs)`: one's own place is part of the answer. */
export function weekQuery(wallet: string | null) {
  return queryOptions({
    queryKey: [...WEEK, wallet],
    queryFn: ({ signal }) => api('GET /api/week', {}, { signal }),
    staleTime: JUST_READ_MS,
  });
}

export function useWeek() {
  const { signedInAs } = useWallet();
  return useQuery({
    ...weekQuery(signedInAs),
    refetchInterval: () => pollEvery(POLL_MS),
    refetchOnWindowFocus: withoutChannel,
  });
}

/** The weeks before, newest first, page by page. */
export const pastWeeksQuery = infiniteQueryOptions({
  queryKey: ['/api/weeks'],
  queryFn: ({ pageParam, signal }) =>
    api(
      'GET /api/weeks',
      { query: { limit: WEEKS, ...(pageParam && { before: pageParam }) } },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < WEEKS ? null : page.at(-1)?.week),
  // A week may end and be paid while nobody looks.
  staleTime: 60_000,
});

refreshedBy(['week', 'session'], WEEK, pastWeeksQuery.queryKey);

export function usePastWeeks() {
  return useInfiniteQuery(pastWeeksQuery);
}

export function paymentQuery(id: number) {
  return queryOptions({
    queryKey: ['/api/ledger', id],
    queryFn: ({ signal }) => api('GET /api/ledger/:id', { params: { id: String(id) } }, { signal }),
  });
}

export function usePayment(id: number) {
  return useQuery(paymentQuery(id));
}
