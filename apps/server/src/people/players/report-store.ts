import { REPORTS } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

/** Reports `r` that wait for the desk: a name that nobody bears now bothers nobody. */
const OPEN = `name_reports r join players p on p.address = r.address and p.display_name = r.name
  where r.dismissed_at is null`;

export interface NewReport {
  readonly reporter: string;
  readonly address: string;
  readonly name: string;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Keeps one report of a reporter about a name, and so many about one name: beyond that the desk
 * knows. False when the reporter has as many open as there may be.
 */
export async function writeReport(tx: Queryable, report: NewReport): Promise<boolean> {
  const { reporter, address, name, reason, at } = report;
  // One at a time, or two would both be the last that fits.
  await tx.query(`select pg_advisory_xact_lock(hashtext('reports'), hashtext($1))`, [reporter]);
  const [open] = await tx.query<{ own: number; about: number }>(
    `select (select count(*) from ${OPEN} and r.reporter = $1) as own,
            (select count(*) from name_reports
              where address = $2 and name = $3 and dismissed_at is null) as about`,
    [reporter, address, name],
  );
  if (open!.own >= REPORTS.perReporter) return false;
  if (open!.about >= REPORTS.perName) return true;
  await tx.query(
    `insert into name_reports (reporter, address, name, reason, at) values ($1, $2, $3, $4, $5)
     on conflict (reporter, address, name) do nothing`,
    [reporter, address, name, reason, at],
  );
  return true;
}

/** The name is gone, and what was said about it. */
export async function forgetReports(
  tx: Queryable,
  { address, name }: { address: string; name: string },
): Promise<void> {
  await tx.query('delete from name_reports where address = $1 and name = $2', [address, name]);
}

/** Answers how many there were. */
export async function dismissReports(
  tx: Queryable,
  { address, name, at }: { address: string; name: string; at: Date },
): Promise<number> {
  const rows = await tx.query(
    `update name_reports set dismissed_at = $3
      where address = $1 and name = $2 and dismissed_at is null returning id`,
    [address, name, at],
  );
  return rows.length;
}

export interface ReportedRow extends Record<string, unknown> {
  readonly address: string;
  readonly name: string;
  readonly reports: number;
  readonly reasons: string[];
  readonly last_at: Date;
  readonly total: number;
}

/** A page is read from top to bottom; what was dealt with makes room for the rest. */
const MOST_SHOWN = 50;
const REASONS_SHOWN = 5;

/** Most reported first, then whoever waits longest. */
export function reportedNames(db: Queryable): Promise<ReportedRow[]> {
  return db.query<ReportedRow>(
    `select r.address, r.name, count(*) as reports,
            (array_agg(r.reason order by r.id desc))[:$2] as reasons,
            max(r.at) as last_at, count(*) over () as total
       from ${OPEN}
      group by r.address, r.name order by count(*) desc, min(r.id) limit $1`,
    [MOST_SHOWN, REASONS_SHOWN],
  );
}
