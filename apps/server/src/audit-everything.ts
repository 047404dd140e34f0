import type { Database } from './db/database.ts';
import { type AuditFinding, audit } from './modules/ledger/audit.ts';
import { BATTLE_AUDIT_CHECKS } from './modules/matches/audit/battle-audit.ts';
import { SERIES_AUDIT_CHECKS } from './modules/series/series-audit.ts';

/** The books, the battles and the published series: what the audit, a restore and a harness ask. */
export function auditEverything(db: Database): Promise<AuditFinding[]> {
  return audit(db, [...BATTLE_AUDIT_CHECKS, ...SERIES_AUDIT_CHECKS]);
}
