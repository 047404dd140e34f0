import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import { type Abi, decodeFunctionData, encodeFunctionResult, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { type Ask, readStadium } from './stadium-state.ts';
import { ADA, BOB, CONTRACTS, POSTED } from './test-stadium.ts';

/** Of the deposits that the active root does not know the first is Ada’s, and a thousand are Bob’s. */
const KNOWN = 2;
const COUNT = KNOWN + 1_001;
const NOTHING = `0x${'0'.repeat(64)}` as Hex;

const ANSWERS: Readonly<Record<string, (args: readonly unknown[]) => unknown>> = {
  hoof: () => CONTRACTS.hoof,
  cards: () => CONTRACTS.cards,
  frozen: () => true,
  active: () => [NOTHING, NOTHING, 0n, KNOWN, 0, POSTED, 5],
  pending: () => [],
  rootDelay: () => 0,
  maxSilence: () => 7 * 86_400,
  LOCK: () => 3_600,
  PATIENCE: () => 86_400,
  accounts: () => [0n, 0, 0, 0],
  deposits: () => BigInt(COUNT),
  depositAt: ([number]) => (Number(number) <= KNOWN ? [ADA, 700n] : [BOB, 100n]),
};

/** A node that knows this Stadium, counts what it is asked, and how much of it at once. */
function node(answers = ANSWERS) {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const ask: Ask = async (method, params) => {
    if (method === 'eth_getCode') return '0x01';
    if (method === 'eth_chainId') return '0x7a69';
    if (method === 'eth_getBlockByNumber') return { timestamp: '0x6b49d200' };
    const [{ data }] = params as [{ data: Hex }];
    const abi = [...stadiumAbi, ...goatCardsAbi, ...hoofAbi] as Abi;
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    asked.push(functionName);
    const answer = answers[functionName];
    if (!answer) throw new Error('execution reverted');
    const result = answer(args);
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return encodeFunctionResult({ abi: stadiumAbi as Abi, functionName, result });
  };
  return { ask, asked, most: () => most };
}

it('a deposit that the file names is found, however many strangers have deposited since', async () => {
  const { ask, asked, most } = node();
  const at = { stadium: CONTRACTS.stadium, account: ADA, tokens: [] };
  expect((await readStadium(ask, at)).deposits).toEqual([]);
  // One that the root knows is in its leaf, and one that does not exist is nobody's.
  const named = [KNOWN - 1, KNOWN, KNOWN, COUNT + 5];
  expect((await readStadium(ask, { ...at, deposits: named })).deposits).toEqual([
    { number: KNOWN, amount: 700n },
  ]);
  expect(asked.filter((name) => name === 'depositAt')).toHaveLength(2 * 500 + 1);
  // A public node turns a burst of hundreds away.
  expect(most()).toBeLessThanOrEqual(20);
});

it('what strangers deposit is read by nobody before a freeze, which alone gives it back', async () => {
  const { ask, asked } = node({ ...ANSWERS, frozen: () => false });
  const at = { stadium: CONTRACTS.stadium, account: ADA, tokens: [], deposits: [KNOWN] };
  expect((await readStadium(ask, at)).deposits).toEqual([]);
  expect(asked).not.toContain('depositAt');
});
