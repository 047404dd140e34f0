// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { refreshForSession } from '@goats/ui/api/refresh-on.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NftSummary } from '../catalogue/card-queries.ts';
import { CardTile } from './card-tile.tsx';

const OWNER = `0xbe00${'0'.repeat(32)}00b1`;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://goats.test');
    if (!pathname.startsWith('/api/cards')) return Response.json([]);
    asked.push(url);
    const ids = searchParams.get('of')?.split(',').map(Number) ?? [];
    return Response.json(ids.map(stateOf));
  });
  vi.stubGlobal('IntersectionObserver', Sighted);
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything is on screen, but is told so a little later than its neighbour. */
class Sighted {
  static turn = 0;
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe() {
    Sighted.turn = (Sighted.turn + 1) % 20;
    setTimeout(() => this.tell([{ isIntersecting: true }]), Sighted.turn);
  }
  unobserve() {}
  disconnect() {}
}

const stateOf = (id: number) => ({
  ...{ id, name: `The Flea #${id}`, priceHoof: 38, owner: OWNER, bond: null, state: 'free' },
  ...{ listing: null, onAuction: false, place: 'stadium' },
});

const listed = (id: number) =>
  ({
    ...{ id, name: `The Flea #${id}`, rarity: 'Common', goatScore: 61, momentTitle: 'A night' },
    ...{ imageUrl: `/api/images/cards/${id}.webp`, place: 'stadium', endTime: null, listing: null },
    ...{ pricePolygon: 20, priceHoof: 38, contractAddress: '0x0', tokenId: id },
  }) as unknown as NftSummary;

const CARDS = Array.from({ length: 24 }, (_, n) => listed(n + 1));

/** In small steps: what a page draws in between asks in between. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 2) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(2)));
  }
}

it('asks once whose the 24 cards in sight are, and once more for whoever signs in', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const { host, unmount } = await mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        {CARDS.map((card) => (
          <CardTile key={card.id} card={card} width={200} />
        ))}
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  expect(asked).toEqual([]);
  await pass(600);
  expect(asked).toHaveLength(1);
  expect(host.textContent.match(/Make an offer/g)).toHaveLength(24);
  await act(async () => refreshForSession());
  await pass(600);
  expect(asked).toHaveLength(2);
  await unmount();
});
