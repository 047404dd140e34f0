import type { Answer } from '@goats/ui/api/client.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminApi } from '../admin-session.ts';

export type Auction = Answer<'GET /api/admin/auctions'>['auctions'][number];
export type AuctionList = Auction['state'];
export type AskedBuyer = Auction['asked'][number];
export type AdminBid = Answer<'GET /api/admin/auctions/:id'>['bids'][number];

export function useAuctions(state: AuctionList) {
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
