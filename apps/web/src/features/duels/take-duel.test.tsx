import { queryClient } from '@goats/ui/api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { walletCardsQuery, walletFiguresQuery } from '../wallet/wallet-queries.ts';
import type { Duel } from './duel-queries.ts';
import TakeDuel from './take-duel.tsx';

const ADA = `0xada${'0'.repeat(37)}`;
vi.mock('../wallet/wallet-store.ts', async (original) => ({
  ...(await original<object>()),
  useWallet: () => ({ address: ADA, signedInAs: ADA }),
}));
const CARD = {
  ...{ id: 7, name: 'The Flea #0007', rarity: 'Rare', goatScore: 80, imageUrl: '/flea.webp' },
  ...{ free: true, restsUntil: null, gamesToday: 0, bond: null, listing: null },
};

/** What somebody with so much HOOF finds behind a link for a stake of 25, or for nothing. */
function taking(hoofBalance: number, friendly = false): string {
  queryClient.setQueryData(walletCardsQuery(ADA).queryKey, { cards: [CARD] } as never);
  queryClient.setQueryData(walletFiguresQuery(ADA).queryKey, { hoofBalance } as never);
  const duel = { rarity: 'Rare', friendly, hoofStake: friendly ? 0 : 25, winnerTakes: 50 } as Duel;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <TakeDuel duel={duel} code="abc" />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
}
const firstButton = (markup: string) => /<button[^>]*>/.exec(markup)?.[0];

it('says that a stake is not there instead of letting the server refuse it', () => {
  const poor = taking(10);
  expect(poor).toContain('Required: 25, Available: 10');
  expect(firstButton(poor)).toContain('disabled=""');
  const able = taking(25);
  expect(able).not.toContain('Required');
  expect(firstButton(able)).not.toContain('disabled=""');
});

it('asks for no HOOF where nothing is at stake', () => {
  expect(firstButton(taking(0, true))).not.toContain('disabled=""');
});
