import type { AuditFinding } from './audit-check.ts';
import type { Database } from './db/database.ts';
import { ROOMS } from './rooms.ts';
import { auditReserves } from './slices/chain/index.ts';
import { type AuditResult, audit, auditSince } from './slices/hoof/index.ts';

/** What must be true besides the books: of battles, cups, weeks, the series, and what is counted along. */
export const ALL_CHECKS = ROOMS.flatMap((room) => room.audits ?? []);

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
