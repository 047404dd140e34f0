import type { Queryable } from '../../db/database.ts';
import { releaseCards } from '../cards/engagements.ts';
import { refund } from '../ledger/vaults.ts';
import type { Play } from './play.ts';

const TABLES = { challenge: 'challenges', request: 'battle_requests' } as const;
const BATCH = 50;

export type OpeningKind = keyof typeof TABLES;

/** Gives stake and cards back and writes down why: nobody took it, or its owner did not want to wait. */
export async function closeOpening(
  tx: Queryable,
  kind: OpeningKind,
  id: number,
  status: 'cancelled' | 'expired',
  now: number,
): Promise<void> {
  await tx.query(`update ${TABLES[kind]} set status = $2 where id = $1`, [id, status]);
  await releaseCards(tx, `${kind}:${id}`);
  await refund(tx, `${kind}:${id}`, now);
}

/**
 * Ends what was open for its time. Each in a transaction of its own, so that one of them that
 * somebody is accepting right now holds up no other. Answers how many ended.
 */
export async function expireOpenings(play: Play): Promise<number> {
  const { db, clock } = play.deps;
  const now = clock.now();
  let ended = 0;
  for (const kind of ['challenge', 'request'] as const) {
    let found = 0;
    while (found < BATCH) {
      const one = await db.transaction(async (tx) => {
        const [due] = await tx.query<{ id: number }>(
          `select id from ${TABLES[kind]} where status = 'open' and expires_at <= $1
            order by expires_at limit 1 for update skip locked`,
          [new Date(now)],
        );
        if (due) await closeOpening(tx, kind, due.id, 'expired', now);
        return due;
      });
      if (!one) break;
      found += 1;
    }
    if (found > 0) play.announcements.announce([`${kind}s`]);
    ended += found;
  }
  return ended;
}
