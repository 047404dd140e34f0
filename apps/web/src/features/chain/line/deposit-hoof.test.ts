// @vitest-environment happy-dom
import { calls } from '@goats/chain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_CHAIN } from '../../../testing/sample-chain.ts';
import type { ChainInfo } from '../chain-queries.ts';
import { depositHoof } from './deposit-hoof.ts';

type Hex = `0x${string}`;

const asked = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('../../wallet/ask-wallet.ts', async (original) => ({
  ...(await original<object>()),
  askWallet: (method: string, params: unknown[] = []) => asked.answer(method, params),
}));

const CHAIN: ChainInfo = { ...SAMPLE_CHAIN, embedded: false, chainId: 137 };
const CONTRACTS = CHAIN.contracts as Record<keyof ChainInfo['contracts'], Hex>;
const ADA = `0x${'11'.repeat(20)}`;
const SIGNATURE = `0x${'1'.repeat(128)}1b`;
const NUMBER = `0x${'0'.repeat(64)}`;
/** What opens a window of the wallet. */
const WINDOWS = ['eth_signTypedData_v4', 'eth_sendTransaction', 'wallet_sendCalls'];
const BATCHES = {
  wallet_getCapabilities: { '0x89': { atomic: { status: 'supported' } } },
  wallet_sendCalls: { id: '0xbatch' },
  wallet_getCallsStatus: {
    ...{ status: 200, receipts: [{ transactionHash: '0xtogether', blockNumber: '0x1' }] },
  },
};

const refusal = (code: number) => Object.assign(new Error('No'), { code });

/** A wallet that knows no batches unless it is told how. */
function wallet(answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    eth_chainId: '0x89',
    eth_getCode: '0x',
    eth_call: NUMBER,
    eth_signTypedData_v4: SIGNATURE,
    eth_sendTransaction: '0xsent',
    eth_getTransactionReceipt: { status: '0x1' },
    ...answers,
  };
  asked.answer.mockImplementation(async (method: string) => {
    const answer = all[method] ?? refusal(4200);
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

const steps: string[] = [];
const bring = async (chain = CHAIN) => {
  const hash = depositHoof(chain, ADA, 500, {
    walletType,
    onStep: (step) => steps.push(step),
    now: 0,
  });
  hash.catch(() => undefined);
  await vi.runAllTimersAsync();
  return hash;
};
const windows = () =>
  asked.answer.mock.calls.map(([method]) => method).filter((method) => WINDOWS.includes(method));

let wallets = 0;
let walletType = '';
beforeEach(() => {
  vi.useFakeTimers();
  asked.answer.mockReset();
  steps.length = 0;
  // Each test brings a wallet that nobody has asked before.
  wallets += 1;
  walletType = `Wallet ${wallets}`;
});
afterEach(() => void vi.useRealTimers());

test('a wallet with batches opens one window for approval and deposit', async () => {
  wallet(BATCHES);
  expect(await bring()).toBe('0xtogether');
  expect(windows()).toEqual(['wallet_sendCalls']);
  expect(steps).toEqual(['deposit', 'sent']);
  const [, [batch]] = asked.answer.mock.calls.find(([method]) => method === 'wallet_sendCalls')!;
  expect(batch.calls).toEqual([calls.approve(CONTRACTS, 500), calls.deposit(CONTRACTS, 500)]);
});

test('a wallet is asked what it can once, and another one for itself', async () => {
  wallet(BATCHES);
  const times = () =>
    asked.answer.mock.calls.filter(([method]) => method === 'wallet_getCapabilities').length;
  await bring();
  await bring();
  expect(times()).toBe(1);
  walletType = 'A second wallet with the same account';
  await bring();
  expect(times()).toBe(2);
});

test.each([
  ['that has never heard of them', {}],
  ['that answers nonsense about them', { wallet_getCapabilities: [{ atomic: 'perhaps' }] }],
  ['that cannot after all', { ...BATCHES, wallet_sendCalls: refusal(5760) }],
])('a wallet %s signs and sends as ever', async (_, answers) => {
  wallet(answers);
  expect(await bring()).toBe('0xsent');
  expect(windows().filter((method) => method !== 'wallet_sendCalls')).toEqual([
    'eth_signTypedData_v4',
    'eth_sendTransaction',
  ]);
});

test('a contract without batches approves first', async () => {
  wallet({ eth_getCode: '0x6001' });
  expect(await bring()).toBe('0xsent');
  expect(steps).toEqual(['permit', 'approve', 'deposit']);
  expect(windows()).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
});

test('a no to the batch is a no: no second window follows', async () => {
  wallet({ ...BATCHES, wallet_sendCalls: refusal(4001) });
  await expect(bring()).rejects.toMatchObject({
    kind: 'turned-down',
    message: 'You turned it down in your wallet. Nothing was sent.',
  });
  expect(windows()).toEqual(['wallet_sendCalls']);
});

test.each([
  ['was turned down by the chain', { status: 500 }, /turned it down after all/],
  ['came through in part', { status: 600 }, /no block has it yet/],
  ['never left the wallet', { status: 400 }, /did not send it/],
  ['is never heard of again', { status: 100 }, /no block has it yet/],
])('a batch that %s is told in a sentence, and not sent again', async (_, status, words) => {
  wallet({ ...BATCHES, wallet_getCallsStatus: status });
  await expect(bring()).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(words),
  });
  expect(windows()).toEqual(['wallet_sendCalls']);
});
