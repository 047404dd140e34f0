import { verifyMessage } from 'viem/utils';
import { describe, expect, it } from 'vitest';
import { safeMemory } from '../../../browser/safe-storage.ts';
import { hexText } from './eip1193.ts';
import { fakeMemory } from './fake-wallet.ts';
import { deleteGuestKey, guestKey, readGuestKey } from './guest-key.ts';
import { guestWallet } from './guest-wallet.ts';

const ask = (memory: ReturnType<typeof fakeMemory>, method: string, ...params: unknown[]) =>
  guestWallet(memory).provider.request({ method, params });

describe('the guest wallet', () => {
  it('is a real key: what it signs can be verified by anybody', async () => {
    const memory = fakeMemory();
    const [address] = (await ask(memory, 'eth_requestAccounts')) as [`0x${string}`];
    const signature = await ask(memory, 'personal_sign', hexText('Grüße, goat'), address);
    expect(
      await verifyMessage({
        address,
        message: 'Grüße, goat',
        signature: signature as `0x${string}`,
      }),
    ).toBe(true);
  });

  it('is the same wallet after a reload, and no second one is made beside it', async () => {
    const memory = fakeMemory();
    const [first] = (await ask(memory, 'eth_requestAccounts')) as string[];
    const [again] = (await ask(memory, 'eth_requestAccounts')) as string[];
    expect(again).toBe(first);
    expect(await ask(memory, 'eth_accounts')).toEqual([first]);
  });

  it('signs the same text the same way, so that a match secret can be found again', async () => {
    const memory = fakeMemory();
    await ask(memory, 'eth_requestAccounts');
    const sign = () => ask(memory, 'personal_sign', hexText('secret'));
    expect(await sign()).toBe(await sign());
  });

  it('is gone once deleted', async () => {
    const memory = fakeMemory();
    await guestKey(memory);
    deleteGuestKey(memory);
    expect(readGuestKey(memory)).toBeNull();
    expect(await ask(memory, 'eth_accounts')).toEqual([]);
    await expect(ask(memory, 'personal_sign', '0x00')).rejects.toMatchObject({ code: 4100 });
  });

  it('is not revived by the page that deleted it: the next one is another, and is kept', async () => {
    const memory = fakeMemory();
    const { provider } = guestWallet(memory);
    const accounts = () => provider.request({ method: 'eth_requestAccounts' });
    const [deleted] = (await accounts()) as string[];
    deleteGuestKey(memory);
    await expect(
      provider.request({ method: 'personal_sign', params: ['0x00', deleted] }),
    ).rejects.toMatchObject({ code: 4100 });
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([]);
    const [next] = (await accounts()) as string[];
    expect(next).not.toBe(deleted);
    expect(readGuestKey(memory)?.address).toBe(next);
  });

  it('is one wallet, however often the button is pressed while it is made', async () => {
    const { provider } = guestWallet(fakeMemory());
    const accounts = () => provider.request({ method: 'eth_requestAccounts' });
    const [first, second] = await Promise.all([accounts(), accounts()]);
    expect(second).toEqual(first);
  });

  it.each(['', '{', '{"address":"0x1","privateKey":"0x2"}', 'null'])(
    'takes a damaged key for none: %s',
    (text) => {
      expect(readGuestKey(fakeMemory({ 'goats-guest-wallet': text }))).toBeNull();
    },
  );

  it('still works for the length of the page when the browser refuses storage', async () => {
    const refusing = safeMemory(() => {
      throw new Error('SecurityError');
    });
    const { provider } = guestWallet(refusing);
    const [address] = (await provider.request({ method: 'eth_requestAccounts' })) as string[];
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([address]);
    expect(
      await provider.request({ method: 'personal_sign', params: [hexText('x'), address] }),
    ).toMatch(/^0x[0-9a-f]{130}$/);
  });

  it('refuses what a play-money wallet must never do', async () => {
    await expect(ask(fakeMemory(), 'eth_sendTransaction')).rejects.toMatchObject({ code: 4200 });
  });
});
