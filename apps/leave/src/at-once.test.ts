import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAtOnce, stepsAtOnce } from './at-once.ts';
import { walletLine } from './lines.ts';
import { nextSteps } from './next-steps.ts';
import type { StadiumState } from './stadium-state.ts';
import { ADA, CONTRACTS, testProof, testStadium } from './test-stadium.ts';

const stepsOf = (change: Partial<StadiumState>) =>
  nextSteps(testProof(), testStadium({ frozen: true, ...change }), String).steps;
const ids = (change: Partial<StadiumState>) => stepsAtOnce(stepsOf(change)).map(({ id }) => id);
/** Deposited by Ada after the root. */
const back = (count: number) =>
  new Map(
    Array.from({ length: count }, (_, i) => [
      1_000_100 + i,
      { holder: CONTRACTS.stadium, depositor: ADA },
    ]),
  );
const deposits = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ number, amount: 100n }));

describe('what comes out together', () => {
  it('is HOOF, cards and deposits, in one confirmation in place of one each', () => {
    expect(ids({ deposits: deposits(1) })).toEqual(['hoof', 'card-1000007', 'deposit-0']);
  });

  it('is nothing where only one thing is inside', () => {
    expect(ids({ cards: new Map() })).toEqual([]);
  });

  it('does not take back that somebody wants to leave', () => {
    const account = { withdrawn: 500n, askedAt: 1, exitEpoch: 0 };
    expect(stepsOf({ frozen: false, account }).map(({ id }) => id)).toContain('stay');
    expect(ids({ frozen: false, account })).toEqual(['hoof', 'card-1000007']);
  });

  it('is as much as a block and a wallet take, and the rest comes after it', () => {
    expect(ids({ cards: back(80) })).toEqual(['hoof', 'cards-1000100']);
    expect(ids({ deposits: deposits(30) })).toHaveLength(10);
  });
});

describe('sending it', () => {
  const refusal = (code: number) => Object.assign(new Error('No'), { code });
  const send = async (answers: Record<string, unknown>) => {
    const all: Record<string, unknown> = {
      eth_requestAccounts: [ADA],
      eth_call: '0x',
      wallet_sendCalls: { id: '0xbatch' },
      ...answers,
    };
    const asked: string[] = [];
    const line = await walletLine('Alpine', {
      async request({ method }) {
        asked.push(method);
        if (all[method] instanceof Error) throw all[method];
        return all[method];
      },
    });
    asked.length = 0;
    const sent = sendAtOnce(line, 31337, stepsAtOnce(stepsOf({})), () => undefined);
    sent.catch(() => undefined);
    await vi.runAllTimersAsync();
    return { sent: await sent, asked };
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('tries each, asks the wallet once, and tells the block', async () => {
    const receipts = [{ transactionHash: '0xaa', blockNumber: '0x10' }];
    const { sent, asked } = await send({ wallet_getCallsStatus: { status: 200, receipts } });
    expect(sent).toMatchObject({ hash: '0xaa', block: 16 });
    expect(asked).toEqual(['eth_call', 'eth_call', 'wallet_sendCalls', 'wallet_getCallsStatus']);
  });

  it('leaves it to one transaction each where the wallet cannot after all', async () => {
    expect((await send({ wallet_sendCalls: refusal(4200) })).sent).toBeNull();
  });

  it.each([
    ['a no in the wallet', { wallet_sendCalls: refusal(4001) }, /turned the signature down/],
    ['a revert', { wallet_getCallsStatus: { status: 500 } }, /the contract refused it/],
    ['half of it', { wallet_getCallsStatus: { status: 600 } }, /no block/],
    ['a wallet that gave up', { wallet_getCallsStatus: { status: 400 } }, /did not work/],
    ['no news', { wallet_getCallsStatus: { status: 100 } }, /sent as 0xbatch, and no block/],
  ])('says %s as for a single step', async (_, answers, words) => {
    await expect(send(answers)).rejects.toThrow(words);
  });
});
