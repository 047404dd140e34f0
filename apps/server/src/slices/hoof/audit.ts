import { setTimeout as wait } from 'node:timers/promises';
import {
  type AuditCheck,
  type AuditFinding,
  NOTHING_SEALED,
  type Sealed,
} from '../../audit-check.ts';
import type { Database, Queryable, Row } from '../../db/database.ts';
import { AUDIT_CHECKS } from './audit-checks.ts';
import { auditLedger } from './audit-ledger.ts';
import {
  type Checkpoint,
  type NewCheckpoint,
  readCheckpoints,
  sealedBy,
  sealsHold,
} from './checkpoints.ts';

export interface AuditResult {
  readonly findings: AuditFinding[];
  /** The checkpoint it began behind, if any. */
  readonly before: Checkpoint | undefined;
  /** What to seal when everything is in order. */
  readonly next: NewCheckpoint;
}

const MOST_EXAMPLES = 5;
const STRETCH = 20_000;

/** How the checks get at the books. */
interface Reading {
  /** For what never changes again, a statement at a time. */
  readonly reader: Queryable;
  /** For what must be seen at one moment: each check has one of its own, and none holds it for long. */
  readonly atOneMoment: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  /** Up to here every transfer is written or will never be. */
  readonly upto: number;
  /** The last that can be seen. */
  readonly newest: number;
  /** Every staked match up to this one is over. */
  readonly uptoMatch: number;
  readonly at: Date;
}

/**
 * Works the books out again from their entries: all of them. Each check sees one moment, so that it is
 * exact while people play, and the ledger is walked in stretches.
 *
 * `(await audit(db)).every((finding) => finding.wrong === 0)`
 */
export async function audit(
  db: Database,
  more: readonly AuditCheck[] = [],
): Promise<AuditFinding[]> {
  return (await auditSince(db, more, { whole: true })).findings;
}

/**
 * The same since the newest checkpoint, with what it holds; what can only be said of everything is
 * left out then. `whole` begins at the beginning, and holds every checkpoint against the ledger too.
 */
export async function auditSince(
  db: Database,
  more: readonly AuditCheck[],
  { whole }: { readonly whole: boolean },
): Promise<AuditResult> {
  const reading = { reader: db, atOneMoment: atOneMomentOf(db), ...(await settledUpTo(db)) };
  const checkpoints = await readCheckpoints(db);
  return runChecks(reading, more, { checkpoints, whole: whole || checkpoints.length === 0 });
}

/** All checks, on whatever the connection sees. */
export async function runAuditChecks(
  tx: Queryable,
  more: readonly AuditCheck[] = [],
): Promise<AuditFinding[]> {
  const [now] = await tx.query<{ upto: number; at: Date }>(
    'select coalesce(max(id), 0)::bigint as upto, now() as at from transfers',
  );
  const reading = { reader: tx, atOneMoment: <T>(work: (tx: Queryable) => Promise<T>) => work(tx) };
  const where = { ...reading, ...now!, newest: now!.upto, uptoMatch: 0 };
  return (await runChecks(where, more, { checkpoints: [], whole: true })).findings;
}

async function runChecks(
  reading: Reading,
  more: readonly AuditCheck[],
  { checkpoints, whole }: { readonly checkpoints: readonly Checkpoint[]; readonly whole: boolean },
): Promise<AuditResult> {
  const { reader, atOneMoment, upto } = reading;
  const before = checkpoints.at(-1);
  const sealed = whole ? NOTHING_SEALED : sealedBy(before);
  const ledger = await auditLedger(reader, { checkpoints, whole, upto, atOneMoment });
  const findings = [...ledger.findings];
  if (checkpoints.length > 0) findings.push(sealsHold(checkpoints));
  for (const check of [...AUDIT_CHECKS, ...more]) {
    if (!whole && 'whole' in check) continue;
    const rows = await rowsOf(check, reading, sealed);
    const { name } = check;
    findings.push({ name, wrong: rows.length, examples: rows.slice(0, MOST_EXAMPLES) });
  }
  const at = reading.at.toISOString();
  const match = Math.max(reading.uptoMatch, before?.match ?? 0);
  return { findings, before, next: { ...ledger.next, at, match } };
}

async function rowsOf(check: AuditCheck, reading: Reading, sealed: Sealed): Promise<Row[]> {
  const { reader, atOneMoment, newest } = reading;
  if ('find' in check) {
    const { find } = check;
    return check.paged ? find(reader, sealed) : atOneMoment((tx) => find(tx, sealed));
  }
  if (!('over' in check)) return atOneMoment((tx) => tx.query(check.query));
  const wrong: Row[] = [];
  for (let from = sealed.transfer; from < newest; from += STRETCH) {
    wrong.push(...(await reader.query(check.query, [from, from + STRETCH])));
  }
  return wrong;
}

function atOneMomentOf(db: Database): Reading['atOneMoment'] {
  return (work) =>
    db.bulkTransaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      return work(tx);
    });
}

/** Longer than any write of ours takes. */
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 20;

/** Whoever is writing here at this moment, by connection and transaction. */
const WRITING = `
  select pid || ' ' || backend_xid from pg_stat_activity
   where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`;

/**
 * How far the ledger is settled: what has a number by now and is still under way is waited for. In
 * vain, on a database where somebody else has been at something for longer, nothing new is sealed.
 */
async function settledUpTo(
  db: Database,
): Promise<Pick<Reading, 'upto' | 'newest' | 'uptoMatch' | 'at'>> {
  const [now] = await db.query<{ upto: number; match: number; running: string[]; at: Date }>(
    `select now() as at, (select coalesce(max(id), 0) from transfers)::bigint as upto,
            coalesce((select min(id) - 1 from matches where finished_at is null and kind <> 'practice'),
              (select max(id) from matches), 0)::int as match,
            array(${WRITING}) as running`,
  );
  const { upto, match, at } = now!;
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    const [look] = await db.query<{ over: boolean }>(
      `select not exists (select from (${WRITING}) w (name) where name = any ($1)) as over`,
      [now!.running],
    );
    if (look!.over) return { upto, newest: upto, uptoMatch: match, at };
    await wait(LOOK_AGAIN_MS);
  }
  const [last] = await db.query<{ upto: number }>(
    'select coalesce(max(upto_transfer), 0)::bigint as upto from audit_checkpoints',
  );
  return { upto: last!.upto, newest: upto, uptoMatch: 0, at };
}
