import type { Hex } from 'viem';
import type { Chain } from '../../../chain/chain.ts';
import type { MadeLeaves } from '../../../chain/leaves/leaf-jobs.ts';
import type { Queryable, Row } from '../../../db/database.ts';
import { bytes, LIVE } from '../outbox/outbox-store.ts';
import type { LeafSnapshot } from './leaf-store.ts';

/** What the contract said about one of its roots, as far as its logs were read, final or not. */
export interface PostedRoot extends Row {
  readonly epoch: number;
  readonly accounts: Hex;
  readonly cards: Hex;
  /** In hundredths. */
  readonly sum: number;
  readonly deposits: number;
  readonly card_deposits: number;
  readonly data: Hex;
  readonly at: Date;
}

/** When a root counts, by the time of blocks, in milliseconds. */
export function countsFrom({ at }: PostedRoot, { rootDelaySeconds }: Chain['terms']): number {
  return at.getTime() + rootDelaySeconds * 1000;
}

const POSTED = `
  select (l.args->>'epoch')::bigint as epoch, l.args->>'accounts' as accounts,
         l.args->>'cards' as cards, (l.args->>'sum')::bigint as sum,
         (l.args->>'deposits')::bigint as deposits,
         (l.args->>'cardDeposits')::bigint as card_deposits, l.args->>'data' as data,
         b.time as at
    from chain_logs l join chain_blocks b on b.number = l.block_number
   where l.event = 'RootPosted'`;

/** The root that counts; undefined before the chain was read for the first time. */
export async function activeRoot(db: Queryable): Promise<PostedRoot | undefined> {
  const [root] = await db.prepared<PostedRoot>(
    'chain-active-root',
    `${POSTED} and l.args->>'epoch' = (
       select args->>'epoch' from chain_logs where event = 'RootActivated'
        order by block_number desc, log_index desc limit 1)`,
  );
  return root;
}

/** `QUEUE` of the contract: so many roots wait at most. */
export const MOST_PENDING = 8;
/** Roots that wait are among so many of the newest: the others of them were vetoed. */
const LOOKED_AT = 64;

export interface PendingRoot extends PostedRoot {
  /** This world made it, and it is posted for the first time. */
  readonly ours: boolean;
}

/** Those that wait, the oldest first: neither do they count, nor were they dropped. */
export function pendingRoots(db: Queryable): Promise<PendingRoot[]> {
  return db.prepared<PendingRoot>(
    'chain-pending-roots',
    `select p.*, exists (
              select from chain_roots r where '0x' || encode(r.data_hash, 'hex') = p.data
                 and '0x' || encode(r.accounts_root, 'hex') = p.accounts
                 and '0x' || encode(r.cards_root, 'hex') = p.cards
                 and (r.sum, r.deposits, r.card_deposits) = (p.sum, p.deposits, p.card_deposits))
            and not exists (
              select from chain_logs e where e.event = 'RootPosted' and e.args->>'data' = p.data
                 and (e.args->>'epoch')::bigint < p.epoch) as ours
       from (${POSTED} order by l.block_number desc, l.log_index desc limit ${LOOKED_AT}) p
      where not exists (
        select from chain_logs where event in ('RootActivated', 'RootDropped')
           and args->>'epoch' = p.epoch::text)
      order by p.epoch`,
  );
}

/** One that is made and, as far as anybody has seen, not on the chain. */
export interface WaitingRoot extends Row {
  readonly id: number;
  readonly accounts: Hex;
  readonly cards: Hex;
  readonly sum: number;
  readonly deposits: number;
  readonly card_deposits: number;
  readonly data: Hex;
  readonly made_at: Date;
}

/** Undefined also when its transaction was given up or reverted, or when it is too old to be sent now. */
export async function waitingRoot(db: Queryable, now: number): Promise<WaitingRoot | undefined> {
  const [root] = await db.prepared<WaitingRoot>(
    'chain-waiting-root',
    `select id, ${hex('accounts_root')} as accounts, ${hex('cards_root')} as cards, sum, deposits,
            card_deposits, ${hex('data_hash')} as data, made_at
       from chain_roots r where ${STILL_WAITS} order by id desc limit 1`,
    [goodSince(now)],
  );
  return root;
}

/**
 * A root says what was true when it was made, and whoever leaves goes by when it was posted. Made and
 * posted within this, twice over, it is still within the contract's LOCK; later it is made anew.
 */
export const GOOD_FOR_MS = 20 * 60_000;

/** Whoever asked by then may leave with a root that is made now, however long its way to the chain is. */
export const lastWordFor = (now: number) => new Date(now - LOCK_MS + 2 * GOOD_FOR_MS);

const goodSince = (now: number) => new Date(now - GOOD_FOR_MS);

/** $1: since when a root must have been made to be good for a first transaction now. */
const STILL_WAITS = `state = 'made' and (
  made_at >= $1 and not exists (select from chain_transactions t where t.root_id = r.id and not (${LIVE}))
  or exists (select from chain_transactions t where t.root_id = r.id and ${LIVE}))`;

function hex(column: string): string {
  return `'0x' || encode(${column}, 'hex')`;
}

/** Written down before it is posted: no root is on the chain whose leaves are lost. */
export async function insertRoot(
  db: Pick<Queryable, 'query'>,
  made: MadeLeaves,
  { deposits, cardDeposits, cutBlock }: LeafSnapshot,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into chain_roots (accounts_root, cards_root, sum, deposits, card_deposits, data_hash,
                              leaves, accounts, cards, cut_block, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[bytes(made.accountsRoot), bytes(made.cardsRoot), made.sum, deposits, cardDeposits],
      ...[bytes(made.data), made.leaves, made.accounts, made.cards, cutBlock, at],
    ],
  );
}

/** Nothing was ever signed for it: the chain has not heard of it, and never will. */
export async function forgetRoot(db: Queryable, id: number): Promise<void> {
  await db.query(`delete from chain_roots where id = $1 and state = 'made' and until is null`, [
    id,
  ]);
}

/**
 * Those that did not get onto the chain and no longer can: no transaction was signed for them, or the
 * chain's final time is past their last second. One that might still count keeps its leaves.
 */
export async function forgetPassedRoots(db: Queryable, now: number): Promise<void> {
  await db.query(
    `delete from chain_roots r where state = 'made' and (
       until is null and made_at < $1
       or until < (select b.time from chain_state s join chain_blocks b on b.number = s.final))`,
    [goodSince(now)],
  );
}

/** The one that was made last, on the chain or on its way there; one that was given up counts as none. */
export async function newestRoot(
  db: Queryable,
  now: number,
): Promise<{ readonly id: number; readonly made_at: Date } | undefined> {
  const [row] = await db.prepared<{ id: number; made_at: Date }>(
    'chain-newest-root',
    `select id, made_at from chain_roots r where state <> 'made' or ${STILL_WAITS}
      order by id desc limit 1`,
    [goodSince(now)],
  );
  return row;
}

/** The number that the contract gave it; null: not yet, undefined: it was forgotten. */
export async function epochOf(db: Queryable, id: number): Promise<number | null | undefined> {
  const [row] = await db.query<{ epoch: number | null }>(
    'select epoch from chain_roots where id = $1',
    [id],
  );
  return row?.epoch;
}

/** The gzipped list of leaves with this hash; undefined where it was not made here, or is gone. */
export async function leavesOfData(db: Queryable, data: Hex): Promise<Buffer | undefined> {
  const [row] = await db.prepared<{ leaves: Buffer }>(
    'chain-leaves-of-data',
    `select leaves from chain_roots where data_hash = $1 and length(leaves) > 0
      order by id desc limit 1`,
    [bytes(data)],
  );
  return row?.leaves;
}

/** What this many of the newest roots said is kept in full; of older ones the hashes remain. */
const LISTS_KEPT = 48;

export async function dropOldLeaves(db: Queryable): Promise<void> {
  await db.query(
    `update chain_roots set leaves = ''
      where length(leaves) > 0 and state in ('replaced', 'dropped')
        and id <= (select max(id) from chain_roots) - $1`,
    [LISTS_KEPT],
  );
}

/** Deposits of HOOF that a root with this cut does not know yet, as far as they were seen. */
export async function freshDeposits(db: Queryable, cut: number): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    `select coalesce(sum((args->>'amount')::bigint), 0)::bigint as sum from chain_logs
      where event = 'HoofDeposited' and (args->>'number')::bigint >= $1`,
    [cut],
  );
  return row!.sum;
}

/** Whether somebody who asked to leave waits for a root, and one posted now would do. */
export async function isAwaited(db: Queryable, askedBefore: Date, posted: Date): Promise<boolean> {
  const [row] = await db.prepared<{ awaited: boolean }>(
    'chain-root-awaited',
    `select exists (select from leaving_wallets where asked_at <= $1
                       and asked_at + ($3::bigint * interval '1 ms') > $2) as awaited`,
    [askedBefore, posted, LOCK_MS],
  );
  return row!.awaited;
}

/** `LOCK` of the contract: a root posted so long after somebody asked knows every loss. */
export const LOCK_MS = 60 * 60_000;
/** `PATIENCE` of the contract: so long after that and the delay of roots any root will do. */
export const PATIENCE_MS = 24 * 60 * 60_000;
