import type { AuditFinding } from '../../audit-check.ts';

/** One line per check, examples of what is wrong, and a verdict. True when the books are clean. */
export function printFindings(findings: readonly AuditFinding[]): boolean {
  for (const { name, wrong, examples, unchecked } of findings) {
    if (unchecked) console.log(`?      ${name}: not checked, because ${unchecked}`);
    else console.log(wrong === 0 ? `ok     ${name}` : `WRONG  ${name}: ${wrong}`);
    for (const example of examples) console.log(`       ${JSON.stringify(example)}`);
  }
  const off = findings.filter((finding) => finding.wrong > 0).length;
  const blind = findings.filter(({ unchecked }) => unchecked !== undefined).length;
  const clean = blind === 0 ? 'The books are clean.' : `Clean, as far as it could be checked.`;
  console.log(off === 0 ? clean : `${off} of ${findings.length} checks failed.`);
  return off === 0;
}
