import type { WithdrawalFacts } from '@goats/rules';
import type { Hex } from 'viem';
import type { Queryable } from '../../../db/database.ts';
import { toWithdrawal, type WithdrawalRow } from '../world/facts.ts';

/** A voucher with what the chain has said of it, final or not. */
export interface SeenWithdrawal {
  readonly facts: WithdrawalFacts;
  /** The transaction that redeemed it. */
  readonly redeemedBy: Hex | null;
}

interface SeenRow extends WithdrawalRow {
  readonly redeemed_by: Hex | null;
}

const SEEN = `
  select w.*, '0x' || encode(l.tx_hash, 'hex') as redeemed_by from withdrawals w
    left join lateral (
      select tx_hash from chain_logs
       where event in ('HoofWithdrawn', 'CardWithdrawn') and args ->> 'number' = w.id::text
       limit 1) l on true`;

const MOST = 100;

/** The newest of a wallet's own. */
export async function withdrawalsOf(db: Queryable, wallet: string): Promise<SeenWithdrawal[]> {
  const rows = await db.prepared<SeenRow>(
    'withdrawals-of',
    `${SEEN} where w.wallet = $1 order by w.id desc limit $2`,
    [wallet, MOST],
  );
  return rows.map(toSeen);
}

export async function withdrawalOf(
  db: Queryable,
  wallet: string,
  id: number,
): Promise<SeenWithdrawal | undefined> {
  const [row] = await db.prepared<SeenRow>(
    'withdrawal-of',
    `${SEEN} where w.wallet = $1 and w.id = $2`,
    [wallet, id],
  );
  return row && toSeen(row);
}

function toSeen(row: SeenRow): SeenWithdrawal {
  return { facts: toWithdrawal(row), redeemedBy: row.redeemed_by };
}
