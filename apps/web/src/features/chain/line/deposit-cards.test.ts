// @vitest-environment happy-dom
import { goatCardsAbi } from '@goats/contracts';
import { type Abi, decodeFunctionData, type Hex } from 'viem';
import { expect, test, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import { CARDS_AT_ONCE } from '../passage/cards-at-once.ts';
import { depositCards } from './deposit-cards.ts';

const asked = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('../../wallet/ask-wallet.ts', async (original) => ({
  ...(await original<object>()),
  askWallet: (method: string, params: unknown[] = []) => asked.answer(method, params),
}));

test('forty cards come in by one window of the wallet, and one transaction', async () => {
  asked.answer.mockImplementation(async (method: string) => {
    if (method === 'eth_sendTransaction') return '0xsent';
    return method === 'eth_chainId' ? '0x89' : '0x';
  });
  const chain = { ...SAMPLE_CHAIN, embedded: false, chainId: 137 };
  const cards = Array.from({ length: CARDS_AT_ONCE }, (_, i) => i + 1);
  expect(await depositCards(chain, `0x${'11'.repeat(20)}`, cards)).toBe('0xsent');
  const sent = asked.answer.mock.calls.filter(([method]) => method === 'eth_sendTransaction');
  expect(sent).toHaveLength(1);
  const [{ to, data }] = sent[0]![1] as [{ to: string; data: Hex }];
  expect(to).toBe(chain.contracts.cards);
  expect(decodeFunctionData({ abi: goatCardsAbi as Abi, data })).toEqual({
    functionName: 'depositCards',
    args: [cards.map((id) => BigInt(1_000_000 + id))],
  });
});
