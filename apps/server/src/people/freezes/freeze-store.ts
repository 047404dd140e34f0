import type { Queryable } from '../../db/database.ts';
import { FREEZE_TOPIC } from '../../sessions/session-store.ts';

export interface FreezeRow extends Record<string, unknown> {
  readonly id: number;
  readonly wallet: string;
  readonly reason: string;
  readonly since: Date;
}

export async function freezeOf(db: Queryable, wallet: string): Promise<FreezeRow | undefined> {
  const [row] = await db.prepared<FreezeRow>(
    'freeze-of',
    'select id, wallet, reason, since from wallet_freezes where wallet = $1',
    [wallet],
  );
  return row;
}

/** Newest first, below the id that a page ended with. */
export function listFreezes(
  db: Queryable,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<FreezeRow[]> {
  return db.query<FreezeRow>(
    `select id, wallet, reason, since from wallet_freezes
      where id < coalesce($1::bigint, 9223372036854775807) order by id desc limit $2`,
    [page.before ?? null, page.limit],
  );
}

/** Undefined when it is frozen already: the first reason stands. */
export async function insertFreeze(
  tx: Queryable,
  freeze: { readonly wallet: string; readonly reason: string; readonly since: Date },
): Promise<FreezeRow | undefined> {
  const [row] = await tx.query<FreezeRow>(
    `insert into wallet_freezes (wallet, reason, since) values ($1, $2, $3)
     on conflict (wallet) do nothing returning id, wallet, reason, since`,
    [freeze.wallet, freeze.reason, freeze.since],
  );
  if (row) tx.announce([FREEZE_TOPIC + freeze.wallet]);
  return row;
}

/** What it was frozen for; undefined when it was not. */
export async function deleteFreeze(tx: Queryable, wallet: string): Promise<FreezeRow | undefined> {
  const [row] = await tx.query<FreezeRow>(
    'delete from wallet_freezes where wallet = $1 returning id, wallet, reason, since',
    [wallet],
  );
  if (row) tx.announce([FREEZE_TOPIC + wallet]);
  return row;
}
