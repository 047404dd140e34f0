import type { Rarity } from '@goats/rules';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { cardKey } from '../catalogue/card-queries.ts';

export type Sale = Answer<'GET /api/cards/:id/sales'>['sales'][number];
export type Currency = Sale['currency'];
export type PricesLike = Answer<'GET /api/cards/:id/prices'>;
export type Prices = Answer<'GET /api/prices'>;

/** Every price that was paid for a card. */
export function useCardSales(cardId: number) {
  return useQuery({
    queryKey: [...cardKey(cardId), 'sales'],
    queryFn: ({ signal }) =>
      api('GET /api/cards/:id/sales', { params: { id: String(cardId) } }, { signal }),
    staleTime: 60_000,
    select: ({ sales }) => sales,
  });
}

/** What cards like this one cost and fetched. */
export function usePricesLike(cardId: number) {
  return useQuery({
    queryKey: [...cardKey(cardId), 'prices'],
    queryFn: ({ signal }) =>
      api('GET /api/cards/:id/prices', { params: { id: String(cardId) } }, { signal }),
    staleTime: 30_000,
  });
}

/** What everything, a goat or a tier costs and fetched. */
export function pricesQuery(of: { goat?: string; rarity?: Rarity }) {
  return queryOptions({
    queryKey: ['/api/prices', of],
    queryFn: ({ signal }) => api('GET /api/prices', { query: of }, { signal }),
    staleTime: 30_000,
  });
}

export function usePrices(of: { goat?: string; rarity?: Rarity }, enabled = true) {
  return useQuery({ ...pricesQuery(of), enabled });
}
