import { SERIES_AUDIT_CHECKS } from './cards/series/series-audit.ts';
import type { Database } from './db/database.ts';
import { auditReserves } from './slices/chain/reserves-audit.ts';
import { CUP_AUDIT_CHECKS } from './slices/cup/cup-audit.ts';
import { type AuditResult, audit, auditSince } from './slices/hoof/audit.ts';
import type { AuditFinding } from './slices/hoof/audit-check.ts';
import { BATTLE_AUDIT_CHECKS } from './slices/match/audit/battle-audit.ts';
import { COUNTS_AUDIT_CHECKS } from './slices/match/standings/counts-audit.ts';
import { WEEK_AUDIT_CHECKS } from './slices/week/week-audit.ts';

/** What must be true besides the books: battles, cups, weeks, the published series, and what is counted along. */
export const ALL_CHECKS = [
  ...BATTLE_AUDIT_CHECKS,
  ...CUP_AUDIT_CHECKS,
  ...WEEK_AUDIT_CHECKS,
  ...SERIES_AUDIT_CHECKS,
  ...COUNTS_AUDIT_CHECKS,
];

/**
 * What the audit, a restore and a harness ask: the books, and the chain's own words beside them. A
 * real chain is asked at `rpcUrl`, the one that comes along where a running server keeps it.
 */
export async function auditEverything(
  db: Database,
  { rpcUrl }: { readonly rpcUrl?: string | undefined } = {},
): Promise<AuditFinding[]> {
  return [...(await audit(db, ALL_CHECKS)), ...(await auditReserves(db, rpcUrl))];
}

/** The same since the last checkpoint, or with `whole` from the beginning; to be sealed if it is clean. */
export async function auditToSeal(
  db: Database,
  { rpcUrl, whole }: { readonly rpcUrl?: string | undefined; readonly whole: boolean },
): Promise<AuditResult> {
  const result = await auditSince(db, ALL_CHECKS, { whole });
  return { ...result, findings: [...result.findings, ...(await auditReserves(db, rpcUrl))] };
}
