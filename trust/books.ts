import type { AuditFinding } from '../apps/server/src/audit-check.ts';

/** One line, and the details of whatever is wrong. True when nothing is. */
export function reportAudit(findings: readonly AuditFinding[]): boolean {
  const off = findings.filter((finding) => finding.wrong > 0);
  for (const { name, wrong, examples } of off) {
    console.log(`WRONG  ${name}: ${wrong}`);
    for (const example of examples) console.log(`       ${JSON.stringify(example)}`);
  }
  for (const { name, unchecked } of findings) {
    if (unchecked) console.log(`?      ${name}: not checked, because ${unchecked}`);
  }
  console.log(`audit  ${findings.length - off.length} of ${findings.length} checks hold`);
  return off.length === 0;
}
