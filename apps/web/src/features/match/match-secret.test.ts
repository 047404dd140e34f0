import { commitmentOf, secretFromSignature } from '@goats/rules';
import { privateKeyToAccount } from 'viem/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepSecret,
  Locked,
  readSecret,
  SealedElsewhere,
  secretToOpen,
  secretToSeal,
  WalletNeeded,
} from './match-secret.ts';
import type { Match } from './match-types.ts';
import { keptLock, lockOfPassword } from './other-devices/lock.ts';
import { leaveLocked, leaveWithKeptLock } from './other-devices/other-devices.ts';

/** What the server keeps of a match's secret. */
const server = vi.hoisted(() => ({ locked: null as unknown }));
// Before anything is imported: the client takes the browser's fetch when it is made.
vi.hoisted(() => {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/secret')) return Response.json({ origin: 'https://goats.example' });
    if (init?.method !== 'PUT') return Response.json({ locked: server.locked });
    server.locked = JSON.parse(String(init.body));
    return new Response(null, { status: 204 });
  });
});

const store = new Map<string, string>();
const KEY = privateKeyToAccount(`0x${'ad'.repeat(32)}`);
const ADA = KEY.address.toLowerCase();
/** Of a match, what its secret depends on. */
const MATCH = {
  id: '12',
  mode: 'duel',
  kind: 'challenge',
  serverSeedHash: 'ab'.repeat(32),
  players: [{ address: ADA }, { address: '0x' }],
  yourCards: [{ id: 7 }, { id: 9 }],
} as unknown as Match;

beforeEach(() => {
  store.clear();
  server.locked = null;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});

/** A wallet signs a text the same way every time, on every device. */
const wallet = (text: string) => KEY.signMessage({ message: text });
const sealed = (secret: { seed: string; salt: string }, cardIds: number[]) =>
  commitmentOf({ mode: 'duel', matchId: '12', address: ADA, cardIds, ...secret });

describe('the secret of a match', () => {
  it('is signed for the site as its server calls it, and for this very match', async () => {
    const texts: string[] = [];
    const sign = async (text: string) => {
      texts.push(text);
      return wallet(text);
    };
    const secret = await secretToSeal(MATCH, ADA, sign);
    expect(secret).toMatchObject(secretFromSignature(await wallet(texts[0]!)));
    expect(texts[0]).toContain('Site: https://goats.example\nMatch: 12\n');
    expect(texts[0]).toContain(MATCH.serverSeedHash);
    // Kept: the second time nobody is asked.
    await secretToSeal(MATCH, ADA, sign);
    expect(texts).toHaveLength(1);
  });

  it('is never made up where something is at stake', async () => {
    await expect(secretToSeal(MATCH, ADA, undefined)).rejects.toThrow(WalletNeeded);
    await expect(secretToOpen(MATCH, ADA, 'c0', undefined)).rejects.toThrow(WalletNeeded);
    expect(store.size).toBe(0);
  });

  it('is made up for practice without a wallet, and opens what it sealed', async () => {
    const practice = { ...MATCH, kind: 'practice' } as Match;
    const secret = await secretToSeal(practice, ADA, undefined);
    const commitment = sealed(secret, [9]);
    expect(await secretToOpen(practice, ADA, commitment, undefined)).toMatchObject({
      ...secret,
      cardIds: [9],
    });
  });

  it('that an older page made up does not win over the wallet’s', async () => {
    keepSecret('12', ADA, { seed: '1'.repeat(64), salt: '2'.repeat(64) });
    const secret = await secretToSeal(MATCH, ADA, wallet);
    expect(secret.seed).not.toBe('1'.repeat(64));
    expect(readSecret('12', ADA)).toEqual(secret);
    keepSecret('12', ADA, { seed: '1'.repeat(64), salt: '2'.repeat(64) });
    expect(await secretToOpen(MATCH, ADA, sealed(secret, [7]), wallet)).toMatchObject({
      seed: secret.seed,
      cardIds: [7],
    });
  });

  it('is the same on a second device, which finds the card that the first one sealed', async () => {
    const first = await secretToSeal(MATCH, ADA, wallet);
    store.clear();
    // The second device had chosen another card when it learned that it was too late.
    const second = await secretToSeal(MATCH, ADA, wallet);
    keepSecret('12', ADA, { ...second, cardIds: [7] });
    const opened = await secretToOpen(MATCH, ADA, sealed(first, [9]), undefined);
    expect(opened).toMatchObject({ seed: first.seed, salt: first.salt, cardIds: [9] });
  });

  it('that was sealed before this release opens with what the browser kept', async () => {
    const kept = { seed: '1'.repeat(64), salt: '2'.repeat(64), cardIds: [7] };
    keepSecret('12', ADA, kept);
    const sign = vi.fn();
    expect(await secretToOpen(MATCH, ADA, sealed(kept, [7]), sign)).toEqual(kept);
    expect(sign).not.toHaveBeenCalled();
  });
});

describe('the secret of a wallet that never signs the same way twice', () => {
  /** A contract: what it signs is no signature of its own address's key, and never the same. */
  const contract = () => {
    let asked = 0;
    return {
      times: () => asked,
      sign: async () => {
        asked += 1;
        return `0x${asked.toString(16).padStart(2, '0').repeat(90)}`;
      },
    };
  };

  it('is made by chance, kept before it seals, and opens after a reload', async () => {
    const { sign, times } = contract();
    const secret = await secretToSeal(MATCH, ADA, sign);
    expect(secret).toMatchObject({ onlyHere: true });
    expect(readSecret('12', ADA)).toEqual(secret);
    expect(await secretToSeal(MATCH, ADA, sign)).toEqual(secret);
    expect(await secretToOpen(MATCH, ADA, sealed(secret, [9]), undefined)).toMatchObject(secret);
    expect(times()).toBe(1);
  });

  it('asks for no signature in the next match, and is another one', async () => {
    const { sign, times } = contract();
    const first = await secretToSeal(MATCH, ADA, sign);
    const second = await secretToSeal({ ...MATCH, id: '13' }, ADA, sign);
    expect(second.seed).not.toBe(first.seed);
    expect(times()).toBe(1);
  });

  it('is the same for two tabs that seal at once: whichever the server takes can be opened', async () => {
    const { sign } = contract();
    const tabs = await Promise.all([
      secretToSeal(MATCH, ADA, sign),
      secretToSeal(MATCH, ADA, sign),
    ]);
    expect(tabs[0]).toEqual(tabs[1]);
  });

  it('stays on its device, and another one says so instead of asking again and again', async () => {
    const { sign, times } = contract();
    const commitment = sealed(await secretToSeal(MATCH, ADA, sign), [9]);
    store.clear();
    for (let view = 0; view < 3; view += 1) {
      await expect(secretToOpen(MATCH, ADA, commitment, sign)).rejects.toThrow(SealedElsewhere);
    }
    expect(times()).toBe(2);
  });

  it('that was locked is found by another device, which asks for its password once', async () => {
    const { sign } = contract();
    const secret = await secretToSeal(MATCH, ADA, sign);
    const commitment = sealed(secret, [9]);
    expect(await leaveWithKeptLock('12', ADA, secret)).toBe(false);
    await leaveLocked(await lockOfPassword('correct horse goat'), '12', ADA, {
      ...secret,
      cardIds: [9],
    });
    store.clear();
    const locked = await secretToOpen(MATCH, ADA, commitment, sign).catch((error) => error);
    expect(locked).toBeInstanceOf(Locked);
    // It was typed there, and opens the next match without a question.
    const lock = await lockOfPassword('correct horse goat', locked.locked.salt);
    await leaveLocked(lock, '12', ADA, { ...secret, cardIds: [9] });
    expect(keptLock(ADA)).toEqual(lock);
    expect(await secretToOpen(MATCH, ADA, commitment, sign)).toMatchObject({
      ...{ seed: secret.seed, salt: secret.salt, cardIds: [9] },
    });
  });

  it('is found out with a key, too, whose signatures are made with chance', async () => {
    // Split keys sign validly and differently: only a second signature tells.
    const first = await secretToSeal(MATCH, ADA, wallet);
    const commitment = sealed({ ...first, seed: '3'.repeat(64) }, [9]);
    await expect(secretToOpen(MATCH, ADA, commitment, wallet)).rejects.toThrow(SealedElsewhere);
    expect(await secretToSeal({ ...MATCH, id: '13' }, ADA, wallet)).toMatchObject({
      onlyHere: true,
    });
  });
});
