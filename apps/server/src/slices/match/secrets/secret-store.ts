import type { LockedSecret } from '@goats/contract';
import type { Queryable } from '../../../db/database.ts';

/** One for a player of a match: a newer one takes its place. */
export async function keepLocked(
  db: Queryable,
  matchId: number,
  wallet: string,
  locked: LockedSecret,
): Promise<void> {
  await db.query(
    `insert into sealed_secrets (match_id, wallet, locked) values ($1, $2, $3)
     on conflict (match_id, wallet) do update set locked = excluded.locked`,
    [matchId, wallet, JSON.stringify(locked)],
  );
}

export async function readLocked(
  db: Queryable,
  matchId: number,
  wallet: string,
): Promise<LockedSecret | null> {
  const [row] = await db.query<{ locked: LockedSecret }>(
    'select locked from sealed_secrets where match_id = $1 and wallet = $2',
    [matchId, wallet],
  );
  return row?.locked ?? null;
}
