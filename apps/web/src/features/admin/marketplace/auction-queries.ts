import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../api/client.ts';
import { toast } from '../../../ui/toasts.tsx';
import { adminApi, sentenceOf } from '../admin-session.ts';

export type Auction = Answer<'GET /api/admin/auctions'>['auctions'][number];
export type AuctionState = Auction['state'];
export type AdminBid = Answer<'GET /api/admin/auctions/:id'>['bids'][number];

export function useAuctions(state: AuctionState) {
  return useInfiniteQuery({
    queryKey: ['admin', 'auctions', state],
    queryFn: ({ pageParam }) =>
      adminApi('GET /api/admin/auctions', {
        query: { state, limit: 20, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function useAuction(id: number | null) {
  return useQuery({
    queryKey: ['admin', 'auction', id],
    queryFn: () => adminApi('GET /api/admin/auctions/:id', { params: { id: String(id) } }),
    enabled: id !== null,
  });
}

/** One deed of the operator: it says how it went, and everything the operator sees is read anew. */
export function useDeed<Input, Result>(
  deed: (input: Input) => Promise<Result>,
  told: (result: Result) => { title: string; description: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: (result) => toast(told(result)),
    onError: (error) => toast({ title: 'Not Done', description: sentenceOf(error), tone: 'red' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
