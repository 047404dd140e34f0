import { BONUS_MATCHES_PER_DAY, type Hundredths } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

/** `pairOf('0xb…', '0xa…') // ['0xa…', '0xb…']`: two wallets, whoever of them asks. */
export function pairOf(a: string, b: string): readonly [string, string] {
  return a < b ? [a, b] : [b, a];
}

function utcDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** What the treasury holds beyond what it has promised to live matches. */
export async function freeTreasury(db: Queryable): Promise<Hundredths> {
  const [row] = await db.prepared<{ free: number }>(
    'free-treasury',
    'select free_treasury() as free',
  );
  return row?.free ?? 0;
}

/**
 * Promises a bonus to a match that is being made, or not; call it after the stakes have moved,
 * because the treasury is locked last.
 */
export async function promiseBonus(
  tx: Queryable,
  match: { readonly players: readonly [string, string]; readonly bonus: Hundredths },
  at: number,
): Promise<boolean> {
  const { players, bonus } = match;
  if (bonus === 0) return false;
  const [row] = await tx.prepared<{ granted: boolean }>(
    'promise-bonus',
    'select promise_bonus($1, $2, $3, $4) as granted',
    [...players, bonus, new Date(at)],
  );
  return row?.granted ?? false;
}

/** Of these wallets, the ones with whom `wallet` has had its bonuses of this UTC day. */
export async function spentBonusesWith(
  db: Queryable,
  wallet: string,
  others: readonly string[],
  at: number,
): Promise<ReadonlySet<string>> {
  const pairs = [...new Set(others)].filter((other) => other !== wallet);
  if (pairs.length === 0) return new Set();
  const rows = await db.prepared<{ one: string; other: string }>(
    'spent-bonuses',
    `select d.one, d.other
       from unnest($1::text[], $2::text[]) p (one, other)
       join bonus_days d on d.one = p.one and d.other = p.other and d.day = $3
      where d.granted >= $4`,
    [
      pairs.map((other) => pairOf(wallet, other)[0]),
      pairs.map((other) => pairOf(wallet, other)[1]),
      utcDate(at),
      BONUS_MATCHES_PER_DAY,
    ],
  );
  return new Set(rows.map((row) => (row.one === wallet ? row.other : row.one)));
}

export const BONUS_SPENT =
  'You two have had your three bonuses today: from here on it is for the stakes alone.';
export const TREASURY_BARE = 'The treasury cannot cover a bonus right now: stakes only.';
