import { describe, expect, it } from 'vitest';
import { createDoor } from './door.ts';
import { createLane } from './lane.ts';

const NEVER_IMPATIENT = 60_000;

describe('the door to the database', () => {
  it('lets one kind of work in at a time, so that the others come in larger batches', async () => {
    const door = createDoor(NEVER_IMPATIENT);
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

  it('opens again after a failure', async () => {
    const door = createDoor(NEVER_IMPATIENT);
    await expect(door(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await door(async () => 'in')).toBe('in');
  });

  it('does not let one who waits for a lock hold up all the others', async () => {
    const door = createDoor(1);
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
