import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batchesOf } from './batches.ts';

const ADA = `0x${'a'.repeat(40)}`;
const CALLS = [
  { to: `0x${'1'.repeat(40)}`, data: '0x01' },
  { to: `0x${'2'.repeat(40)}`, data: '0x02' },
];
const ATOMIC = { '0x2105': { atomic: { status: 'supported' } } };
const WORKED = { status: 200, receipts: [{ transactionHash: '0xaa', blockNumber: '0x10' }] };

/** A wallet that answers the three methods like this; an error is thrown. */
function wallet(answers: Record<string, unknown>) {
  const ask = vi.fn(async (method: string, _params: readonly unknown[]) => {
    const answer = answers[method];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return { ask, batches: batchesOf(ask) };
}

const refusal = (code: number, more = {}) => Object.assign(new Error('No'), { code, ...more });
const capable = (told: unknown, chainId = 8453) =>
  wallet({ wallet_getCapabilities: told }).batches.known(ADA, chainId);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('whether a wallet takes several calls at once', () => {
  it.each([
    ['it does', ATOMIC],
    ['it does on every chain', { '0x0': { atomic: { status: 'supported' } } }],
  ])('%s', async (_, told) => {
    expect(await capable(told)).toBe(true);
  });

  it.each([
    ['no such method', refusal(-32601)],
    ['not this site', refusal(4100)],
    ['another chain', { '0x1': { atomic: { status: 'supported' } } }],
    ['not here', { '0x2105': { atomic: { status: 'unsupported' } } }],
    ['it would make the account another one first', { '0x2105': { atomic: { status: 'ready' } } }],
    ['an older word for it', { '0x2105': { atomicBatch: { supported: true } } }],
    ['nothing', null],
    ['a chain without anything', { '0x2105': null }],
    ['a word', 'yes'],
    ['a number', 7],
    ['a list', [null, 'atomic']],
  ])('is a no, and nobody’s trouble, when it answers: %s', async (_, told) => {
    expect(await capable(told)).toBe(false);
  });

  it('is a no when it never answers, so that nobody waits for a window that does not come', async () => {
    const known = batchesOf(() => new Promise(() => undefined)).known(ADA, 8453);
    await vi.runAllTimersAsync();
    expect(await known).toBe(false);
  });

  it('is asked once for an account and a chain', async () => {
    const { ask, batches } = wallet({ wallet_getCapabilities: ATOMIC });
    await batches.known(ADA, 8453);
    await batches.known(ADA.toUpperCase().replace('X', 'x'), 8453);
    expect(ask.mock.calls).toEqual([['wallet_getCapabilities', [ADA, ['0x2105']]]]);
    expect(await batches.known(ADA, 1)).toBe(false);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('sending them', () => {
  it('asks for all or nothing, on the chain that is meant', async () => {
    const { ask, batches } = wallet({ wallet_sendCalls: { id: '0xbatch' } });
    expect(await batches.send(ADA, 8453, CALLS)).toBe('0xbatch');
    const batch = { version: '2.0.0', chainId: '0x2105', from: ADA, atomicRequired: true };
    expect(ask).toHaveBeenCalledWith('wallet_sendCalls', [{ ...batch, calls: CALLS }]);
  });

  it.each([
    refusal(4200),
    refusal(5740),
    refusal(5750),
    refusal(5760),
    refusal(-32603, { data: { originalError: { code: 5700 } } }),
  ])('is not done after all, and not tried again: %j', async (error) => {
    const { batches } = wallet({ wallet_getCapabilities: ATOMIC, wallet_sendCalls: error });
    expect(await batches.known(ADA, 8453)).toBe(true);
    expect(await batches.send(ADA, 8453, CALLS)).toBeNull();
    expect(await batches.known(ADA, 8453)).toBe(false);
  });

  it('leaves a no of the owner’s a no', async () => {
    const { batches } = wallet({ wallet_sendCalls: refusal(4001) });
    await expect(batches.send(ADA, 8453, CALLS)).rejects.toMatchObject({ code: 4001 });
  });
});

describe('how a batch ends', () => {
  const ended = async (...told: unknown[]) => {
    const ask = vi.fn();
    for (const one of told.slice(0, -1)) {
      if (one instanceof Error) ask.mockRejectedValueOnce(one);
      else ask.mockResolvedValueOnce(one);
    }
    ask.mockResolvedValue(told.at(-1));
    const end = batchesOf(ask).end('0xbatch');
    await vi.runAllTimersAsync();
    return { ...(await end), looks: ask.mock.calls.length };
  };

  it('is told with its transaction, also by a wallet that is away for a moment', async () => {
    expect(await ended({ status: 100 }, refusal(-32603), WORKED)).toEqual({
      ...{ kind: 'worked', hash: '0xaa', block: 16, looks: 3 },
    });
  });

  it.each([
    [400, 'not-sent'],
    [500, 'reverted'],
    [600, 'no-news'],
  ])('with %i is %s', async (status, kind) => {
    expect(await ended({ status })).toMatchObject({ kind });
  });

  it.each([
    [{ status: 100 }],
    [null],
    ['CONFIRMED'],
    [{ status: 200 }],
    [{ status: 200, receipts: [] }],
    [{ status: 200, receipts: [null] }],
  ])('is not waited for for ever: %j', async (told) => {
    expect(await ended(told)).toEqual({ kind: 'no-news', looks: 300 });
  });
});
