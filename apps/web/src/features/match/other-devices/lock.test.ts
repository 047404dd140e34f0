import { lockedSecret } from '@goats/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  lockOfPasskey,
  lockOfPassword,
  lockSecret,
  makePasskey,
  NoKeyOfPasskey,
  openSecret,
} from './lock.ts';

const ADA = `0x${'ad'.repeat(20)}`;
const ABOUT = { matchId: '12', address: ADA };
const SECRET = { seed: 'a1'.repeat(32), salt: 'b2'.repeat(32), cardIds: [19_991, 2, 3, 4, 20_000] };

/** Made slowly by a password; here nothing of it matters but that it is one. */
const LOCK = { by: 'password', salt: 'c2FsdA==', key: btoa('k'.repeat(32)) } as const;

afterEach(() => vi.unstubAllGlobals());

describe('what a match was sealed with', () => {
  it('is opened by the same password on another device, and by no other', async () => {
    const lock = await lockOfPassword('correct horse goat');
    const locked = await lockSecret(lock, ABOUT, SECRET);
    const again = await lockOfPassword('correct horse goat', locked.salt);
    expect(await openSecret(again, ABOUT, locked)).toEqual({ ...SECRET, onlyHere: true });
    const wrong = await lockOfPassword('correct horse boat', locked.salt);
    expect(await openSecret(wrong, ABOUT, locked)).toBeUndefined();
  });

  it('is taken by the server as it is sent, and says nothing of itself', async () => {
    const locked = await lockSecret(LOCK, ABOUT, SECRET);
    expect(lockedSecret.parse(locked)).toEqual(locked);
    const text = JSON.stringify(locked) + atob(locked.box);
    for (const part of [SECRET.seed, SECRET.salt, '19991']) expect(text).not.toContain(part);
    // The same secret, the same lock: another box.
    expect((await lockSecret(LOCK, ABOUT, SECRET)).box).not.toBe(locked.box);
  });

  it('cannot be put in the place of another match’s or wallet’s', async () => {
    const locked = await lockSecret(LOCK, ABOUT, SECRET);
    expect(await openSecret(LOCK, { ...ABOUT, matchId: '13' }, locked)).toBeUndefined();
    expect(await openSecret(LOCK, { ...ABOUT, address: '0x' }, locked)).toBeUndefined();
  });
});

/** A passkey as its maker keeps it: a credential whose key depends on the salt that it is asked with. */
function passkeys({ saysAtOnce = true, hasKeys = true } = {}) {
  const rawId = new Uint8Array([7, 7, 7]).buffer;
  const keyFor = (salt: Uint8Array) => crypto.subtle.digest('SHA-256', new Uint8Array(salt));
  // biome-ignore lint/suspicious/noExplicitAny: as a browser is asked
  const answer = async (options: any, evaluates: boolean) => {
    const first = await keyFor(options.publicKey.extensions.prf.eval.first);
    const prf = { enabled: hasKeys, ...(evaluates && hasKeys && { results: { first } }) };
    return { rawId, getClientExtensionResults: () => ({ prf: hasKeys ? prf : {} }) };
  };
  const asked: string[] = [];
  vi.stubGlobal('navigator', {
    credentials: {
      create: (options: unknown) => {
        asked.push('create');
        return answer(options, saysAtOnce);
      },
      get: (options: unknown) => {
        asked.push('get');
        return answer(options, true);
      },
    },
  });
  return asked;
}

describe('a passkey', () => {
  it.each([
    ['says its key when it is made', true, ['create', 'get']],
    ['says its key only when it is used', false, ['create', 'get', 'get']],
  ])('that %s opens on another device what it locked here', async (_, saysAtOnce, questions) => {
    const asked = passkeys({ saysAtOnce });
    const locked = await lockSecret(await makePasskey(ADA), ABOUT, SECRET);
    expect(lockedSecret.parse(locked)).toMatchObject({ by: 'passkey', credential: 'BwcH' });
    expect(await openSecret(await lockOfPasskey(locked), ABOUT, locked)).toMatchObject(SECRET);
    expect(asked).toEqual(questions);
  });

  it('of which no key can be had locks nothing', async () => {
    passkeys({ hasKeys: false });
    await expect(makePasskey(ADA)).rejects.toThrow(NoKeyOfPasskey);
  });
});
