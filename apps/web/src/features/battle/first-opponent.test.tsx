// @vitest-environment happy-dom

import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { walletCardsQuery, walletFiguresQuery } from '../wallet/wallet-queries.ts';
import { challengesQuery } from './challenge-queries.ts';
import { FirstOpponent } from './first-opponent.tsx';

const BILLY = '0x91fa33be00000000000000000000000000000001';
const FLEA = {
  ...{ id: 5, name: 'The Flea #0005', rarity: 'Common', goatScore: 67 },
  ...{ imageUrl: '/api/images/card-5.webp', free: true, restsUntil: null, gamesToday: 0 },
};
const WIZARD = { ...FLEA, id: 6, name: 'The Wizard #0006', rarity: 'Epic', goatScore: 91 };
const KID = {
  ...{ id: 12, status: 'open', challengerId: '0x2', challengerName: 'The Kid from Row F' },
  ...{ challengerHouse: true, challengerStrength: 'friendly', challengerNftId: 7 },
  ...{ challengerNftName: 'Magic Goat #0007', challengerNftRarity: 'Common' },
  ...{ challengerNftImageUrl: '/api/images/card-7.webp', challengerNftGoatScore: 66 },
  ...{ hoofStake: 10, rarity: 'Common', winnerTakes: 20, bonus: 0 },
};

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

async function offer(challenges: object[], cards: object[], hoofBalance: number) {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(challengesQuery.queryKey, challenges as never);
  client.setQueryData(walletCardsQuery(BILLY).queryKey, { cards } as never);
  client.setQueryData(walletFiguresQuery(BILLY).queryKey, { hoofBalance } as never);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  mounted = await mount(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router as never}>
        <FirstOpponent address={BILLY} onDone={() => {}} />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return mounted.host.textContent ?? '';
}

test('the stake is named before it is pressed: who, which card, how much, and what is left alone', async () => {
  const text = await offer([KID], [WIZARD, FLEA], 500);
  expect(text).toContain('A kind first opponent');
  expect(mounted.host.querySelector('button')?.textContent).toMatch(
    /Play The Kid from Row F: The Flea #0005 for .*10 HOOF$/,
  );
  expect(text).toContain('Win and take 20. Lose and it costs your 10. Your card stays yours');
});

test('where the house has nothing up, a challenge is put up that most can answer', async () => {
  const text = await offer([], [WIZARD, FLEA], 500);
  expect(text).toContain('Put The Flea #0005 up for 10 HOOF');
  expect(text).toContain('after twenty seconds or so, the house does');
  expect(text).toContain('Learn by playing');
});

test('without a card to play or a stake to put up, only practice is offered', async () => {
  const text = await offer([KID], [FLEA], 9);
  expect(text).not.toContain('Put The Flea');
  expect(text).toContain('Learn by playing');
});
