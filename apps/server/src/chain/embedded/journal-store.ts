import type { Hex } from 'viem';
import type { Queryable } from '../../db/database.ts';

/** A transaction as it was written down, before it was sent. */
export interface JournalRow {
  readonly seq: number;
  readonly raw: Hex;
  readonly hash: Hex;
  /** Seconds. */
  readonly blockTime: number;
}

export type Sql = Pick<Queryable, 'query'>;

const bytes = (hex: Hex) => Buffer.from(hex.slice(2), 'hex');
const hexOf = (value: Buffer): Hex => `0x${value.toString('hex')}`;

/** Those after `seq`, in their order. */
export async function journalAfter(db: Sql, seq: number, most = 1_000): Promise<JournalRow[]> {
  const rows = await db.query<{ seq: number; raw: Buffer; hash: Buffer; block_time: number }>(
    'select seq, raw, hash, block_time from chain_journal where seq > $1 order by seq limit $2',
    [seq, most],
  );
  return rows.map(({ seq, raw, hash, block_time }) => ({
    ...{ seq, raw: hexOf(raw), hash: hexOf(hash) },
    blockTime: block_time,
  }));
}

export interface JournalEnd {
  readonly seq: number;
  readonly blockTime: number;
}

export async function journalEnd(db: Sql): Promise<JournalEnd> {
  const [row] = await db.query<{ seq: number; block_time: number }>(
    'select seq, block_time from chain_journal order by seq desc limit 1',
  );
  return { seq: row?.seq ?? 0, blockTime: row?.block_time ?? 0 };
}

export async function isInJournal(db: Sql, hash: Hex): Promise<boolean> {
  const rows = await db.query('select 1 from chain_journal where hash = $1', [bytes(hash)]);
  return rows.length > 0;
}

export async function writeDown(
  db: Sql,
  { raw, hash, blockTime }: Omit<JournalRow, 'seq'>,
): Promise<number> {
  const [row] = await db.query<{ seq: number }>(
    'insert into chain_journal (raw, hash, block_time) values ($1, $2, $3) returning seq',
    [bytes(raw), bytes(hash), blockTime],
  );
  return row!.seq;
}

/** Only for what the chain refused: it happened nowhere. */
export async function strikeOut(db: Sql, seq: number): Promise<void> {
  await db.query('delete from chain_journal where seq = $1', [seq]);
}

/**
 * What the journal says up to a place, in one hash: a snapshot that names it is of this world and of
 * no other, also after a backup was put back. Undefined: there is no such place.
 */
export async function journalDigest(db: Sql, seq: number): Promise<string | undefined> {
  const [row] = await db.query<{ digest: string | null; newest: number | null }>(
    `select encode(sha256(string_agg(hash || int8send(block_time), '' order by seq)), 'hex') as digest,
            max(seq) as newest
       from chain_journal where seq <= $1`,
    [seq],
  );
  return row?.newest === seq ? (row.digest ?? undefined) : undefined;
}

/** Where the node is that all instances on this machine use; null before the first. */
export async function nodeUrl(db: Sql): Promise<string | null> {
  const [row] = await db.query<{ node_url: string | null }>('select node_url from chain_state');
  return row?.node_url ?? null;
}

/** The Stadium that this world belongs to, and where it is. */
export async function worldStadium(
  db: Sql,
): Promise<{ chainId: number; embedded: boolean; stadium: string } | undefined> {
  const [row] = await db.query<{ chain_id: number; embedded: boolean; stadium: string }>(
    'select chain_id, embedded, stadium from chain_state',
  );
  return row && { chainId: row.chain_id, embedded: row.embedded, stadium: row.stadium };
}

export async function bindWorld(
  db: Sql,
  { chainId, embedded, stadium }: { chainId: number; embedded: boolean; stadium: string },
): Promise<void> {
  await db.query(
    `insert into chain_state (chain_id, embedded, stadium) values ($1, $2, $3)
     on conflict (one) do nothing`,
    [chainId, embedded, stadium.toLowerCase()],
  );
}

export async function publishNode(db: Sql, url: string): Promise<void> {
  await db.query('update chain_state set node_url = $1', [url]);
}
