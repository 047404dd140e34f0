import type { Database } from './db/database.ts';
import { CUP_AUDIT_CHECKS } from './modules/cups/cup-audit.ts';
import { type AuditFinding, audit } from './modules/ledger/audit.ts';
import { BATTLE_AUDIT_CHECKS } from './modules/matches/audit/battle-audit.ts';
import { SERIES_AUDIT_CHECKS } from './modules/series/series-audit.ts';
import { WEEK_AUDIT_CHECKS } from './modules/week/week-audit.ts';

/** What must be true besides the books: battles, cups, weeks and the published series. */
export const ALL_CHECKS = [
  ...BATTLE_AUDIT_CHECKS,
  ...CUP_AUDIT_CHECKS,
  ...WEEK_AUDIT_CHECKS,
  ...SERIES_AUDIT_CHECKS,
];

/** What the audit, a restore and a harness ask. */
export function auditEverything(db: Database): Promise<AuditFinding[]> {
  return audit(db, ALL_CHECKS);
}
