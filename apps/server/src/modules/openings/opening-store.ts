import {
  BONUS_MATCHES_PER_DAY,
  type OpeningFacts,
  type OpeningKind,
  utcDay,
  walletPair,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { dateOf, type OpeningRow, toOpening } from '../../world/answers.ts';

/** More than a lobby can show; the oldest are left out of the list, not out of the world. */
const MOST_LISTED = 200;

/** Newest first. */
export async function openOpenings(
  db: Queryable,
  kind: OpeningKind,
  now: number,
): Promise<OpeningFacts[]> {
  const rows = await db.prepared<OpeningRow>(
    'open-openings',
    `select * from openings where kind = $1 and status = 'open' and expires_at > $2
      order by id desc limit $3`,
    [kind, new Date(now), MOST_LISTED],
  );
  return rows.map(toOpening);
}

export async function findOpening(
  db: Queryable,
  kind: OpeningKind,
  id: number,
): Promise<OpeningFacts | null> {
  const [row] = await db.prepared<OpeningRow>(
    'find-opening',
    'select * from openings where kind = $1 and id = $2',
    [kind, id],
  );
  return row ? toOpening(row) : null;
}

/** What the treasury holds beyond what it has promised to live matches. */
export async function freeTreasury(db: Queryable): Promise<number> {
  const [row] = await db.prepared<{ free: number }>(
    'free-treasury',
    'select free_treasury() as free',
  );
  return row?.free ?? 0;
}

/** Of these wallets, the ones with whom `wallet` has had its bonuses of this UTC day. */
export async function spentBonusesWith(
  db: Queryable,
  wallet: string,
  others: readonly string[],
  at: number,
): Promise<ReadonlySet<string>> {
  const pairs = [...new Set(others)]
    .filter((other) => other !== wallet)
    .map((other) => walletPair(wallet, other));
  if (pairs.length === 0) return new Set();
  const rows = await db.prepared<{ one: string; other: string }>(
    'spent-bonuses',
    `select d.one, d.other
       from unnest($1::text[], $2::text[]) p (one, other)
       join bonus_days d on d.one = p.one and d.other = p.other and d.day = $3
      where d.granted >= $4`,
    [
      pairs.map(([one]) => one),
      pairs.map(([, other]) => other),
      dateOf(utcDay(at)),
      BONUS_MATCHES_PER_DAY,
    ],
  );
  return new Set(rows.map((row) => (row.one === wallet ? row.other : row.one)));
}
