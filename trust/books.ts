import type { Database } from '../apps/server/src/db/database.ts';
import { type AuditFinding, audit } from '../apps/server/src/modules/ledger/audit.ts';
import {
  BATTLE_AUDIT_CHECKS,
  wrongMatches,
} from '../apps/server/src/modules/matches/battle-audit.ts';

/** Every check of `npm run audit`, and every finished match worked out again from its proof. */
export async function auditAll(db: Database): Promise<AuditFinding[]> {
  const findings = await audit(db, BATTLE_AUDIT_CHECKS);
  const wrong = await wrongMatches(db);
  const proofs = { name: 'every proof verifies and was paid as it says', wrong: wrong.length };
  return [...findings, { ...proofs, examples: wrong.slice(0, 5) }];
}

/** One line, and the details of whatever is wrong. True when nothing is. */
export function reportAudit(findings: readonly AuditFinding[]): boolean {
  const off = findings.filter((finding) => finding.wrong > 0);
  for (const { name, wrong, examples } of off) {
    console.log(`WRONG  ${name}: ${wrong}`);
    for (const example of examples) console.log(`       ${JSON.stringify(example)}`);
  }
  console.log(`audit  ${findings.length - off.length} of ${findings.length} checks hold`);
  return off.length === 0;
}
