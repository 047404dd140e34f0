import type { History } from '@goats/rules';
import type { Queryable, Row } from '../../db/database.ts';

export async function hasClaimedStarter(db: Queryable, wallet: string): Promise<boolean> {
  const [row] = await db.prepared(
    'has-claimed-starter',
    'select 1 from starter_grants where wallet = $1',
    [wallet],
  );
  return row !== undefined;
}

/** What a wallet has behind it, and its place in the line for cards of its own; null: not in it. */
export async function recordOf(
  db: Queryable,
  wallet: string,
): Promise<History & { readonly place: number | null }> {
  const [row] = await db.prepared<Row & History & { readonly place: number | null }>(
    'record-of-wallet',
    `select coalesce(b.matches, 0) as matches, coalesce(b.wallets, 0) as wallets,
            coalesce(b.house_matches, 0) as "houseMatches",
            coalesce(b.house_wallets, 0) as "houseWallets", coalesce(b.days, 0) as days,
            b.last_day as "lastDay", coalesce(b.history, false) as has,
            case when o.wallet is not null then (
              select count(*) from own_cards a
               where a.granted_at is null and (a.since, a.wallet) <= (o.since, o.wallet)) end as place
       from (select $1::text as wallet) w
       left join battlers b on b.address = w.wallet
       left join own_cards o on o.wallet = w.wallet and o.granted_at is null`,
    [wallet],
  );
  return row!;
}
