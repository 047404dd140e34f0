import { describe, expect, it } from 'vitest';
import type { Rpc } from '../../chain/chain.ts';
import { contractSignatures } from './contract-signatures.ts';

const SIGNED = { address: `0x${'c0'.repeat(20)}`, message: 'It is me.', signature: '0x1234' };
const never = () => new Promise<never>(() => undefined);
const answering = (request: () => unknown) =>
  contractSignatures({ rpc: { request: async () => request() } as Rpc }, { answerMs: 5 });
const failing = (error: unknown) =>
  answering(() => {
    throw error;
  });

describe('asking the chain whether a contract wallet signed', () => {
  it.each(['0x', '0x00', '0x02', `0x${'f'.repeat(64)}`, 'yes', null, true, { result: '0x01' }])(
    'takes nothing for a yes that is none: %j',
    async (answer) => {
      expect(await answering(() => answer)(SIGNED)).toBe(false);
    },
  );

  it.each(['0x01', `0x${'1'.padStart(64, '0')}`])('hears a yes: %s', async (answer) => {
    expect(await answering(() => answer)(SIGNED)).toBe(true);
  });

  it('asks nobody about half a byte', async () => {
    expect(await answering(() => '0x01')({ ...SIGNED, signature: '0x123' })).toBe(false);
  });

  it.each([
    { code: 3, message: 'execution reverted' },
    { code: -32003, message: 'out of gas' },
  ])('takes a contract that reverts for a no: %j', async (error) => {
    expect(await failing(Object.assign(new Error(), error))(SIGNED)).toBe(false);
  });

  it.each([
    new Error('fetch failed'),
    Object.assign(new Error('slow down'), { code: 429 }),
    Object.assign(new Error('limit exceeded'), { code: -32005 }),
    Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
  ])('does not call a signature wrong because the node is away: %s', async (error) => {
    await expect(failing(error)(SIGNED)).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' });
  });

  it('stops waiting for a node that stalls, and gives it no fifth question to stall over', async () => {
    let asked = 0;
    const stalled = answering(() => {
      asked += 1;
      return never();
    });
    const five = Array.from({ length: 5 }, () => stalled(SIGNED));
    for (const { reason } of (await Promise.allSettled(five)) as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'CHAIN_UNREACHABLE' });
    }
    await expect(stalled(SIGNED)).rejects.toThrow(/Too many/);
    expect(asked).toBe(4);
  });
});
