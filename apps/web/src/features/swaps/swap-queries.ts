import { type Answer, api } from '@goats/ui/api/client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { cardKey } from '../catalogue/card-queries.ts';
import { OWN_MARKET } from '../trading/trading-queries.ts';
import { WALLETS } from '../wallet/wallet-queries.ts';

export type Swap = Answer<'GET /api/me/swaps'>['swaps'][number];

const OWN_SWAPS = [...OWN_MARKET, 'swaps'] as const;
// Every proposal and every end of one is a line in the inbox.
refreshedBy(['inbox'], OWN_SWAPS);

const PAGE = 20;

/** Swaps of the signed-in wallet, both ways: those that wait, or those that are over. */
export function useOwnSwaps(wallet: string, state: 'open' | 'over') {
  return useInfiniteQuery({
    queryKey: [...OWN_SWAPS, wallet, state],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/me/swaps',
        { query: { state, limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** Everything that shows who has these cards. */
export function refreshSwap(cardIds: readonly number[]) {
  return (queryClient: QueryClient) =>
    Promise.all(
      [WALLETS, OWN_MARKET, ...cardIds.map(cardKey)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export const cardIdsOf = ({ give, take }: Pick<Swap, 'give' | 'take'>) =>
  [...give, ...take].map(({ id }) => id);
