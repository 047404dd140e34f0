import type { RelayKind } from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';

interface Spent {
  /** By this wallet for this kind, since then. */
  readonly relays: number;
  /** By everybody for this kind, since then, in wei. */
  readonly wei: bigint;
}

/** What was sent since a moment, counted by what it may cost and not by what it did. */
export async function spentSince(
  db: Queryable,
  { wallet, kind, since }: { readonly wallet: string; kind: RelayKind; since: Date },
): Promise<Spent> {
  const [row] = await db.query<{ relays: number; wei: string }>(
    `select count(*) filter (where wallet = $1)::int as relays,
            coalesce(sum(wei), 0)::text as wei
       from chain_relays where kind = $2 and at >= $3`,
    [wallet, kind, since],
  );
  return { relays: row!.relays, wei: BigInt(row!.wei) };
}

/** Before it is sent: what may have been spent is spent. */
export async function noteRelay(
  db: Queryable,
  relay: { readonly wallet: string; kind: RelayKind; wei: bigint; at: Date },
): Promise<void> {
  await db.query('insert into chain_relays (wallet, kind, wei, at) values ($1, $2, $3, $4)', [
    ...[relay.wallet, relay.kind, relay.wei.toString(), relay.at],
  ]);
}

/** Whether a wallet has something to leave with: free HOOF, also at stake, or a card that may leave. */
export async function hasToLeaveWith(
  db: Queryable,
  wallet: string,
  least: number,
): Promise<boolean> {
  const [row] = await db.query<{ has: boolean }>(
    `select coalesce((select balance - locked from accounts where name = $1), 0)
              + free_stakes($1) >= $2
            or exists (select from card_holdings h
                        where owner = $1 and not is_bound(h)
                          and (busy_with is null or busy_with not like 'chain:%')) as has`,
    [wallet, least],
  );
  return row!.has;
}
