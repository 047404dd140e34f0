import { type Answer, api } from '@goats/ui/api/client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cardKey } from '../catalogue/card-queries.ts';
import { walletKey } from '../wallet/wallet-queries.ts';

export type Offer = Answer<'GET /api/cards/:id/offers'>['offers'][number];
export type ListedOffer = Answer<'GET /api/me/offers'>['offers'][number];
export type Trade = Answer<'GET /api/me/trades'>['trades'][number];

/** The signed-in wallet's offers and trades: whoever trades asks both anew. */
export const OWN_MARKET = ['/api/me', 'market'] as const;
refreshedBy(['listings', 'session'], OWN_MARKET);

const PAGE = 20;

/** What stands open for a card, highest first. */
export function useCardOffers(cardId: number, enabled: boolean) {
  return useQuery({
    queryKey: [...cardKey(cardId), 'offers'],
    queryFn: ({ signal }) =>
      api('GET /api/cards/:id/offers', { params: { id: String(cardId) } }, { signal }),
    enabled,
    // Others offer, withdraw and accept while nobody here is told.
    staleTime: 0,
    select: ({ offers }) => offers,
  });
}

/** The cards that a wallet has up for sale. */
export function useShelf(address: string) {
  return useInfiniteQuery({
    queryKey: [...walletKey(address), 'shelf'],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/wallets/:address/cards',
        {
          params: { address },
          query: { listed: 'true', limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** Offers of the signed-in wallet: those it made, or those for its cards. */
export function useOwnOffers(wallet: string, side: 'made' | 'received') {
  return useInfiniteQuery({
    queryKey: [...OWN_MARKET, 'offers', wallet, side],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/me/offers',
        { query: { side, limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** What the signed-in wallet sold and bought. */
export function useTrades(wallet: string) {
  return useInfiniteQuery({
    queryKey: [...OWN_MARKET, 'trades', wallet],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/me/trades',
        { query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
