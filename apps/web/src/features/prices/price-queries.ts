import type { Rarity } from '@goats/rules';
import { useQuery } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';

export type Sale = Answer<'GET /api/cards/:id/sales'>['sales'][number];
export type Currency = Sale['currency'];
export type Prices = Answer<'GET /api/prices'>;

/** Under the card's own key: whoever trades it asks all of it anew. */
export function useCardSales(cardId: number) {
  return useQuery({
    queryKey: ['/api/cards', cardId, 'sales'],
    queryFn: ({ signal }) =>
      api('GET /api/cards/:id/sales', { params: { id: String(cardId) } }, { signal }),
    staleTime: 60_000,
    select: ({ sales }) => sales,
  });
}

/** What everything, a goat or a tier costs and fetched. */
export function usePrices(of: { goat?: string; rarity?: Rarity }, enabled = true) {
  return useQuery({
    queryKey: ['/api/prices', of],
    queryFn: ({ signal }) => api('GET /api/prices', { query: of }, { signal }),
    staleTime: 30_000,
    enabled,
  });
}
