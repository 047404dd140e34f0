import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFairLines, type FairLinesOptions } from './fair-lines.ts';

/** Work that the test finishes by hand, in the order in which it was begun. */
function bench(options: Partial<FairLinesOptions> = {}) {
  const lines = createFairLines({
    ...{ atOnce: 1, perAddress: 100, waiting: 1_000, patienceMs: 60_000, full: 'crowd-here' },
    ...options,
  });
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const want = (ip: string, what = ip) => {
    const wish = lines.wait(ip, () => {
      begun.push(what);
      return new Promise<string>((resolve) => finish.push(() => resolve(what)));
    });
    // What still waits when its test is over is refused later, and nobody listens.
    wish.catch(() => undefined);
    return wish;
  };
  /** Finishes everything, one after the other. */
  const runDry = async () => {
    while (finish.length > 0) {
      finish.shift()!();
      await new Promise(setImmediate);
    }
  };
  return { lines, want, begun, finish, runDry };
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
    const lines = createFairLines({
      ...{ atOnce: 1, perAddress: 9, waiting: 9, patienceMs: 60_000, full: 'crowd-here' },
    });
    const failing = lines.wait('203.0.113.1', async () => {
      throw new Error('no ink');
    });
    const next = lines.wait('203.0.113.1', async () => 'drawn');
    await expect(failing).rejects.toThrow('no ink');
    expect(await next).toBe('drawn');
  });

  it('let one address have so much under way and no more, while another is served at once', async () => {
    const { want, begun, finish } = bench({ atOnce: 4, atOncePerAddress: 2 });
    for (let i = 0; i < 9; i += 1) void want('203.0.113.1', `greedy ${i}`);
    await settled();
    void want('203.0.113.2', 'other');
    await settled();
    expect(begun).toEqual(['greedy 0', 'greedy 1', 'other']);
    finish[0]!();
    await settled();
    expect(begun.at(-1)).toBe('greedy 2');
  });

  it('let a /48 have sixteen times that', async () => {
    const { want, begun } = bench({ atOnce: 100, atOncePerAddress: 1 });
    for (let i = 1; i <= 40; i += 1) void want(`2001:db8:1:${i.toString(16)}::1`, 'network');
    void want('2001:db8:2:1::1', 'neighbour');
    await settled();
    expect(begun).toEqual([...Array.from({ length: 16 }, () => 'network'), 'neighbour']);
  });

  it('count an answer that is still on its way for its address, and not as work', async () => {
    const { lines, want, begun } = bench({ atOnce: 1, atOncePerAddress: 1 });
    let leave = () => {};
    lines.enter('203.0.113.1', {
      start(place) {
        place.done();
        ({ leave } = place);
      },
      refuse: () => expect.unreachable(),
    });
    void want('203.0.113.1', 'second of the same');
    await settled();
    expect(begun).toEqual([]);
    void want('203.0.113.2', 'other');
    await settled();
    expect(begun).toEqual(['other']);
    leave();
    leave();
    await settled();
    expect(begun).toEqual(['other']);
  });

  it('forget whoever leaves while waiting', async () => {
    const { lines, want, begun, runDry } = bench({ perAddress: 1 });
    void want('203.0.113.1', 'first');
    const leave = lines.enter('203.0.113.1', {
      start: () => expect.unreachable(),
      refuse: () => expect.unreachable(),
    });
    leave();
    const next = want('203.0.113.1', 'next');
    await settled();
    await runDry();
    expect(await next).toBe('next');
    expect(begun).toEqual(['first', 'next']);
  });

  describe('with a clock', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('send whoever waits in vain away with 503, and have done nothing for them', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { want, begun, finish, runDry } = bench({ patienceMs: 5_000 });
      const first = want('203.0.113.1', 'first');
      const second = want('203.0.113.1', 'second');
      const outcome = expect(second).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        headers: { 'retry-after': '2' },
      });
      await settled();
      vi.advanceTimersByTime(4_999);
      const third = want('203.0.113.1', 'third');
      vi.advanceTimersByTime(1);
      await outcome;
      finish.shift()!();
      await settled();
      await runDry();
      expect(await Promise.all([first, third])).toEqual(['first', 'third']);
      expect(begun).toEqual(['first', 'third']);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
