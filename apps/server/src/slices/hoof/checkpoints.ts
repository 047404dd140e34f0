import { createHash } from 'node:crypto';
import type { AuditFinding } from '../../audit-check.ts';
import { NOTHING_SEALED, type Sealed } from '../../audit-check.ts';
import type { Database, Queryable, Row } from '../../db/database.ts';
import type { AccountSum, AccountSums } from './account-sums.ts';

/** What an audit found in order, sealed: each names the seal of the one before it. */
export interface Checkpoint extends Sealed {
  readonly at: string;
  /** How many transfers lie between the one before and this one, and a hash of all of them. */
  readonly transfers: number;
  readonly transfersHash: string;
  /** Of what every account came to then. */
  readonly sumsHash: string;
  readonly seal: string;
}

interface CheckpointRow extends Row {
  readonly at: Date;
  readonly upto_transfer: number;
  readonly upto_match: number;
  readonly transfers: number;
  readonly transfers_hash: string;
  readonly sums_hash: string;
  readonly seal: string;
}

const toCheckpoint = (row: CheckpointRow): Checkpoint => ({
  ...{ at: row.at.toISOString(), transfer: row.upto_transfer, match: row.upto_match },
  ...{ transfers: row.transfers, transfersHash: row.transfers_hash },
  ...{ sumsHash: row.sums_hash, seal: row.seal },
});

export async function readCheckpoints(db: Queryable): Promise<Checkpoint[]> {
  const rows = await db.query<CheckpointRow>('select * from audit_checkpoints order by id');
  return rows.map(toCheckpoint);
}

const FIRST_SEAL = '0'.repeat(64);

export function sealOf(
  before: Checkpoint | undefined,
  { at, transfer, match, transfers, transfersHash, sumsHash }: Omit<Checkpoint, 'seal'>,
): string {
  const told = [at, transfer, match, transfers, transfersHash, sumsHash];
  return createHash('sha256')
    .update(['goat-audit-v1', before?.seal ?? FIRST_SEAL, ...told].join('|'))
    .digest('hex');
}

/** Whether every seal follows from what it seals and from the one before, and none is missing. */
export function sealsHold(checkpoints: readonly Checkpoint[]): AuditFinding {
  const wrong = checkpoints.filter((each, i) => {
    const before = checkpoints[i - 1];
    return each.seal !== sealOf(before, each) || each.transfer < (before?.transfer ?? 0);
  });
  const examples = wrong.slice(0, 5).map(({ at, transfer, seal }) => ({ at, transfer, seal }));
  return { name: 'every audit’s seal follows from the one before', wrong: wrong.length, examples };
}

export const sealedBy = (checkpoint: Checkpoint | undefined): Sealed =>
  checkpoint ?? NOTHING_SEALED;

interface SumRow extends Row, AccountSum {
  readonly account_id: number;
}

const PAGE = 10_000;

/** Puts what accounts came to at the last checkpoint into `sums`; answers the hash of all of it. */
export async function readSums(db: Queryable, sums: AccountSums): Promise<string> {
  const hash = createHash('sha256');
  let after = 0;
  for (;;) {
    const rows = await db.query<SumRow>(
      `select account_id, balance, locked, chain from audit_sums where account_id > $1
        order by account_id limit ${PAGE}`,
      [after],
    );
    for (const { account_id: id, balance, locked, chain } of rows) {
      sums.put(id, { balance, locked, chain });
      hash.update(sumLine(id, { balance, locked, chain }));
    }
    if (rows.length < PAGE) return hash.digest('hex');
    after = rows.at(-1)!.account_id;
  }
}

export const sumLine = (id: number, { balance, locked, chain }: AccountSum) =>
  `${id} ${balance} ${locked} ${chain}\n`;

/** What one audit has to add to the last checkpoint. */
export interface NewCheckpoint extends Omit<Checkpoint, 'seal'> {
  readonly changed: readonly (AccountSum & { readonly id: number })[];
  /** Vaults that are empty and closed: they need no line of their own any more. */
  readonly closed: readonly number[];
}

/** Writes a checkpoint behind `before`; refuses when another audit was faster. */
export async function writeCheckpoint(
  db: Database,
  before: Checkpoint | undefined,
  { changed, closed, ...next }: NewCheckpoint,
): Promise<Checkpoint> {
  const sealed = { ...next, seal: sealOf(before, next) };
  await db.bulkTransaction(async (tx) => {
    await tx.query('lock table audit_checkpoints in exclusive mode');
    const [last] = await tx.query<{ seal: string }>(
      'select seal from audit_checkpoints order by id desc limit 1',
    );
    if (last?.seal !== before?.seal) throw new Error('Another audit was sealed meanwhile.');
    for (let from = 0; from < closed.length; from += PAGE) {
      await tx.query('delete from audit_sums where account_id = any ($1)', [
        closed.slice(from, from + PAGE),
      ]);
    }
    for (let from = 0; from < changed.length; from += PAGE) {
      await tx.query(
        `insert into audit_sums (account_id, balance, locked, chain)
         select id, balance, locked, chain from json_to_recordset($1)
             s (id bigint, balance bigint, locked bigint, chain text)
         on conflict (account_id) do update
           set balance = excluded.balance, locked = excluded.locked, chain = excluded.chain`,
        [JSON.stringify(changed.slice(from, from + PAGE))],
      );
    }
    await tx.query(
      `insert into audit_checkpoints (at, upto_transfer, upto_match, transfers, transfers_hash,
                                      sums_hash, seal)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        ...[sealed.at, sealed.transfer, sealed.match, sealed.transfers],
        ...[sealed.transfersHash, sealed.sumsHash, sealed.seal],
      ],
    );
  });
  return sealed;
}
