// @vitest-environment happy-dom
import { Unanswered } from '@goats/ui/wallets/eip1193.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import { sendOnChain } from './send.ts';

const asked = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('../../wallet/ask-wallet.ts', async (original) => ({
  ...(await original<object>()),
  askWallet: (method: string) => asked.answer(method),
}));

/** A wallet on the right chain; what it is asked to send ends like this. */
function sendingEndsWith(error: Error) {
  asked.answer.mockImplementation(async (method: string) => {
    if (method === 'eth_sendTransaction') throw error;
    return method === 'eth_chainId' ? '0x89' : '0x';
  });
}

const send = () =>
  sendOnChain({ ...SAMPLE_CHAIN, embedded: false, chainId: 137 }, `0x${'11'.repeat(20)}`, {
    to: SAMPLE_CHAIN.contracts.stadium,
    data: '0x',
  });

beforeEach(() => void asked.answer.mockReset());

test('a line that breaks is not called a failure: it may have been sent', async () => {
  sendingEndsWith(new TypeError('Failed to fetch'));
  await expect(send()).rejects.toThrow(/line to the chain broke.+if not, press again/);
});

test('a wallet that never answered may have sent it: nobody is told that nothing has moved', async () => {
  sendingEndsWith(new Unanswered('Your wallet has not answered in time.'));
  await expect(send()).rejects.toThrow('may have sent it. Look there before you press again');
});

test('a no in the wallet is a no, and nothing was sent', async () => {
  sendingEndsWith(Object.assign(new Error('User rejected'), { code: 4001 }));
  await expect(send()).rejects.toMatchObject({
    kind: 'turned-down',
    message: 'You turned it down in your wallet. Nothing was sent.',
  });
});
