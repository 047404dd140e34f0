import type { Clock } from '../clock.ts';
import type { Queryable } from './database.ts';

/** Renewed long before; an instance that dies or freezes is followed by another after this. */
const LEASE_MS = 5_000;

/**
 * Whether this instance has a duty that one instance at a time should have. Two may believe so for a
 * moment after a freeze, so whatever they do must be safe to do twice: the lease saves work, the
 * commands' conflicts keep order.
 *
 * `if (await holdLease(game, 'house-lobby')) …`
 */
export async function holdLease(
  { db, clock, instance }: { db: Queryable; clock: Clock; instance: string },
  name: string,
): Promise<boolean> {
  const now = clock.now();
  const rows = await db.prepared(
    'hold-lease',
    `insert into leases as l (name, holder, until) values ($1, $2, $3)
     on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where l.holder = excluded.holder or l.until <= $4
     returning name`,
    [name, instance, new Date(now + LEASE_MS), new Date(now)],
  );
  return rows.length > 0;
}
