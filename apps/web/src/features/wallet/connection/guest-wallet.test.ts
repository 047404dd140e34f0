import { safeMemory } from '@goats/ui/browser/safe-storage.ts';
import { hexText } from '@goats/ui/wallets/eip1193.ts';
import { recoverTransactionAddress } from 'viem';
import { parseTransaction, verifyMessage, verifyTypedData } from 'viem/utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('refuses what no wallet should do for anybody', async () => {
    await expect(ask(fakeMemory(), 'eth_sign')).rejects.toMatchObject({ code: 4200 });
  });
});

describe('the guest wallet on the embedded chain', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('sends a transaction that is really signed, over this site’s own line', async () => {
    const memory = fakeMemory();
    const [from] = (await ask(memory, 'eth_requestAccounts')) as [`0x${string}`];
    const answers: Record<string, string> = {
      eth_chainId: '0x7a69',
      eth_getTransactionCount: '0x2',
      eth_estimateGas: '0xc350',
      eth_gasPrice: '0x77359400',
    };
    let raw = '';
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      expect(url).toBe('/api/chain/rpc');
      const { method, params } = JSON.parse(body);
      if (method === 'eth_sendRawTransaction') [raw] = params;
      return new Response(JSON.stringify({ result: answers[method] ?? '0xhash' }));
    });
    const call = { from, to: `0x${'c3'.repeat(20)}`, data: '0x1234' };
    expect(await ask(memory, 'eth_sendTransaction', call)).toBe('0xhash');
    const sent = parseTransaction(raw as `0x${string}`);
    expect(sent).toMatchObject({ chainId: 31337, nonce: 2, data: '0x1234', gas: 60_000n });
    const signer = await recoverTransactionAddress({
      serializedTransaction: raw as `0x02${string}`,
    });
    expect(signer).toBe(from);
  });

  it('says what the chain said when that turns it down', async () => {
    const memory = fakeMemory();
    const [from] = (await ask(memory, 'eth_requestAccounts')) as string[];
    const error = { code: 3, message: 'execution reverted', data: '0x12345678' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error })));
    await expect(ask(memory, 'eth_sendTransaction', { from, to: from })).rejects.toMatchObject({
      data: '0x12345678',
    });
  });

  it('signs a permission like every other wallet', async () => {
    const memory = fakeMemory();
    const [address] = (await ask(memory, 'eth_requestAccounts')) as [`0x${string}`];
    const typed = {
      domain: { name: 'Hoof', version: '1', chainId: 31337 },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Permit: [{ name: 'value', type: 'uint256' }],
      },
      primaryType: 'Permit',
      message: { value: '1250' },
    } as const;
    const signature = await ask(memory, 'eth_signTypedData_v4', address, JSON.stringify(typed));
    const { EIP712Domain: _, ...types } = typed.types;
    expect(
      await verifyTypedData({
        ...{ address, types, domain: typed.domain, primaryType: 'Permit' },
        message: { value: 1250n },
        signature: signature as `0x${string}`,
      }),
    ).toBe(true);
  });
});
