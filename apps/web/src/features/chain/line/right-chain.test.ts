// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import { toRightChain } from './right-chain.ts';

const asked = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('../../wallet/ask-wallet.ts', async (original) => ({
  ...(await original<object>()),
  askWallet: (method: string, params: unknown[] = []) => asked.answer(method, params),
}));

/** A wallet that knows some chains, is on one of them, and may be made to refuse. */
function wallet({ at, knows, refuses }: { at: string; knows: string[]; refuses?: string }) {
  let chainId = at;
  asked.answer.mockImplementation(async (method: string, [first]: { chainId: string }[]) => {
    if (method === refuses) throw Object.assign(new Error('No'), { code: 4001 });
    if (method === 'eth_chainId') return chainId;
    if (method === 'wallet_switchEthereumChain') {
      if (!knows.includes(first?.chainId ?? '')) {
        throw Object.assign(new Error('Unrecognized chain'), { code: 4902 });
      }
      chainId = first?.chainId ?? '';
    }
    if (method === 'wallet_addEthereumChain') {
      knows.push(first?.chainId ?? '');
      chainId = first?.chainId ?? '';
    }
    return null;
  });
}

const methods = () => asked.answer.mock.calls.map(([method]) => method);

beforeEach(() => void asked.answer.mockReset());

test('a wallet that is there already is asked for nothing', async () => {
  wallet({ at: '0x7a69', knows: ['0x7a69'] });
  await toRightChain(SAMPLE_CHAIN);
  expect(methods()).toEqual(['eth_chainId']);
});

test('a wallet that has never heard of our chain is told where it is', async () => {
  wallet({ at: '0x1', knows: ['0x1'] });
  await toRightChain(SAMPLE_CHAIN);
  const [, params] = asked.answer.mock.calls.find(([m]) => m === 'wallet_addEthereumChain') ?? [];
  expect(params).toMatchObject([
    { chainId: '0x7a69', rpcUrls: [expect.stringMatching(/^https?:\/\/.+\/api\/chain\/rpc$/)] },
  ]);
});

test('a no is a no, and not a fault', async () => {
  wallet({ at: '0x1', knows: ['0x7a69'], refuses: 'wallet_switchEthereumChain' });
  await expect(toRightChain(SAMPLE_CHAIN)).rejects.toMatchObject({ kind: 'turned-down' });
});

test('a real chain that the wallet does not know is named in a sentence', async () => {
  wallet({ at: '0x1', knows: ['0x1'] });
  const real = { ...SAMPLE_CHAIN, embedded: false, rpcUrl: null, chainId: 8453 };
  await expect(toRightChain(real)).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('Switch it to chain 8453'),
  });
});
