// @vitest-environment happy-dom
import { queryClient } from '@goats/ui/api/query-client.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walletState } from '../wallet/state/wallet-state.ts';
import { type OwnedCard, walletCardsQuery } from '../wallet/wallet-queries.ts';
import SwapButton from './swap-button.tsx';

const [ADA, BILLY, NAN] = ['ad', 'b1', 'aa'].map((each) => `0x${each.repeat(20)}`) as [
  ...[string, string, string],
];

vi.mock('../wallet/sign-in.ts', () => ({ ensureSignedIn: async () => BILLY }));

const card = (id: number, more: Partial<OwnedCard> = {}) =>
  ({
    ...{ id, name: `The Flea #${id}`, imageUrl: '', goatName: 'The Flea', goatScore: 70 },
    ...{ rarity: 'Common', bond: null, listing: null, place: 'stadium' },
    ...{ free: true, restsUntil: null, attributes: {} },
    ...more,
  }) as unknown as OwnedCard;

let mounted: Mounted;
const boxes = () => [...mounted.host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const ticked = () => boxes().filter(({ checked }) => checked).length;

async function open(take: readonly number[], give: readonly number[]) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  mounted = await mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <SwapButton address={ADA} take={take} give={give} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await act(async () => mounted.host.querySelector('button')?.click());
  await act(() => vi.dynamicImportSettled());
}

describe('the form of a swap', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    walletState.set({ status: 'connected', address: BILLY, signedInAs: BILLY });
    const listing = { price: 5, seller: ADA, since: '2026-06-22T12:00:00.000Z' };
    const cardsOf = (address: string, cards: OwnedCard[]) =>
      queryClient.setQueryData(walletCardsQuery(address).queryKey, { cards } as never);
    cardsOf(ADA, [card(1), card(2, { listing })]);
    cardsOf(BILLY, [card(11), card(12)]);
    cardsOf(NAN, [card(21)]);
  });
  afterEach(async () => {
    await mounted.unmount();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  it('never opens with a card ticked that cannot go, and so cannot be unticked', async () => {
    await open([1, 2], [11]);
    expect(ticked()).toBe(2);
    expect(boxes().some(({ checked, disabled }) => checked && disabled)).toBe(false);
  });

  it('forgets what was picked when the wallet turns to another account', async () => {
    await open([1], []);
    await act(async () =>
      boxes()
        .find(({ checked, disabled }) => !checked && !disabled)
        ?.click(),
    );
    expect(ticked()).toBe(2);
    await act(async () => walletState.set({ address: NAN, signedInAs: null }));
    expect(boxes().some((box) => box.getAttribute('aria-label')?.startsWith('The Flea #21'))).toBe(
      true,
    );
    await act(async () => walletState.set({ address: BILLY, signedInAs: null }));
    expect(ticked()).toBe(1);
  });
});
