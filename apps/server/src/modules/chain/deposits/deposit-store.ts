import type { Hex } from 'viem';
import type { Queryable, Row } from '../../../db/database.ts';

export interface DepositRow extends Row {
  readonly amount: string | null;
  readonly token: string | null;
  readonly credited: boolean;
  readonly tx_hash: Hex;
  readonly time: Date;
}

const MOST = 50;

/** What a wallet has brought in, newest first. */
export function depositsOf(db: Queryable, wallet: string): Promise<DepositRow[]> {
  return db.prepared<DepositRow>(
    'deposits-of',
    `select l.args ->> 'amount' as amount, l.args ->> 'token' as token,
            l.applied_at is not null as credited, '0x' || encode(l.tx_hash, 'hex') as tx_hash, b.time
       from chain_logs l join chain_blocks b on b.number = l.block_number
      where l.event in ('HoofDeposited', 'CardDeposited') and l.args ->> 'account' = $1
      order by l.block_number desc, l.log_index desc limit $2`,
    [wallet, MOST],
  );
}

/** The cards that a wallet holds outside the Stadium. */
export async function cardsOutside(db: Queryable, wallet: string): Promise<number[]> {
  const rows = await db.prepared<{ id: number }>(
    'cards-outside',
    `select card_id as id from card_holdings
      where owner = $1 and busy_with like 'chain:%' order by card_id`,
    [wallet],
  );
  return rows.map(({ id }) => id);
}
