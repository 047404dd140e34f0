// @vitest-environment happy-dom

import { mount } from '@goats/ui/testing/mount.tsx';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from '../match-types.ts';
import type { LiveMatch } from './use-match.ts';

const BILLY = `0x${'b1'.repeat(20)}`;
const NANNY = `0x${'a2'.repeat(20)}`;

/** Whose session cookie the browser has. */
let cookie: string | null;
let log: string[];
let endLogout: () => void;

const view = (): Match =>
  ({
    id: '7',
    kind: 'challenge',
    you: cookie,
    phase: 'pick',
    players: [{ address: BILLY }, { address: NANNY }],
    lastEventId: 3,
    now: new Date(0).toISOString(),
    deadline: null,
  }) as unknown as Match;

class FakeStream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeStream[] = [];
  readyState = FakeStream.OPEN;
  constructor() {
    super();
    log.push('stream');
    FakeStream.all.push(this);
  }
  close(): void {
    this.readyState = FakeStream.CLOSED;
  }
}

beforeEach(() => {
  vi.resetModules();
  cookie = BILLY;
  log = [];
  FakeStream.all = [];
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/logout') {
      await new Promise<void>((resolve) => {
        endLogout = resolve;
      });
      cookie = null;
      log.push('logout');
      return new Response(null, { status: 204 });
    }
    if (url === '/api/auth/session') return new Response(JSON.stringify({ address: cookie }));
    return new Response(JSON.stringify(view()));
  });
});
afterEach(() => vi.unstubAllGlobals());

function Page({ use }: { use: () => Match | undefined }) {
  const match = use();
  return match ? `seen as ${match.you ?? 'nobody'}` : 'loading';
}

async function openMatch(wallet: { address: string | null; signedInAs: string | null }) {
  const { useMatch } = await import('./use-match.ts');
  const { useWallet } = await import('../../wallet/wallet-store.ts');
  const { walletState } = await import('../../wallet/state/wallet-state.ts');
  const { session } = await import('../../wallet/connection/browser-wallet.ts');
  walletState.set(wallet);
  const live: { now?: LiveMatch } = {};
  const use = () => {
    live.now = useMatch('7', useWallet().signedInAs);
    return live.now.match;
  };
  const { host, unmount } = await mount(<Page use={use} />);
  await act(() => vi.waitFor(() => expect(host.textContent).not.toBe('loading'), 30_000));
  return { host, unmount, walletState, session, live };
}

describe('a match on the screen of somebody who leaves', () => {
  it.each([
    ['signs out', null],
    ['switches the account', '0xStranger'],
  ])('shows nobody the old hand once its player %s', async (_, next) => {
    const page = await openMatch({ address: BILLY, signedInAs: BILLY });
    expect(page.host.textContent).toBe(`seen as ${BILLY}`);
    await act(async () => {
      page.walletState.set({ address: next });
      void page.session.follow(next);
    });
    // The cookie is still good: asked now, the server would show the old hand again.
    expect(page.host.textContent).toBe('loading');
    expect(FakeStream.all.map(({ readyState }) => readyState)).toEqual([FakeStream.CLOSED]);
    await act(async () => endLogout());
    await act(() => vi.waitFor(() => expect(page.host.textContent).toBe('seen as nobody'), 30_000));
    expect(log).toEqual(['stream', 'logout', 'stream']);
    await page.unmount();
  });

  it('does not show the answer to a last move of the account that left', async () => {
    const page = await openMatch({ address: BILLY, signedInAs: BILLY });
    const answer = { ...view(), lastEventId: 9 };
    const { show } = page.live.now!;
    await act(async () => {
      page.walletState.set({ address: null });
      void page.session.follow(null);
    });
    await act(async () => show(answer));
    expect(page.host.textContent).toBe('loading');
    await act(async () => endLogout());
    await act(() => vi.waitFor(() => expect(page.host.textContent).toBe('seen as nobody'), 30_000));
    await page.unmount();
  });
});

describe('a match on the screen of somebody who arrives', () => {
  it('does not begin anew when the wallet comes back to the seat that is shown already', async () => {
    const page = await openMatch({ address: null, signedInAs: null });
    await act(async () => page.walletState.set({ address: BILLY, signedInAs: BILLY }));
    expect(page.host.textContent).toBe(`seen as ${BILLY}`);
    expect(FakeStream.all).toHaveLength(1);
    await page.unmount();
  });

  it('gives a player who signs in the seat, and leaves a stranger where they stand', async () => {
    cookie = null;
    const page = await openMatch({ address: null, signedInAs: null });
    await act(async () => page.walletState.set({ signedInAs: '0xstranger' }));
    expect(FakeStream.all).toHaveLength(1);
    cookie = NANNY;
    await act(async () => page.walletState.set({ address: NANNY, signedInAs: NANNY }));
    await act(() =>
      vi.waitFor(() => expect(page.host.textContent).toBe(`seen as ${NANNY}`), 30_000),
    );
    expect(FakeStream.all).toHaveLength(2);
    await page.unmount();
  });
});
