import type { Hex } from 'viem';
import type { Queryable, Row } from '../../../db/database.ts';

/** A root of ours that is, or was, on the chain. */
export interface PublishedRow extends Row {
  readonly index: number;
  readonly at: Date;
  readonly sum: number;
  readonly state: 'posted' | 'active' | 'replaced' | 'dropped';
  readonly accounts: Hex;
  readonly cards: Hex;
  readonly data: Hex;
  readonly account_count: number;
  readonly card_count: number;
  readonly tx_hash: Hex | null;
}

export function listPublished(db: Queryable, limit: number): Promise<PublishedRow[]> {
  return db.prepared<PublishedRow>(
    'chain-published-roots',
    `select epoch as index, posted_at as at, sum, state,
            '0x' || encode(accounts_root, 'hex') as accounts,
            '0x' || encode(cards_root, 'hex') as cards, '0x' || encode(data_hash, 'hex') as data,
            accounts as account_count, cards as card_count,
            '0x' || encode(tx_hash, 'hex') as tx_hash
       from chain_roots where epoch is not null and state <> 'made' order by epoch desc limit $1`,
    [limit],
  );
}

export interface PublishedLeaves extends Row {
  readonly data: Hex;
  /** Gzipped. Empty: so old that only the hash is kept. */
  readonly leaves: Buffer;
  readonly final: boolean;
}

/** The list under a root, by the contract's number. */
export async function publishedLeaves(
  db: Queryable,
  index: number,
): Promise<PublishedLeaves | undefined> {
  const [row] = await db.query<PublishedLeaves>(
    `select '0x' || encode(data_hash, 'hex') as data, leaves, exists (
              select from chain_logs l where l.event = 'RootPosted'
                 and l.args->>'epoch' = r.epoch::text and l.final) as final
       from chain_roots r where epoch = $1 and state <> 'made'`,
    [index],
  );
  return row;
}
