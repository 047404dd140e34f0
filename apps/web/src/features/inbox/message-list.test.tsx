// @vitest-environment happy-dom
import DataProvider from '@goats/ui/api/data-provider.tsx';
import { queryClient } from '@goats/ui/api/query-client.ts';
import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walletState } from '../wallet/state/wallet-state.ts';
import { MessageList } from './message-list.tsx';

vi.mock('../wallet/sign-in.ts', () => ({
  withSignIn: (work: (player: string) => unknown) => work(ADA),
}));

const ADA = `0x${'ad'.repeat(20)}`;
const BILLY = `0x${'b1'.repeat(20)}`;
const HOUSE = `0x${'c1'.repeat(20)}`;

const line = (id: number, text: string, from?: string) => ({
  ...{ id, topic: 'match', text, href: '/duel/abc', at: '2026-11-19T12:00:00.000Z', read: true },
  ...(from && { from }),
});

let sent: string[];
beforeEach(() => {
  sent = [];
  walletState.set({ status: 'connected', address: ADA, signedInAs: ADA });
  const answers: Record<string, unknown> = {
    '/api/me/inbox': {
      messages: [
        line(3, 'A player asks you for a friendly.', BILLY),
        line(2, '12 HOOF are offered.', HOUSE),
        line(1, 'Your card is sold.'),
      ],
      unread: 0,
    },
    '/api/players/names': [
      { address: BILLY, name: 'Billy', house: false },
      { address: HOUSE, name: 'Gaffer Billy', house: true },
    ],
    '/api/me/friends': { friends: [], following: [], blocked: [], presence: false },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push(`${init?.method ?? 'GET'} ${url}`);
    const answer = answers[url.split('?')[0]!];
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  walletState.set({ status: 'disconnected', address: null, signedInAs: null });
});

it('says who asks, with the way to them and Follow beside it, which the house needs not', async () => {
  let left = 0;
  const { host, unmount } = await mount(
    <DataProvider>
      <MessageList onLeave={() => (left += 1)} />
    </DataProvider>,
  );
  await act(async () => {
    await vi.waitFor(() => expect(host.textContent).toContain('From Billy'), 30_000);
  });
  const [asked, offered, sold] = [...host.querySelectorAll('li')];
  expect(offered!.textContent).toContain('From Gaffer Billy');
  expect(sold!.textContent).not.toContain('From');
  const buttons = (li: Element) => [...li.querySelectorAll('button')].map((b) => b.textContent);
  expect([asked, offered, sold].map((li) => buttons(li!))).toEqual([['Follow Billy'], [], []]);

  await act(async () => asked!.querySelector('button')!.click());
  await act(async () => {
    await vi.waitFor(() => expect(sent).toContain(`PUT /api/me/follows/${BILLY}`), 30_000);
  });
  const who = asked!.querySelector<HTMLAnchorElement>(`a[href="/player/${BILLY}"]`)!;
  who.addEventListener('click', (event) => event.preventDefault());
  await act(async () => who.click());
  expect(left).toBe(1);
  await unmount();
});
