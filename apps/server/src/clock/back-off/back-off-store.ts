import type { Queryable } from '../../db/database.ts';

/** What the clock does by itself, by the name it has in the table and at the desk. */
export type Duty =
  | 'time-out'
  | 'house-move'
  | 'give-back'
  | 'expire'
  | 'expire-offer'
  | 'expire-swap'
  | 'break-swap'
  | 'advance-auction'
  | 'open-cup'
  | 'start-cup'
  | 'pay-week'
  | 'turn-season'
  | 'expire-withdrawal'
  | 'apply-log'
  | 'follow-asker'
  | 'cancel-frozen'
  | 'answer-rematch'
  | 'house-take'
  | 'house-trade'
  | 'own-cards';

export interface BackedOffRow extends Record<string, unknown> {
  readonly duty: Duty;
  readonly subject: string;
  readonly version: number;
  readonly tries: number;
  readonly since: Date;
  readonly last_at: Date;
  readonly next_at: Date;
  readonly why: string;
}

/**
 * For the query that looks for what is due, so that what is backed off takes nobody's place in it:
 * `and ${notBackedOff('expire', "kind || ':' || id", '$1')}`.
 */
export function notBackedOff(duty: Duty, subject: string, now: string, version = '0'): string {
  return `not exists (select from backed_off b where b.duty = '${duty}' and b.subject = ${subject}
            and b.version = ${version} and b.next_at > ${now})`;
}

export function backedOffOf(
  db: Queryable,
  duty: Duty,
  subjects: readonly string[],
): Promise<BackedOffRow[]> {
  return db.prepared<BackedOffRow>(
    'backed-off-of',
    'select * from backed_off where duty = $1 and subject = any ($2)',
    [duty, subjects],
  );
}

export interface Failure {
  readonly subject: string;
  readonly version: number;
  readonly why: string;
  readonly tries: number;
  readonly nextAt: Date;
  readonly details: object | null;
}

/** One row for each, in one statement: a mistake of ours may hit five hundred matches at once. */
export async function keepFailures(
  db: Queryable,
  duty: Duty,
  failures: readonly Failure[],
  at: Date,
): Promise<void> {
  await db.prepared('back-off', BACK_OFF, [
    duty,
    JSON.stringify(failures.map(({ nextAt, ...rest }) => ({ ...rest, next_at: nextAt }))),
    at,
  ]);
}

const BACK_OFF = `
  insert into backed_off as b (duty, subject, version, tries, since, last_at, next_at, why, details)
  select $1, f.subject, f.version, f.tries, $3, $3, f.next_at, f.why, f.details
    from json_to_recordset($2) f (subject text, version integer, tries integer,
           next_at timestamptz, why text, details jsonb) order by f.subject
  on conflict (duty, subject) do update
    set version = excluded.version, tries = excluded.tries, last_at = excluded.last_at,
        next_at = excluded.next_at, why = excluded.why,
        since = case when excluded.version = b.version then least(b.since, excluded.since)
                     else excluded.since end,
        details = coalesce(b.details, excluded.details)`;

export async function forgetDone(
  db: Queryable,
  duty: Duty,
  subjects: readonly string[],
): Promise<void> {
  await db.prepared(
    'no-longer-backed-off',
    'delete from backed_off where duty = $1 and subject = any ($2)',
    [duty, subjects],
  );
}

/** The longest waiting first. */
export function listBackedOff(db: Queryable, limit: number): Promise<BackedOffRow[]> {
  return db.prepared<BackedOffRow>(
    'backed-off',
    'select * from backed_off order by since, duty, subject limit $1',
    [limit],
  );
}

/** Lets the clock try at its next look; false when there is nothing of that kind any more. */
export async function tryNow(
  db: Queryable,
  { duty, subject, at }: { duty: string; subject: string; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update backed_off set next_at = greatest(last_at, $3)
      where duty = $1 and subject = $2 returning duty`,
    [duty, subject, at],
  );
  return rows.length > 0;
}

/**
 * Lets go of what is over in another way, or has moved on: players did it, or an operator. What is
 * still due was tried again long before `before`, because every duty looks in more often than that.
 */
export async function sweepBackedOff(db: Queryable, before: Date): Promise<void> {
  await db.prepared('sweep-backed-off', SWEEP, [before]);
}

/** By what the subject says it is; the table is small, and each look is a primary key. */
const SWEEP = `
  delete from backed_off b where b.next_at < $1 or case split_part(b.subject, ':', 1)
    when 'match' then not exists (
      select from matches m where m.id = split_part(b.subject, ':', 2)::int
         and m.finished_at is null and (m.version = b.version or b.duty = 'give-back'))
    when 'challenge' then not exists (
      select from openings o where o.kind = 'challenge' and o.id = split_part(b.subject, ':', 2)::int
         and o.status = 'open')
    when 'request' then not exists (
      select from openings o where o.kind = 'request' and o.id = split_part(b.subject, ':', 2)::int
         and o.status = 'open')
    when 'friendly' then not exists (
      select from openings o where o.kind = 'friendly' and o.id = split_part(b.subject, ':', 2)::int
         and o.status = 'open')
    when 'offer' then not exists (
      select from offers o where o.id = split_part(b.subject, ':', 2)::int and o.status = 'open')
    when 'swap' then not exists (
      select from swaps s where s.id = split_part(b.subject, ':', 2)::int and s.status = 'open')
    when 'cup' then not exists (
      select from cups k where k.id = split_part(b.subject, ':', 2)::int and k.status = 'open')
    when 'auction' then not exists (
      select from auctions a where a.id = split_part(b.subject, ':', 2)::int
         and a.version = b.version and a.state in ('running', 'waiting'))
    when 'withdrawal' then not exists (
      select from withdrawals w where w.id = split_part(b.subject, ':', 2)::int
         and w.state = 'signed')
    else false end`;
