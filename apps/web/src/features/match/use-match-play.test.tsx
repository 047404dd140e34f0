// @vitest-environment happy-dom
import { commitmentOf, secretFromSignature, secretMessage } from '@goats/rules';
import { mount } from '@goats/ui/testing/mount.tsx';
import { act, type ReactNode } from 'react';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match } from './match-types.ts';
import type { MatchPlay } from './use-match-play.ts';

const PRIVATE_KEY = `0x${'5e'.repeat(32)}` as const;
const guest = privateKeyToAccount(PRIVATE_KEY);
const YOU = guest.address.toLowerCase();
const ORIGIN = 'https://goats.example';
const HASH = 'ab'.repeat(32);

/** What any device with this wallet seals card 9 with. */
async function sealedElsewhere() {
  const text = secretMessage({
    origin: ORIGIN,
    matchId: '12',
    serverSeedHash: HASH,
    address: YOU,
  });
  const secret = secretFromSignature(await guest.signMessage({ message: text }));
  const parts = { mode: 'duel' as const, matchId: '12', address: YOU, cardIds: [9], ...secret };
  return { secret, commitment: commitmentOf(parts) };
}

function staked(more: object): Match {
  const own = { address: YOU, committed: true, opened: false, ...more };
  return {
    id: '12',
    mode: 'duel',
    kind: 'challenge',
    phase: 'open',
    deadline: new Date(Date.now() + 120_000).toISOString(),
    you: YOU,
    serverSeedHash: HASH,
    players: [own, { address: '0xother' }],
    yourCards: [{ id: 7 }, { id: 9 }],
  } as unknown as Match;
}

let sent: Record<string, unknown>[];
/** What the next moves are answered; after them all goes well. */
let answers: (() => Response)[];

beforeEach(() => {
  sent = [];
  answers = [];
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/actions')) {
      sent.push(JSON.parse(String(init?.body)));
      const failed = answers.shift();
      if (failed) return failed();
    }
    const answer = url === '/api/site' ? { origin: ORIGIN } : { address: YOU, id: '12' };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** This browser holds the wallet; after a reload it takes a moment to come back. */
function keepWallet(): void {
  const key = { address: guest.address, privateKey: PRIVATE_KEY };
  localStorage.setItem('goats-guest-wallet', JSON.stringify(key));
  localStorage.setItem('walletConnected', 'true');
  localStorage.setItem('walletAddress', guest.address);
  localStorage.setItem('walletId', 'guest');
}

function Page({ use, children }: { use: () => void; children: () => ReactNode }) {
  use();
  return children();
}

/** A page that has just been opened, with the match on it and no wallet yet. */
async function openPage(match: Match) {
  const { useMatchPlay } = await import('./use-match-play.ts');
  const { useWallet } = await import('../wallet/wallet-store.ts');
  const { walletState } = await import('../wallet/state/wallet-state.ts');
  const seen: { play?: MatchPlay } = {};
  const looks = vi.fn(async () => undefined);
  const view = { show: () => undefined, look: looks };
  const use = () => {
    seen.play = useMatchPlay(match, useWallet().address, view);
  };
  const { OpenNow } = await import('./opening/open-now.tsx');
  const { host, unmount } = await mount(
    <Page use={use}>
      {() => seen.play && <OpenNow match={match} opening={seen.play.opening} />}
    </Page>,
  );
  return { seen, host, looks, unmount, walletState };
}

const inventedSecret = () =>
  localStorage.setItem(
    `goats-match-12-${YOU}`,
    JSON.stringify({ seed: '1'.repeat(64), salt: '2'.repeat(64) }),
  );

describe('a staked match on a device that has only just been opened', () => {
  it.each([
    ['knows nothing of it', () => undefined],
    ['kept a secret that an older page made up', inventedSecret],
  ])('waits for the wallet and opens what another device sealed, when it %s', async (_, before) => {
    keepWallet();
    before();
    const { secret, commitment } = await sealedElsewhere();
    const { unmount } = await openPage(staked({ commitment }));
    await act(() => vi.waitFor(() => expect(sent).toHaveLength(1), 30_000));
    expect(sent[0]).toEqual({ type: 'open', cardId: 9, ...secret });
    await unmount();
  });

  it('asks for the wallet instead of sealing with what nobody could make again', async () => {
    localStorage.setItem('walletConnected', 'false');
    const match = { ...staked({ committed: false }), phase: 'commit' } as Match;
    const { seen, unmount } = await openPage(match);
    await act(async () => void (await seen.play?.commit([9])));
    expect(sent).toEqual([]);
    expect(localStorage.getItem(`goats-match-12-${YOU}`)).toBeNull();
    expect(seen.play?.needsWallet).toBe(true);
    await unmount();
  });

  it('goes on by itself when the wallet that was asked for comes back', async () => {
    keepWallet();
    localStorage.setItem('walletConnected', 'false');
    const { secret, commitment } = await sealedElsewhere();
    const { seen, unmount } = await openPage(staked({ commitment }));
    await act(() => vi.waitFor(() => expect(seen.play?.needsWallet).toBe(true), 30_000));
    const { connectGuestWallet } = await import('../wallet/wallet-store.ts');
    await act(() => connectGuestWallet());
    await act(() => vi.waitFor(() => expect(sent).toHaveLength(1), 30_000));
    expect(sent[0]).toMatchObject(secret);
    expect(seen.play?.needsWallet).toBe(false);
    await unmount();
  });

  it('does not touch what the old account kept once the wallet uses another one', async () => {
    localStorage.setItem('walletConnected', 'false');
    const { secret, commitment } = await sealedElsewhere();
    const kept = { ...secret, cardIds: [9], signed: true };
    localStorage.setItem(`goats-match-12-${YOU}`, JSON.stringify(kept));
    const { walletState } = await import('../wallet/state/wallet-state.ts');
    walletState.set({ status: 'connected', address: '0xNanny' });
    const { seen, unmount } = await openPage(staked({ commitment }));
    await act(async () => void (await seen.play?.commit([7])));
    expect(sent).toEqual([]);
    await unmount();
  });
});

describe('a seal that does not break at once', () => {
  const unavailable = () =>
    new Response('{"error":"The database is not answering.","code":"UNAVAILABLE"}', {
      status: 503,
    });
  const lineDown = () => {
    throw new TypeError('Failed to fetch');
  };
  const alreadyOpen = () =>
    new Response('{"error":"It is open.","code":"ALREADY_OPENED"}', { status: 409 });

  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  /** No time passes in here: what happens is not the next try, which comes by itself. */
  async function until(is: () => boolean): Promise<void> {
    while (!is()) await pass(0);
  }

  /** This browser has sealed the match itself: it needs no wallet to open it. */
  async function sealedHere(): Promise<Match> {
    localStorage.setItem('walletConnected', 'false');
    const { secret, commitment } = await sealedElsewhere();
    const kept = { ...secret, cardIds: [9], signed: true };
    localStorage.setItem(`goats-match-12-${YOU}`, JSON.stringify(kept));
    return staked({ commitment });
  }

  it.each([
    ['a 503', unavailable],
    ['a broken line', lineDown],
  ])('is opened again by itself after %s, and shows until when', async (_, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const match = await sealedHere();
    answers = [failure, failure];
    const { host, unmount } = await openPage(match);
    await until(() => host.textContent.includes('Your card is not open yet'));
    expect(host.textContent).toMatch(/[12]:\d\d left/);
    expect(host.querySelector('button')?.textContent).toContain('Open now');
    await pass(1_000);
    await until(() => sent.length === 2 && host.querySelector('button')?.disabled === false);
    await pass(2_000);
    await until(() => sent.length === 3);
    await unmount();
  });

  it('opens at once when the player presses', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const match = await sealedHere();
    answers = [unavailable];
    const { host, unmount } = await openPage(match);
    await until(() => host.querySelector('button') !== null);
    expect(sent).toHaveLength(1);
    await act(async () => host.querySelector('button')?.click());
    await until(() => sent.length === 2);
    await unmount();
  });

  it('looks how it stands, without a red card, when another tab was faster', async () => {
    const match = await sealedHere();
    answers = [alreadyOpen];
    const { host, looks, unmount } = await openPage(match);
    await act(() => vi.waitFor(() => expect(looks).toHaveBeenCalled(), 30_000));
    expect(host.textContent).toBe('');
    await unmount();
  });

  it('keeps a hand for whoever turned the signature down', async () => {
    keepWallet();
    const { secret, commitment } = await sealedElsewhere();
    const { connection } = await import('../wallet/connection/browser-wallet.ts');
    const sign = vi.spyOn(connection, 'sign').mockRejectedValueOnce({ code: 4001 });
    const { host, unmount } = await openPage(staked({ commitment }));
    await act(() => vi.waitFor(() => expect(host.textContent).toContain('turned the sig'), 30_000));
    expect(sent).toEqual([]);
    sign.mockRestore();
    await act(async () => host.querySelector('button')?.click());
    await act(() => vi.waitFor(() => expect(sent).toHaveLength(1), 30_000));
    expect(sent[0]).toEqual({ type: 'open', cardId: 9, ...secret });
    await unmount();
  });
});

describe('a move whose answer gets lost', () => {
  const picking = () => ({ ...staked({ opened: true }), phase: 'pick' }) as Match;
  const pick = { type: 'pick', attribute: 'pace' } as const;

  async function told(answer: () => Response) {
    localStorage.setItem('walletConnected', 'false');
    answers = [answer];
    const page = await openPage(picking());
    const { default: Toasts } = await import('@goats/ui/toast-region.tsx');
    const toasts = await mount(<Toasts />);
    await act(async () => void (await page.seen.play?.move(pick)));
    const words = toasts.host.textContent;
    await toasts.unmount();
    await page.unmount();
    return { words, looks: page.looks };
  }

  it('is not called one that did not count, and the match is looked at', async () => {
    const { words, looks } = await told(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(words).toContain('may have counted');
    expect(words).not.toContain('did not count');
    expect(looks).toHaveBeenCalled();
  });

  it('is one that did not count when the server says so', async () => {
    const { words } = await told(
      () =>
        new Response('{"error":"It is the other player’s pick.","code":"NOT_YOUR_TURN"}', {
          status: 409,
        }),
    );
    expect(words).toContain('That did not count');
    expect(words).toContain('It is the other player’s pick.');
  });
});
