import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardKey } from '../catalogue/card-queries.ts';
import type { Lack } from '../wallet/purse.ts';
import type { WalletFigures } from '../wallet/wallet-queries.ts';
import NearestDeal from './nearest-deal.tsx';

const mintsLeft = { all: 20, legendary: 3, perDay: 20, legendaryPerDay: 3, nextAt: '' };
const LACK: Lack = { kind: 'free', brief: 'Not enough to trade', words: '' };

/** What a wallet with so much gifted HOOF is offered instead of card 17. */
function offered(hoofBalance: number, alike: object | null, lack = LACK): string {
  queryClient.setQueryData([...cardKey(17), 'alike'], { card: alike });
  const figures = { hoofBalance, tradable: 0, mintsLeft, starterClaimed: true } as WalletFigures;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <NearestDeal {...{ figures, lack }} cardId={17} rarity="Rare" />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}

it('offers whoever cannot pay what they can have, with its price and the way there', () => {
  const alike = { id: 4711, name: 'The Flea #0711', priceHoof: 36 };
  expect(offered(500, alike)).toMatch(/href="\/nft\/4711".*Mint one like it, 36 HOOF/);
  expect(offered(20, alike)).toContain('Sell a card');
  expect(offered(20, null, { ...LACK, kind: 'hoof' })).toContain('Play for more HOOF');
});
