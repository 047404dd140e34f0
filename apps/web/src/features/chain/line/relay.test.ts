// @vitest-environment happy-dom
import { stadiumAbi } from '@goats/contracts';
import { momentOf } from '@goats/ui/moment-of.ts';
import { encodeErrorResult } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import { relayAsk } from './relay.ts';

vi.mock('../../wallet/ask-wallet.ts', async (original) => ({
  ...(await original<object>()),
  askWallet: async (method: string) => (method === 'eth_chainId' ? '0x89' : `0x${'00'.repeat(32)}`),
}));
afterEach(() => void vi.unstubAllGlobals());

/** The house asks the contract before it sends, and answers what that said. */
function askAndHear(answer: object): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { status: 409 })));
  const chain = { ...SAMPLE_CHAIN, embedded: false, chainId: 137 };
  return relayAsk(chain, `0x${'11'.repeat(20)}`, Date.UTC(2026, 10, 16, 10));
}

test('what the contract refuses is said in the page’s words, not in the server’s', async () => {
  const at = Date.UTC(2026, 10, 17, 10);
  const args = [at / 1000] as const;
  const revert = encodeErrorResult({ abi: stadiumAbi, errorName: 'TooEarly', args });
  await expect(
    askAndHear({ error: 'English.', code: 'CONFLICT', details: { revert } }),
  ).rejects.toMatchObject({
    ...{ name: 'PassageStopped', kind: 'refused' },
    message: `That is possible from ${momentOf(at)} on.`,
  });
});

test('any other no stays as it came, so that a lost session asks for a new one', async () => {
  const answer = { error: 'Used up.', code: 'DAY_LIMIT', details: { nextAt: 'tomorrow' } };
  await expect(askAndHear(answer)).rejects.toMatchObject({
    ...{ name: 'ApiError', code: 'DAY_LIMIT', sentence: 'Used up.' },
  });
});
