import { describe, expect, it } from 'vitest';
import { createFairLines, type FairLinesOptions } from './fair-lines.ts';

/** Work that the test finishes by hand, in the order in which it was begun. */
function bench(options: Partial<FairLinesOptions> = {}) {
  const lines = createFairLines({
    ...{ atOnce: 1, perAddress: 100, waiting: 1_000, full: 'No room.' },
    ...options,
  });
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const want = (ip: string, what = ip) =>
    lines.wait(ip, () => {
      begun.push(what);
      return new Promise<string>((resolve) => finish.push(() => resolve(what)));
    });
  /** Finishes everything, one after the other. */
  const runDry = async () => {
    while (finish.length > 0) {
      finish.shift()!();
      await new Promise(setImmediate);
    }
  };
  return { want, begun, runDry };
}

const settled = () => new Promise(setImmediate);

describe('lines', () => {
  it('take turns, so that a thousand wishes of one address do not delay the first of another', async () => {
    const { want, begun, runDry } = bench({ perAddress: 2_000, waiting: 2_000 });
    for (let i = 0; i < 1_000; i += 1) void want('203.0.113.1', `greedy ${i}`);
    void want('203.0.113.2', 'first of another');
    await settled();
    await runDry();
    expect(begun).toHaveLength(1_001);
    expect(begun.indexOf('first of another')).toBeLessThanOrEqual(2);
  });

  it('count a /48 as one in the round, however many of its addresses wait', async () => {
    const { want, begun, runDry } = bench();
    for (let i = 1; i <= 50; i += 1) void want(`2001:db8:1:${i.toString(16)}::1`, 'network');
    for (let i = 0; i < 3; i += 1) void want('203.0.113.2', 'household');
    await settled();
    await runDry();
    expect(begun.slice(1, 7)).toEqual([
      ...['network', 'household', 'network', 'household', 'network', 'household'],
    ]);
  });

  it('are fair within a /48 as well', async () => {
    const { want, begun, runDry } = bench();
    for (let i = 0; i < 20; i += 1) void want('2001:db8:1:1::1', 'busy neighbour');
    void want('2001:db8:1:2::1', 'quiet neighbour');
    await settled();
    await runDry();
    expect(begun.indexOf('quiet neighbour')).toBeLessThanOrEqual(2);
  });

  it('refuse an address of which too much waits already, with 429, and nobody else', async () => {
    const { want, runDry } = bench({ perAddress: 2 });
    const accepted = [1, 2, 3].map(() => want('203.0.113.1'));
    await expect(want('203.0.113.1')).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      headers: { 'retry-after': '2' },
    });
    const other = want('203.0.113.2');
    await settled();
    await runDry();
    expect(await Promise.all([...accepted, other])).toHaveLength(4);
  });

  it('bound a whole /48 at sixteen times that', async () => {
    const { want, runDry } = bench({ perAddress: 2 });
    const wishes = Array.from({ length: 60 }, (_, i) => want(`2001:db8:1:${i.toString(16)}::1`));
    const outcomes = Promise.allSettled(wishes);
    await settled();
    await runDry();
    const done = (await outcomes).filter(({ status }) => status === 'fulfilled');
    // One is under way, and 32 wait.
    expect(done).toHaveLength(33);
  });

  it('send the last of the longest line away when all is full: a newcomer still gets in', async () => {
    const { want, begun, runDry } = bench({ waiting: 10 });
    const greedy = Promise.allSettled(
      Array.from({ length: 11 }, (_, i) => want('203.0.113.1', `greedy ${i}`)),
    );
    const first = want('203.0.113.2', 'newcomer');
    await settled();
    await runDry();
    expect(await first).toBe('newcomer');
    const refused = (await greedy).flatMap((each) =>
      each.status === 'rejected' ? [each.reason] : [],
    );
    expect(refused).toMatchObject([{ code: 'UNAVAILABLE', headers: { 'retry-after': '2' } }]);
    expect(begun).not.toContain('greedy 10');
  });

  it('go on when a piece of work fails', async () => {
    const lines = createFairLines({ atOnce: 1, perAddress: 9, waiting: 9, full: 'No room.' });
    const failing = lines.wait('203.0.113.1', async () => {
      throw new Error('no ink');
    });
    const next = lines.wait('203.0.113.1', async () => 'drawn');
    await expect(failing).rejects.toThrow('no ink');
    expect(await next).toBe('drawn');
  });
});
