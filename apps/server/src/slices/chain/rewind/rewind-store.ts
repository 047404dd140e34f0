import type { Queryable, Row } from '../../../db/database.ts';
import { CHAIN_TOPIC, type Cursor, digits, headerColumns, holdCursor } from '../chain-store.ts';
import type { Totals } from '../indexer/check-range.ts';
import type { ChainEvent } from '../indexer/events.ts';
import type { Header } from '../indexer/read-headers.ts';
import { followRoots } from '../roots/root-states.ts';
import type { KeptLog, Rewind } from './undo.ts';

/** The last one, if there was any. */
export async function lastRewind(
  db: Queryable,
): Promise<{ readonly id: number; readonly fork: number } | undefined> {
  const [row] = await db.query<{ id: number; fork: number }>(
    'select id, fork from chain_rewinds order by id desc limit 1',
  );
  return row;
}

/** What was final above a block, in the order of the chain. */
export function keptFinals(db: Queryable, above: number): Promise<KeptLog[]> {
  return db.query<KeptLog & Row>(
    `select block_number as block, log_index as index, '0x' || encode(tx_hash, 'hex') as "txHash",
            contract, event, args, applied_at as "appliedAt"
       from chain_logs where block_number > $1 and final order by block_number, log_index`,
    [above],
  );
}

/** Logs of one block are fewer; what stands there after a rewind is numbered from here on, times its number. */
const APART = 1_000_000;

export interface Written {
  readonly cursor: Cursor;
  readonly rewind: Rewind;
  readonly kept: readonly KeptLog[];
  readonly found: ReadonlyMap<KeptLog, ChainEvent>;
  readonly headers: readonly Header[];
  readonly logs: readonly KeptLog[];
  readonly totals: Totals;
  readonly operator: string;
  readonly reason: string;
  readonly at: Date;
}

/** All of it in one transaction, which only counts if nobody has read on, or applied a log, meanwhile. */
export async function writeRewind(tx: Queryable, written: Written): Promise<void> {
  const { cursor, rewind, kept, found, headers, logs, totals, operator, reason, at } = written;
  const { fork, before, after, undo } = rewind;
  await holdCursor(tx, cursor);
  const [row] = await tx.query<{ id: number }>(
    `insert into chain_rewinds (at, operator, reason, fork, before, after)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [at, operator, reason, fork, before, after],
  );
  const id = row!.id;
  await tx.query('select from chain_logs where block_number > $1 for update', [fork]);
  const now = await keptFinals(tx, fork);
  if (JSON.stringify(now) !== JSON.stringify(kept)) {
    throw new Error('Something of it was applied meanwhile: nothing was touched, run it again.');
  }
  const place = (log: ChainEvent) => log.index + id * APART;
  await tx.query(
    `insert into chain_rewound_logs (rewind_id, block_number, log_index, tx_hash, contract, event,
                                     args, applied_at, now_block, now_index)
     select $1, l.block_number, l.log_index, l.tx_hash, l.contract, l.event, l.args, l.applied_at,
            x.now_block, x.now_index
       from unnest($2::bigint[], $3::int[], $4::bigint[], $5::int[])
              x (block, index, now_block, now_index)
       join chain_logs l on l.block_number = x.block and l.log_index = x.index`,
    [
      id,
      kept.map(({ block }) => block),
      kept.map(({ index }) => index),
      kept.map((log) => found.get(log)?.block ?? null),
      kept.map((log) => {
        const again = found.get(log);
        return again ? place(again) : null;
      }),
    ],
  );
  await tx.query(`select set_config('goats.rewind', 'on', true)`);
  await tx.query('delete from chain_blocks where number > $1', [fork]);
  await tx.query(`select set_config('goats.rewind', '', true)`);
  await tx.query(
    `insert into chain_blocks (number, hash, parent_hash, time)
     select n, decode(h, 'hex'), decode(p, 'hex'), t
       from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[]) x (n, h, p, t)`,
    headerColumns(headers),
  );
  // Before everything that stands above the fork now: a card cannot come in twice.
  const undone = undo.map(({ event, args }, i) => ({
    ...{ block: fork, index: id * APART + i, txHash: `0x${'00'.repeat(32)}` as const },
    ...{ contract: 'stadium' as const, event, args, appliedAt: null },
  }));
  const all = [...undone, ...logs.map((log) => ({ ...log, index: place(log) }))];
  await tx.query(
    `insert into chain_logs
       (block_number, log_index, tx_hash, contract, event, args, final, applied_at)
     select b, i, decode(h, 'hex'), c, e, a, true, d
       from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $6::jsonb[],
                   $7::timestamptz[]) x (b, i, h, c, e, a, d)`,
    [
      all.map(({ block }) => block),
      all.map(({ index }) => index),
      all.map(({ txHash }) => digits(txHash)),
      all.map(({ contract }) => contract),
      all.map(({ event }) => event),
      all.map(({ args }) => JSON.stringify(args)),
      all.map(({ appliedAt }) => appliedAt),
    ],
  );
  await followRoots(tx);
  await tx.query(
    `update chain_state set final = $1, seen = $1, stadium_balance = $2, problem = null,
            disputed = false`,
    [after, totals.balance],
  );
  tx.announce([CHAIN_TOPIC]);
}
