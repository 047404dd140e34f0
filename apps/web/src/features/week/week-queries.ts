import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';
import { useWallet } from '../wallet/wallet-store.ts';

export type Week = Answer<'GET /api/week'>;
export type WeekEntry = Week['entries'][number];
export type PastWeek = Answer<'GET /api/weeks'>[number];
export type Payment = Answer<'GET /api/ledger/:id'>;

/** Looked at again this often, while somebody looks. */
const POLL_MS = 15_000;
const WEEKS = 4;

/** `weekKey(signedInAs)`: one's own place is part of the answer. */
export const weekKey = (wallet: string | null) => ['/api/week', wallet] as const;

export function useWeek() {
  const { signedInAs } = useWallet();
  return useQuery({
    queryKey: weekKey(signedInAs),
    queryFn: ({ signal }) => api('GET /api/week', {}, { signal }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
}

export const PAST_WEEKS_KEY = ['/api/weeks'] as const;

/** The weeks before, newest first, page by page. */
export function usePastWeeks() {
  return useInfiniteQuery({
    queryKey: PAST_WEEKS_KEY,
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
}

export function usePayment(id: number) {
  return useQuery<Payment>({ queryKey: ['/api/ledger', id] });
}
