import { describe, expect, it } from 'vitest';
import { createDoor } from '../modules/matches/door.ts';
import { createLane } from '../modules/matches/lane.ts';

describe('a lane', () => {
  it('does in one call what came in while the last one was under way', async () => {
    const batches: number[][] = [];
    const lane = createLane(createDoor(), async (items: readonly number[]) => {
      batches.push([...items]);
      await Promise.resolve();
      return items.map((item) => item * 10);
    });
    const first = [1, 2, 3].map(lane);
    expect(await first[0]).toBe(10);
    expect(await Promise.all([...first, lane(4)])).toEqual([10, 20, 30, 40]);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('lets only whoever is at fault fail', async () => {
    const lane = createLane(createDoor(), async (items: readonly number[]) => {
      if (items.includes(2)) throw Object.assign(new Error('two'), { severity: 'ERROR' });
      return items;
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(lane));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await lane(4)).toBe(4);
  });

  it('tries nothing again when the line went dead and it may have happened', async () => {
    let calls = 0;
    const lane = createLane(createDoor(), async (): Promise<number[]> => {
      calls += 1;
      throw new Error('Connection terminated unexpectedly');
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(lane));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(calls).toBe(1);
  });

  it('keeps those apart who want the same, in their order, and is never too full', async () => {
    const batches: string[][] = [];
    const lane = createLane(
      createDoor(),
      async (items: readonly string[]) => {
        batches.push([...items]);
        return items;
      },
      (item) => [item[0]!],
    );
    await Promise.all(['a1', 'b1', 'a2', 'c1', 'a3', 'b2'].map(lane));
    expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2', 'b2'], ['a3']]);
    const crowd = Array.from({ length: 90 }, (_, i) => String.fromCharCode(1_000 + i));
    await Promise.all(crowd.map(lane));
    expect(Math.max(...batches.map((batch) => batch.length))).toBe(40);
  });
});
