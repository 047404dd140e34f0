import type { LimitReason } from '@goats/contract';
import type { LimitName } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { Subject } from './limit-subjects.ts';
import { countInWindow, tooMany } from './rate-limits.ts';

export interface Use {
  readonly name: LimitName;
  readonly subject: Subject;
  /** What whoever comes too late is told, and when to come back. */
  readonly full: LimitReason;
}

/**
 * Counts one use of each limit and does the work. What was refused, by a limit or by the work
 * itself, is given back: nobody pays for what they did not get.
 *
 * `await spend(deps, [{ name: 'all-starters', subject: EVERYBODY, full }], claim)`
 */
export async function spend<T>(
  deps: Deps,
  uses: readonly Use[],
  work: () => Promise<T>,
): Promise<T> {
  const spent: (Use & { readonly endsAt: number })[] = [];
  try {
    for (const use of uses) {
      const { taken, endsAt } = await countInWindow(deps, use.name, use.subject.name, 1);
      spent.push({ ...use, endsAt });
      if (taken > deps.config.limits[use.name].most * use.subject.times) {
        throw tooMany(endsAt - deps.clock.now(), use.full);
      }
    }
    return await work();
  } catch (error) {
    for (const { name, subject, endsAt } of spent) {
      await giveBackUses(deps, { name, subject: subject.name, endsAt, count: 1 });
    }
    throw error;
  }
}

/** Only to the window they were taken from: the next one owes nobody anything. */
export async function giveBackUses(
  { db }: Pick<Deps, 'db'>,
  { name, subject, endsAt, count }: GivenBack,
): Promise<void> {
  await db.prepared('give-back', GIVE_BACK, [name, subject, new Date(endsAt), count]);
}

export interface GivenBack {
  readonly name: LimitName;
  readonly subject: string;
  readonly endsAt: number;
  readonly count: number;
}

const GIVE_BACK = `
  update rate_limits set taken = greatest(0, taken - $4::int)
   where name = $1 and subject = $2 and ends_at = $3`;
