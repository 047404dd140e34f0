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
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DailyPack } from '../features/packs/daily-pack-queries.ts';
import { OPENING_MS, SHAKE_MS } from '../features/packs/reveal/pack-machine.ts';
import { walletState } from '../features/wallet/state/wallet-state.ts';
import { PackOpeningPage } from './pack-opening.tsx';

const BILLY = '0x91fa33be00000000000000000000000000000001';
const NANNY = '0x91fa33be00000000000000000000000000000002';
const CARDS = [11, 12, 13, 14, 15].map((id) => ({
  ...{ id, name: `Goat #${id}`, imageUrl: '/x', rarity: 'Common', momentTitle: 'A goal' },
}));

// A wallet that is signed in: what talks to one is loaded for it, and takes its own time.
vi.mock('../features/wallet/sign-in.ts', () => ({
  withSignIn: (work: (player: string) => Promise<unknown>) => work(BILLY),
}));

let page: Mounted;
let daily: DailyPack;
let opens: () => Response;
/** What was asked for, in order. */
let asked: string[];

const text = () => page.host.textContent ?? '';
const button = (name: string) =>
  [...page.host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => act(async () => button(name)?.click());

async function visit(): Promise<void> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  page = await mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <PackOpeningPage />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  await pass(50);
}

async function tear(label: string): Promise<void> {
  await press(label);
  await pass(SHAKE_MS);
  await pass(OPENING_MS);
}

beforeEach(() => {
  vi.useFakeTimers();
  HTMLImageElement.prototype.decode = async () => {};
  Element.prototype.scrollIntoView = () => {};
  walletState.set({ status: 'connected', address: BILLY, signedInAs: BILLY });
  daily = { due: true, because: 'match', nextAt: null, yours: null };
  opens = () => Response.json({ cards: CARDS, yours: 13 });
  asked = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    if (pathname === '/api/packs/daily') {
      return request.method === 'POST' ? opens() : Response.json(daily);
    }
    if (search === '?sample=pack') return Response.json({ nfts: CARDS });
    return Response.json({ error: 'Not here.', code: 'NOT_FOUND' }, { status: 404 });
  });
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  walletState.set({ status: 'disconnected', address: null, signedInAs: null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what is due says before it is torn that one of five becomes yours, and marks it when it is turned', async () => {
  await visit();
  expect(text()).toContain('One of these 5 becomes yours');
  expect(text()).not.toContain('shop window');
  await tear('Open the day’s pack');
  const yours = () => page.host.querySelectorAll('[data-yours=true]');
  // Face down nobody knows which.
  expect(yours()).toHaveLength(0);
  daily = { due: false, because: 'had', nextAt: '2099-01-01T00:00:00.000Z', yours: 13 };
  await press('Turn them all');
  expect(yours()).toHaveLength(1);
  const way = [...yours()[0]!.querySelectorAll('a')].find((each) =>
    each.textContent?.startsWith('See your card'),
  );
  expect(way?.getAttribute('href')).toBe('/nft/13');
  // It was opened, and stays on the table.
  expect(text()).toContain('One is among your cards now');
  expect(asked).toContain('POST /api/packs/daily');
  expect(asked).not.toContain('GET /api/nfts?sample=pack');
});

test('what is not due is a shop window, gives nothing, and says what makes a pack due', async () => {
  daily = { due: false, because: 'nothing-yet', nextAt: null, yours: null };
  await visit();
  expect(text()).toContain('A shop window');
  expect(text()).toContain('nothing is yours');
  const links = [...page.host.querySelectorAll('a')].map((each) => [
    each.textContent,
    each.getAttribute('href'),
  ]);
  expect(links).toContainEqual(['Play one match out', '/card-game?tab=lobby']);
  expect(links).toContainEqual(['solve the puzzle', '/puzzle']);
  await tear('Tear it open');
  expect(asked).not.toContain('POST /api/packs/daily');
  expect(asked).toContain('GET /api/nfts?sample=pack');
});

test('whoever had today’s card is led to it, and told when the next can be due', async () => {
  vi.setSystemTime(Date.parse('2026-11-17T19:00:00Z'));
  daily = { due: false, because: 'had', nextAt: '2026-11-18T00:00:00.000Z', yours: 17 };
  await visit();
  expect(text()).toContain('Today’s card is yours');
  expect(text()).toMatch(/after midnight UTC \(in [45]h/);
  expect(page.host.querySelector('a[href="/nft/17"]')).not.toBeNull();
});

test('opened in another tab meanwhile: it says so, and the shop window is there instead', async () => {
  await visit();
  daily = { due: false, because: 'had', nextAt: '2099-01-01T00:00:00.000Z', yours: 17 };
  const error = 'You have had the card of this day.';
  opens = () => Response.json({ error, code: 'NOT_DUE' }, { status: 409 });
  await press('Open the day’s pack');
  await pass(50);
  expect(page.host.querySelector('[role=alert]')?.textContent).toBe(error);
  expect(text()).toContain('A shop window');
});

test('without a wallet nothing is asked and nothing is promised', async () => {
  walletState.set({ status: 'disconnected', address: null, signedInAs: null });
  await visit();
  expect(asked).toEqual([]);
  expect(text()).toContain('with your wallet signed in');
});

test('the next account finds a clean table, and a pack of its own', async () => {
  await visit();
  await tear('Open the day’s pack');
  await press('Turn them all');
  expect(text()).toContain('One is among your cards now');
  await act(async () => walletState.set({ address: NANNY, signedInAs: NANNY }));
  await pass(50);
  expect(text()).not.toContain('among your cards now');
  expect(page.host.querySelector('[data-yours=true]')).toBeNull();
  expect(button('Open the day’s pack')).toBeDefined();
});

test('whoever signs in beside a torn shop window keeps what lies there', async () => {
  walletState.set({ status: 'disconnected', address: null, signedInAs: null });
  await visit();
  await tear('Tear it open');
  await press('Turn them all');
  const cards = page.host.querySelectorAll('a[href^="/nft/"]').length;
  expect(cards).toBeGreaterThan(0);
  await act(async () =>
    walletState.set({ address: BILLY, signedInAs: BILLY, status: 'connected' }),
  );
  await pass(50);
  expect(page.host.querySelectorAll('a[href^="/nft/"]')).toHaveLength(cards);
});
