import type { Hex } from 'viem';
import type { Database, Queryable, Row } from '../../../db/database.ts';

export type Purpose = 'root' | 'activate' | 'relay';
export type Outcome = 'done' | 'reverted' | 'cancelled' | 'taken' | 'lost';

/** Once it was signed. Fees in wei. */
export interface Try {
  readonly number: number;
  readonly raw: Hex;
  readonly hash: Hex;
  readonly maxFee: number;
  readonly tip: number;
  readonly cancels: boolean;
  readonly madeAt: Date;
  readonly toldAt: Date | null;
}

/** One that is not over, with all of its tries, the newest last. */
export interface OpenTransaction {
  readonly id: number;
  readonly purpose: Purpose;
  readonly sender: string;
  readonly nonce: number;
  readonly target: Hex;
  readonly data: Hex;
  readonly gas: number;
  /** In wei, however often it is sent again; null: what it takes. */
  readonly mostWei: bigint | null;
  readonly lastSecond: Date;
  readonly madeAt: Date;
  readonly givenUpAt: Date | null;
  /** Null while it is in no block. */
  readonly block: number | null;
  readonly succeeded: boolean | null;
  readonly tries: readonly Try[];
}

export type NewTry = Omit<Try, 'toldAt'>;

export const bytes = (value: Hex) => Buffer.from(value.slice(2), 'hex');

/** As many as are ever looked at in a round; far more than may wait. */
const MOST_OPEN = 200;

/** In the order of their numbers. */
export function openTransactions(db: Queryable): Promise<OpenTransaction[]> {
  return db
    .prepared<OpenTransaction & Row>(
      'chain-transactions-open',
      `select t.id, t.purpose, t.sender, t.nonce, t.target, '0x' || encode(t.data, 'hex') as data, t.gas,
            t.most_wei::text as "mostWei",
            t.last_second as "lastSecond", t.made_at as "madeAt", t.given_up_at as "givenUpAt",
            t.block_number as block, t.succeeded, x.tries
       from chain_transactions t
       join lateral (
         select json_agg(json_build_object(
                  'number', number, 'raw', '0x' || encode(raw, 'hex'),
                  'hash', '0x' || encode(hash, 'hex'), 'maxFee', max_fee, 'tip', tip,
                  'cancels', cancels, 'madeAt', made_at, 'toldAt', told_at) order by number) as tries
           from chain_tries where transaction_id = t.id) x on true
      where t.ended_at is null order by t.nonce, t.id limit $1`,
      [MOST_OPEN],
    )
    .then((rows) => rows.map(withDates));
}

/** JSON has no dates. */
function withDates(row: OpenTransaction): OpenTransaction {
  const tries = row.tries.map((each) => ({
    ...each,
    madeAt: new Date(each.madeAt),
    toldAt: each.toldAt && new Date(each.toldAt),
  }));
  return { ...row, mostWei: row.mostWei === null ? null : BigInt(row.mostWei), tries };
}

/** Numbers of a key that are in use from `from` on, kept or still under way. */
export async function usedNonces(
  db: Queryable,
  sender: string,
  from: number,
): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ nonce: number }>(
    `select nonce from chain_transactions
      where sender = $1 and nonce >= $2 and (outcome is null or outcome <> 'lost')
      order by nonce limit $3`,
    [sender, from, MOST_OPEN],
  );
  return new Set(rows.map(({ nonce }) => nonce));
}

export interface NewTransaction
  extends Pick<
    OpenTransaction,
    'purpose' | 'sender' | 'nonce' | 'target' | 'data' | 'gas' | 'mostWei' | 'lastSecond' | 'madeAt'
  > {
  readonly rootId: number | null;
}

/** The transaction, its first try, and until when it may post its root: all of it, or nothing. */
export function insertTransaction(
  db: Pick<Database, 'transaction'>,
  made: NewTransaction,
  first: NewTry,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `insert into chain_transactions
         (purpose, root_id, sender, nonce, target, data, gas, last_second, made_at, most_wei)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        ...[made.purpose, made.rootId, made.sender, made.nonce, made.target.toLowerCase()],
        ...[
          bytes(made.data),
          made.gas,
          made.lastSecond,
          made.madeAt,
          made.mostWei?.toString() ?? null,
        ],
      ],
    );
    await insertTry(tx, row!.id, first);
    if (made.rootId !== null) {
      await tx.query('update chain_roots set until = greatest(until, $2) where id = $1', [
        made.rootId,
        made.lastSecond,
      ]);
    }
    return row!.id;
  });
}

/** Refused by the database when another instance has made the same one. */
export async function insertTry(db: Pick<Queryable, 'query'>, id: number, made: NewTry) {
  await db.query(
    `insert into chain_tries (transaction_id, number, raw, hash, max_fee, tip, cancels, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[id, made.number, bytes(made.raw), bytes(made.hash), made.maxFee, made.tip],
      ...[made.cancels, made.madeAt],
    ],
  );
}

export async function noteTold(db: Queryable, id: number, number: number, at: Date) {
  await db.query('update chain_tries set told_at = $3 where transaction_id = $1 and number = $2', [
    id,
    number,
    at,
  ]);
}

/** Nothing more is hoped for from it; its number is still to be used up. */
export async function giveUp(db: Queryable, id: number, at: Date): Promise<void> {
  await db.query(
    'update chain_transactions set given_up_at = $2 where id = $1 and given_up_at is null',
    [id, at],
  );
}

/** Where it is; null: in no block any more. */
export async function noteBlock(
  db: Queryable,
  id: number,
  seen: { readonly block: number; readonly succeeded: boolean } | null,
): Promise<void> {
  await db.query('update chain_transactions set block_number = $2, succeeded = $3 where id = $1', [
    ...[id, seen?.block ?? null, seen?.succeeded ?? null],
  ]);
}

export async function endTransaction(
  db: Queryable,
  id: number,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  await db.query(
    'update chain_transactions set outcome = $2, ended_at = $3 where id = $1 and ended_at is null',
    [id, outcome, at],
  );
}

/** What may still do what it is for, on its way or in a block that may still go away. */
export const LIVE = `ended_at is null and given_up_at is null and succeeded is distinct from false`;

export async function isUnderWay(
  db: Queryable,
  purpose: Purpose,
  rootId: number | null = null,
): Promise<boolean> {
  const rows = await db.query(
    `select from chain_transactions
      where ${LIVE} and purpose = $1 and ($2::int is null or root_id = $2) limit 1`,
    [purpose, rootId],
  );
  return rows.length > 0;
}

/** Those of a key that no block has taken yet. */
export async function countWaiting(db: Queryable, sender: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from chain_transactions
      where ended_at is null and block_number is null and sender = $1`,
    [sender.toLowerCase()],
  );
  return row!.count;
}

/** The most that a key has offered for what no block has taken yet. */
export async function highestOffer(
  db: Queryable,
  sender: string,
): Promise<{ readonly maxFee: number; readonly tip: number } | undefined> {
  const [row] = await db.query<{ maxFee: number; tip: number }>(
    `select y.max_fee as "maxFee", y.tip from chain_transactions t
       join chain_tries y on y.transaction_id = t.id
      where t.ended_at is null and t.block_number is null and t.sender = $1
      order by y.max_fee desc limit 1`,
    [sender.toLowerCase()],
  );
  return row;
}

/** The newest block that can no longer change, as far as it was read; time in milliseconds. */
export async function finalBlock(
  db: Queryable,
): Promise<{ readonly number: number; readonly time: number } | undefined> {
  const [row] = await db.query<{ number: number; time: Date }>(
    `select b.number, b.time from chain_state s join chain_blocks b on b.number = s.final`,
  );
  return row && { number: row.number, time: row.time.getTime() };
}
