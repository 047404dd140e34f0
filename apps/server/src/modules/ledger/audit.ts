import type { Database, Queryable, Row } from '../../db/database.ts';
import type { AuditCheck } from './audit-check.ts';
import { AUDIT_CHECKS } from './audit-checks.ts';

export interface AuditFinding {
  readonly name: string;
  /** How many rows prove the check wrong; 0 when all is well. */
  readonly wrong: number;
  /** The first few of them. */
  readonly examples: readonly Row[];
  /** Why it could not be looked at; then nothing is known to be wrong. */
  readonly unchecked?: string;
}

const MOST_EXAMPLES = 5;

/**
 * Works the books out again from their entries. One snapshot for all checks, so that it is exact
 * while people play.
 *
 * `(await audit(db)).every((finding) => finding.wrong === 0)`
 */
export async function audit(
  db: Database,
  more: readonly AuditCheck[] = [],
): Promise<AuditFinding[]> {
  return db.bulkTransaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return runAuditChecks(tx, more);
  });
}

/** The checks alone, on whatever the connection sees. */
export async function runAuditChecks(
  tx: Queryable,
  more: readonly AuditCheck[] = [],
): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (const check of [...AUDIT_CHECKS, ...more]) {
    const rows = 'query' in check ? await tx.query(check.query) : await check.find(tx);
    const { name } = check;
    findings.push({ name, wrong: rows.length, examples: rows.slice(0, MOST_EXAMPLES) });
  }
  return findings;
}
