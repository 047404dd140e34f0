import type { QueryClient } from '@tanstack/react-query';
import { cardKey } from '../catalogue/card-queries.ts';
import { WALLETS } from '../wallet/wallet-queries.ts';
import { OWN_MARKET } from './trading-queries.ts';

/** Everything that shows a deal about a card: `useStake({ …, refresh: refreshTrade(card.id) })` */
export function refreshTrade(cardId: number) {
  return (queryClient: QueryClient) =>
    Promise.all(
      [WALLETS, cardKey(cardId), OWN_MARKET].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
