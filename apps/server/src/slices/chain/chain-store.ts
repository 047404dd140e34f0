import { CARDS_ON_CHAIN } from '@goats/rules';
import type { Hex } from 'viem';
import type { Chain } from '../../chain/chain.ts';
import type { Database, Queryable, Row } from '../../db/database.ts';
import { WALLET_TOPIC } from '../../kernel/topics.ts';
import type { Totals } from './indexer/check-range.ts';
import { type Followed, followed, hasEffect, takenBack } from './indexer/consequences.ts';
import type { ChainEvent } from './indexer/events.ts';
import type { Figures } from './indexer/read-contracts.ts';
import type { Header } from './indexer/read-headers.ts';
import type { Range } from './indexer/read-range.ts';
import { followRoots } from './roots/root-states.ts';

/** How far the chain was read. */
export interface Cursor extends Row {
  /** The newest block that can no longer change and was read as such. */
  readonly final: number;
  /** The newest that was read at all. */
  readonly seen: number;
}

interface StateRow extends Cursor {
  readonly chain_id: number;
  readonly stadium: string;
}

const CURSOR = 'select chain_id, stadium, final, seen from chain_state';

/** As far as it was read, by whoever reads it; undefined before anybody has. */
export async function readCursor(db: Queryable): Promise<Cursor | undefined> {
  const [row] = await db.prepared<StateRow>('chain-state-cursor', CURSOR);
  return row && row.seen >= 0 ? { final: row.final, seen: row.seen } : undefined;
}

/** Where this world stands on its chain. A world belongs to one Stadium for ever. */
export async function openCursor(db: Queryable, chain: Chain): Promise<Cursor> {
  const { chainId, embedded, contracts, since } = chain;
  const stadium = contracts.stadium.toLowerCase();
  const [row] = await db.prepared<StateRow>('chain-state-cursor', CURSOR);
  // Made by the node when it starts, or here.
  if (!row || row.seen < 0) {
    await db.prepared(
      'chain-state-begin',
      `insert into chain_state (chain_id, embedded, stadium, final, seen) values ($1, $2, $3, $4, $4)
       on conflict (one) do update set final = excluded.final, seen = excluded.seen
        where chain_state.seen < 0`,
      [chainId, embedded, stadium, since - 1],
    );
    return openCursor(db, chain);
  }
  if (row.chain_id !== chainId || row.stadium !== stadium) {
    throw new OtherChain(
      `This world belongs to the Stadium ${row.stadium} on chain ${row.chain_id}, not to ${stadium} on chain ${chainId}.`,
    );
  }
  return { final: row.final, seen: row.seen };
}

export class OtherChain extends Error {
  override name = 'OtherChain';
}

/** Another instance has moved on in the meantime; what was read is read again from there. */
export class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Holds the cursor for a transaction: two instances that both read write one after the other. */
export async function holdCursor(tx: Queryable, cursor: Cursor): Promise<void> {
  const [row] = await tx.prepared<Cursor>(
    'chain-state-hold',
    'select final, seen from chain_state for update',
  );
  if (row?.final !== cursor.final || row.seen !== cursor.seen) {
    throw new Overtaken('Another instance reads the chain too.');
  }
}

/**
 * Writes down blocks that can no longer change, in place of what was seen of them before. Of blocks
 * without logs only the newest final one is kept: it tells whether the node still speaks of the same
 * chain.
 */
export async function writeFinal(
  db: Database,
  chain: Chain,
  cursor: Cursor,
  { range, totals, at }: { range: Range; totals: Totals; at: Date },
): Promise<Cursor> {
  const moved = { final: range.to, seen: Math.max(range.to, cursor.seen) };
  const idle = takenBack(range.events);
  await db.transaction(async (tx) => {
    await holdCursor(tx, cursor);
    await tx.query('delete from chain_blocks where number between $1 and $2', [
      range.from,
      range.to,
    ]);
    await tx.query(
      `delete from chain_blocks b where number = $1
          and not exists (select from chain_logs l where l.block_number = b.number)`,
      [cursor.final],
    );
    await insertRange(tx, range, (pair) => ({
      final: true,
      appliedAt: hasEffect(chain.contracts, pair) && !idle.has(pair[0]) ? null : at,
    }));
    if (cursor.seen > cursor.final || range.events.some(isAboutRoots)) await followRoots(tx);
    await tx.query(
      'update chain_state set final = $1, seen = $2, stadium_balance = $3, head = greatest(head, $2)',
      [moved.final, moved.seen, totals.balance],
    );
  });
  return moved;
}

/** Writes down blocks that may still go away, and forgets those above the fork that have. */
export async function writeSeen(
  db: Database,
  cursor: Cursor,
  { fork, range }: { fork: number; range: Range | undefined },
): Promise<Cursor> {
  const moved = { final: cursor.final, seen: range?.to ?? fork };
  await db.transaction(async (tx) => {
    await holdCursor(tx, cursor);
    if (fork < cursor.seen) tx.announce(walletTopics(await keptLogs(tx, fork + 1, cursor.seen)));
    await tx.query('delete from chain_blocks where number > $1', [fork]);
    if (range) await insertRange(tx, range, () => ({ final: false, appliedAt: null }));
    if (fork < cursor.seen || range?.events.some(isAboutRoots)) await followRoots(tx);
    await tx.query('update chain_state set seen = $1', [moved.seen]);
    tx.announce(walletTopics(range?.events ?? []));
  });
  return moved;
}

const isAboutRoots = ({ event }: ChainEvent) => event.startsWith('Root');

/** Whoever looks at what arrives for them is shown that it is on its way, or that it is not. */
function walletTopics(events: readonly ChainEvent[]): string[] {
  const wallets = events.map(({ contract, args }) =>
    contract === 'hoof' ? args.from : args.account,
  );
  return [...new Set(wallets)].flatMap((wallet) => (wallet ? [WALLET_TOPIC + wallet] : []));
}

async function insertRange(
  tx: Queryable,
  { headers, events }: Pick<Range, 'headers' | 'events'>,
  levelOf: (pair: Followed) => { readonly final: boolean; readonly appliedAt: Date | null },
): Promise<void> {
  await tx.query(
    `insert into chain_blocks (number, hash, parent_hash, time)
     select n, decode(h, 'hex'), decode(p, 'hex'), t
       from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[]) x (n, h, p, t)`,
    headerColumns(headers),
  );
  if (events.length === 0) return;
  const levels = followed(events).map(levelOf);
  await tx.query(
    `insert into chain_logs
       (block_number, log_index, tx_hash, contract, event, args, final, applied_at)
     select b, i, decode(h, 'hex'), c, e, a, f, d
       from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::text[], $6::jsonb[],
                   $7::boolean[], $8::timestamptz[]) x (b, i, h, c, e, a, f, d)`,
    [
      events.map(({ block }) => block),
      events.map(({ index }) => index),
      events.map(({ txHash }) => digits(txHash)),
      events.map(({ contract }) => contract),
      events.map(({ event }) => event),
      events.map(({ args }) => JSON.stringify(args)),
      levels.map(({ final }) => final),
      levels.map(({ appliedAt }) => appliedAt),
    ],
  );
}

export function headerColumns(headers: readonly Header[]): unknown[] {
  return [
    headers.map(({ number }) => number),
    headers.map(({ hash }) => digits(hash)),
    headers.map(({ parentHash }) => digits(parentHash)),
    headers.map(({ time }) => new Date(time)),
  ];
}

export const digits = (hex: Hex) => hex.slice(2);

/** The blocks that are kept, newest first, from `at` downwards. */
export async function keptBlocks(
  db: Queryable,
  at: number,
  most: number,
): Promise<{ readonly number: number; readonly hash: Hex }[]> {
  return db.prepared<{ number: number; hash: Hex }>(
    'chain-blocks-kept',
    `select number, '0x' || encode(hash, 'hex') as hash from chain_blocks
      where number <= $1 order by number desc limit $2`,
    [at, most],
  );
}

/** What was written down of some blocks, in the order of the chain. */
export async function keptLogs(db: Queryable, from: number, to: number): Promise<ChainEvent[]> {
  return db.prepared<ChainEvent & Row>(
    'chain-logs-kept',
    `select block_number as block, log_index as index, '0x' || encode(tx_hash, 'hex') as "txHash",
            contract, event, args
       from chain_logs where block_number between $1 and $2 order by block_number, log_index`,
    [from, to],
  );
}

/** The same blocks under other hashes. */
export async function replaceHeaders(
  db: Database,
  cursor: Cursor,
  headers: readonly Header[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdCursor(tx, cursor);
    await tx.query(
      `update chain_blocks b set hash = decode(h, 'hex'), parent_hash = decode(p, 'hex'), time = t
         from unnest($1::bigint[], $2::text[], $3::text[], $4::timestamptz[]) x (n, h, p, t)
        where b.number = x.n`,
      headerColumns(headers),
    );
  });
}

/** What the final logs add up to, at the cursor and nowhere else. */
export async function readTotals(db: Queryable, cursor: Cursor): Promise<Totals> {
  const [row] = await db.prepared<Totals & Row>(
    'chain-totals',
    `select s.stadium_balance as balance, ${count('HoofDeposited')} as deposits,
            ${count('CardDeposited')} as "cardDeposits", ${count('RootPosted')} as epochs,
            ${CARDS_ON_CHAIN} + ${count('CardDeposited')} - ${count('CardWithdrawn')}
              - ${count('CardExited')} as cards, ${count('Asked')} as asks
       from chain_state s where s.final = $1`,
    [cursor.final],
  );
  if (!row) throw new Overtaken('Another instance reads the chain too.');
  return row;
}

function count(event: string): string {
  return `(select count(*) from chain_logs where event = '${event}' and final)`;
}

/** What the contracts said, and that all is well. Seldom written while nothing changes. */
export async function writeFigures(
  db: Queryable,
  { figures, head, at }: { figures: Figures; head: Header; at: Date },
): Promise<void> {
  const rows = await db.prepared<{ changed: boolean }>(
    'chain-figures',
    `with n (head, claims, float, left_today, paused, frozen, poster_balance, problem) as (
       select $1::bigint, $2::bigint, $3::bigint, $4::bigint, $5::boolean, $6::boolean,
              $7::numeric, null::text
     ), o as (
       select s.*, (s.head, s.claims, s.float, s.left_today, s.paused, s.frozen, s.poster_balance,
                    s.problem) is distinct from
                   (n.head, n.claims, n.float, n.left_today, n.paused, n.frozen, n.poster_balance,
                    n.problem) as changed
         from chain_state s, n
     )
     update chain_state s
        set head = n.head, claims = n.claims, float = n.float, left_today = n.left_today,
            paused = n.paused, frozen = n.frozen, poster_balance = n.poster_balance,
            problem = null, disputed = false, checked_at = $8::timestamptz
       from n, o
      where o.changed or s.checked_at is null or s.checked_at < $8::timestamptz - interval '5 seconds'
     returning o.changed`,
    [
      head.number,
      ...[figures.claims, figures.float, figures.leftToday, figures.paused, figures.frozen],
      String(figures.posterBalance),
      at,
    ],
  );
  if (rows[0]?.changed) db.announce([CHAIN_TOPIC]);
}

/** The chain answers, and has nothing to say yet. */
export async function writeAnswered(db: Queryable, head: number, at: Date): Promise<void> {
  const rows = await db.prepared(
    'chain-answered',
    `update chain_state set head = $1, checked_at = $2, problem = null, disputed = false
      where head <> $1 or problem is not null returning one`,
    [head, at],
  );
  if (rows.length > 0) db.announce([CHAIN_TOPIC]);
}

/** Everything that says how the chain stands is read again after this notice. */
export const CHAIN_TOPIC = 'chain';

/** `disputed`: nodes disagree on what is final. */
export async function writeProblem(
  db: Queryable,
  { problem, disputed }: { readonly problem: string; readonly disputed: boolean },
): Promise<void> {
  const rows = await db.prepared(
    'chain-problem',
    `update chain_state set problem = $1, disputed = $2
      where (problem, disputed) is distinct from ($1, $2::boolean) returning one`,
    [problem, disputed],
  );
  if (rows.length > 0) db.announce([CHAIN_TOPIC]);
}
