import { describe, expect, it } from 'vitest';
import { createDoor } from '../modules/matches/door.ts';
import { createLane } from '../modules/matches/lane.ts';

const NARROW = { width: 1, patienceMs: 60_000 };

describe('the door to the database', () => {
  it('lets one kind of work in at a time, so that the others come in larger batches', async () => {
    const door = createDoor(NARROW);
    let inside = 0;
    const batches: string[] = [];
    const laneOf = (name: string) =>
      createLane(door, async (items: readonly number[]) => {
        inside += 1;
        expect(inside).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        batches.push(`${name}${items.join('')}`);
        return items;
      });
    const [steps, ends] = [laneOf('steps'), laneOf('ends')];
    const first = steps(1);
    await new Promise((resolve) => setImmediate(resolve));
    await Promise.all([first, ends(1), steps(2), ends(2), steps(3)]);
    expect(batches.sort()).toEqual(['ends12', 'steps1', 'steps23']);
  });

  it('lets as many in as it is wide, and nobody more', async () => {
    const door = createDoor({ width: 2, patienceMs: 60_000 });
    let inside = 0;
    let most = 0;
    const visit = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, () => door(visit)));
    expect([most, inside]).toEqual([2, 0]);
  });

  it('opens again after a failure', async () => {
    const door = createDoor(NARROW);
    await expect(door(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await door(async () => 'in')).toBe('in');
  });

  it('does not let one who waits for a lock hold up all the others', async () => {
    const door = createDoor({ width: 1, patienceMs: 1 });
    let unlock = () => {};
    const stuck = door(() => new Promise<void>((resolve) => (unlock = resolve)));
    const order: string[] = [];
    await Promise.all([door(async () => order.push('one')), door(async () => order.push('other'))]);
    expect(order).toEqual(['one', 'other']);
    unlock();
    await stuck;
    expect(await door(async () => 'after')).toBe('after');
  });
});
