import type { Pair, Seat } from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';

/**
 * Which of these wallets want to see nothing of somebody. Not the other way round: whoever was blocked
 * would see fewer faces signed in than signed out.
 */
export async function blockersOf(
  db: Queryable,
  wallet: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.prepared<{ blocker: string }>(
    'blockers-of',
    'select blocker from blocks where blocker = any ($2) and blocked = $1',
    [wallet, others],
  );
  return new Set(rows.map(({ blocker }) => blocker));
}

/** Which players want no reactions of those who watch. */
export async function hushedBy(db: Queryable, matchId: number): Promise<Pair<boolean>> {
  const rows = await db.prepared<{ seat: Seat }>(
    'hushed-by',
    'select seat from hushed_stands where match_id = $1',
    [matchId],
  );
  return [rows.some(({ seat }) => seat === 0), rows.some(({ seat }) => seat === 1)];
}

export async function setHushed(
  db: Queryable,
  matchId: number,
  seat: Seat,
  at: Date | null,
): Promise<void> {
  if (at === null) {
    await db.query('delete from hushed_stands where match_id = $1 and seat = $2', [matchId, seat]);
  } else {
    await db.query(
      'insert into hushed_stands (match_id, seat, at) values ($1, $2, $3) on conflict do nothing',
      [matchId, seat, at],
    );
  }
}
