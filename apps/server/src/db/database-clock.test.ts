import { describe, expect, it } from 'vitest';
import type { Queryable } from './database.ts';
import { followDatabaseClock } from './database-clock.ts';

/** A database whose clock says `at()`, and that takes as long as `local` is moved meanwhile. */
function databaseSaying(at: () => number, meanwhile: () => void = () => {}): Queryable {
  const prepared = async () => {
    meanwhile();
    return [{ at: new Date(at()) }];
  };
  return { prepared } as unknown as Queryable;
}

describe('the clock of an instance', () => {
  it('is the database’s, however far the machine’s own is off: nobody’s time is shorter on one of two', async () => {
    const truth = Date.UTC(2026, 5, 1);
    const db = databaseSaying(() => truth);
    const early = await followDatabaseClock(db, { now: () => truth - 2_000 });
    const late = await followDatabaseClock(db, { now: () => truth + 3_600_000 });
    expect([early.now(), late.now()]).toEqual([truth, truth]);
    early.stop();
    late.stop();
  });

  it('follows when the machine’s clock jumps, and does not trust an answer that was long on its way', async () => {
    let local = 1_000;
    let truth = 50_000;
    let delay = 0;
    const db = databaseSaying(
      () => truth,
      () => {
        local += delay;
      },
    );
    const clock = await followDatabaseClock(db, { now: () => local });
    local += 60_000;
    await clock.sync();
    expect(clock.now()).toBe(50_000);
    truth += 10_000;
    delay = 5_000;
    await clock.sync();
    expect(clock.now()).toBe(55_000);
    clock.stop();
  });
});
