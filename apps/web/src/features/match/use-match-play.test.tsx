// @vitest-environment happy-dom
import { commitmentOf, secretFromSignature, secretMessage } from '@goats/rules';
import { act } from 'react';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
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
    you: YOU,
    serverSeedHash: HASH,
    players: [own, { address: '0xother' }],
    yourCards: [{ id: 7 }, { id: 9 }],
  } as unknown as Match;
}

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/actions')) sent.push(JSON.parse(String(init?.body)));
    const answer = url === '/api/site' ? { origin: ORIGIN } : { address: YOU, id: '12' };
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** This browser holds the wallet; after a reload it takes a moment to come back. */
function keepWallet(): void {
  const key = { address: guest.address, privateKey: PRIVATE_KEY };
  localStorage.setItem('goats-guest-wallet', JSON.stringify(key));
  localStorage.setItem('walletConnected', 'true');
  localStorage.setItem('walletAddress', guest.address);
  localStorage.setItem('walletId', 'guest');
}

function Page({ use }: { use: () => void }) {
  use();
  return null;
}

/** A page that has just been opened, with the match on it and no wallet yet. */
async function openPage(match: Match) {
  const { useMatchPlay } = await import('./use-match-play.ts');
  const { useWallet } = await import('../wallet/wallet-store.ts');
  const { walletState } = await import('../wallet/state/wallet-state.ts');
  const seen: { play?: MatchPlay } = {};
  const show = () => undefined;
  const use = () => {
    seen.play = useMatchPlay(match, useWallet().address, show);
  };
  const { unmount } = await mount(<Page use={use} />);
  return { seen, unmount, walletState };
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
