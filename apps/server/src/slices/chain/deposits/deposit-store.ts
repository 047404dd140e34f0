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
    `select coalesce(l.args ->> 'amount', l.args ->> 'value') as amount, l.args ->> 'token' as token,
            l.applied_at is not null as credited, '0x' || encode(l.tx_hash, 'hex') as tx_hash, b.time
       from (
         select * from chain_logs
          where event in ('HoofDeposited', 'CardDeposited') and args ->> 'account' = $1
         union all
         -- Sent just so: no deposit speaks right behind the transfer.
         select t.* from chain_logs t, chain_state s
          where t.event = 'Transfer' and t.contract = 'hoof' and t.args ->> 'from' = $1
            and t.args ->> 'to' = s.stadium
            and not exists (
              select from chain_logs n
               where n.block_number = t.block_number and n.log_index = t.log_index + 1
                 and n.tx_hash = t.tx_hash and n.event = 'HoofDeposited')) l
       join chain_blocks b on b.number = l.block_number
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
