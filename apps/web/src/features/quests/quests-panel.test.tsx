// @vitest-environment happy-dom

import { queryClient } from '@goats/ui/api/query-client.ts';
import { hearServerTime } from '@goats/ui/server-clock.ts';
import { type Mounted, mount } from '@goats/ui/testing/mount.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletState } from '../wallet/state/wallet-state.ts';
import QuestGains from './quest-gains.tsx';
import type { OwnQuests } from './quest-queries.ts';
import QuestsPanel from './quests-panel.tsx';

const BILLY = '0x91fa33be00000000000000000000000000000001';
const NOON = Date.parse('2026-11-18T12:00:00Z');

const signsIn = vi.hoisted(() => vi.fn(async () => null));
vi.mock('../wallet/sign-in.ts', () => ({
  ensureSignedIn: signsIn,
  withSignIn: (work: (player: string) => Promise<unknown>) => work(BILLY),
}));

const quest = (name: string, text: string, done: number, goal = 1) => ({
  ...{ id: `2026-11-18-${name}`, text, goal, done, paid: false, by: done > 0 ? ['7'] : [] },
});

let page: Mounted;
let mine: OwnQuests;
let today: Pick<OwnQuests, 'quests'>;
/** What was asked for, in order. */
let asked: string[];

const text = () => page.host.textContent ?? '';
const buttons = () => [...page.host.querySelectorAll('button')].map((each) => each.textContent);
const button = (name: string) =>
  [...page.host.querySelectorAll('button')].find((each) => each.textContent?.includes(name));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(node: ReactNode): Promise<void> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  page = await mount(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>{node}</QueryClientProvider>
    </RouterContextProvider>,
  );
  await pass(50);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  hearServerTime(NOON);
  walletState.set({ status: 'connected', address: BILLY, signedInAs: BILLY });
  mine = {
    day: '2026-11-18',
    quests: [
      quest('two-matches', 'Play two matches out', 1, 2),
      quest('heading', 'Win a round with Heading Ability', 1),
      quest('comeback', 'Come back from 0:1 and win', 0),
    ],
    ...{ hoof: 200, change: true, why: null, nextAt: '2026-11-19T00:00:00.000Z' },
  };
  today = { quests: [quest('two-matches', 'Play two matches out', 0, 2)] };
  asked = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(request.url, 'http://goats');
    asked.push(`${request.method} ${pathname}`);
    if (pathname.endsWith('/claim')) {
      const id = pathname.split('/').at(-2);
      mine = {
        ...mine,
        quests: mine.quests.map((each) => (each.id === id ? { ...each, paid: true } : each)),
      };
      return Response.json({ hoof: 200 });
    }
    if (pathname === '/api/me/quests') return Response.json(mine);
    if (pathname === '/api/quests') return Response.json(today);
    return Response.json({});
  });
});
afterEach(async () => {
  await page.unmount();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('only what is done can be collected, and once it is, it says so and stays so', async () => {
  await show(<QuestsPanel />);
  expect(text()).toContain('1 of 2');
  const lit = buttons().filter((each) => each?.includes('Collect'));
  expect(lit).toHaveLength(1);
  expect(lit[0]).toContain('Heading Ability');
  await act(async () => button('Collect 200 HOOF')?.click());
  await pass(50);
  expect(asked).toContain('POST /api/me/quests/2026-11-18-heading/claim');
  expect(text()).toContain('200 HOOF collected');
  expect(buttons().some((each) => each?.includes('Collect'))).toBe(false);
});

test('whoever collects is told so, and does not begin again at the top of the page', async () => {
  await show(<QuestsPanel />);
  button('Collect 200 HOOF')?.focus();
  const place = button('Collect 200 HOOF')?.closest('[aria-live=polite]');
  await act(async () => button('Collect 200 HOOF')?.click());
  await pass(50);
  expect(place?.textContent).toBe('200 HOOF collected');
  expect(document.activeElement).toBe(place);
});

test('no button is lit that would be refused, and the reason stands there before anybody presses', async () => {
  mine = { ...mine, why: 'Quests are paid to whoever has played their way in.' };
  await show(<QuestsPanel />);
  expect(text()).toContain('Quests are paid to whoever has played their way in.');
  expect(buttons().some((each) => each?.includes('Collect'))).toBe(false);
  expect(text()).not.toContain('HOOF each');
});

test('one may be changed a day: afterwards none of them offers it', async () => {
  await show(<QuestsPanel />);
  // Not what is done.
  expect(buttons().filter((each) => each?.includes('Change this one'))).toHaveLength(2);
  mine = { ...mine, change: false };
  await act(async () => button('Change this one')?.click());
  await pass(50);
  expect(asked).toContain('POST /api/me/quests/2026-11-18-two-matches/change');
  expect(buttons().some((each) => each?.includes('Change this one'))).toBe(false);
});

test('whoever changes one with the keyboard stands before the new one', async () => {
  await show(<QuestsPanel />);
  button('Change this one')?.focus();
  mine = {
    ...mine,
    change: false,
    quests: [quest('whisker', 'Win a round by 3 points or fewer', 0), ...mine.quests.slice(1)],
  };
  await act(async () => button('Change this one')?.click());
  await pass(50);
  expect(document.activeElement?.textContent).toBe('Win a round by 3 points or fewer');
});

test('midnight turns them over on a page that stays open', async () => {
  mine = { ...mine, nextAt: new Date(NOON + 60_000).toISOString() };
  await show(<QuestsPanel />);
  mine = {
    ...{ ...mine, day: '2026-11-19', nextAt: '2026-11-20T00:00:00.000Z' },
    quests: [quest('whisker', 'Win a round by 3 points or fewer', 0)],
  };
  await pass(62_000);
  expect(text()).toContain('Win a round by 3 points or fewer');
  expect(text()).not.toContain('Heading Ability');
});

test('a visitor sees the quests of the new day after midnight', async () => {
  walletState.set({ status: 'disconnected', address: null, signedInAs: null });
  await show(<QuestsPanel />);
  expect(text()).toContain('Play two matches out');
  expect(button('Sign in')).toBeUndefined();
  today = { quests: [quest('whisker', 'Win a round by 3 points or fewer', 0)] };
  await pass(12 * 60 * 60_000 + 2_000);
  expect(text()).toContain('Win a round by 3 points or fewer');
  expect(text()).not.toContain('Play two matches out');
});

test('a wallet that has signed nothing yet can do so right here', async () => {
  walletState.set({ status: 'connected', address: BILLY, signedInAs: null });
  await show(<QuestsPanel />);
  await act(async () => button('Sign in')?.click());
  expect(signsIn).toHaveBeenCalledWith('Sign in to see your quests.');
});

test('the end of a match says what it did for the quests, and nothing of what others did', async () => {
  await show(<QuestGains matchId="7" />);
  expect(text()).toContain('Quest, 1 of 2: Play two matches out');
  expect(text()).toContain('Quest done: Win a round with Heading Ability');
  expect(text()).not.toContain('Come back');
  expect(text()).toContain('Collect 200 HOOF');
  await page.unmount();
  await show(<QuestGains matchId="8" />);
  expect(text()).toBe('');
});
