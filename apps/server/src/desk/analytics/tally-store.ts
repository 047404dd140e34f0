import type { Database, Queryable } from '../../db/database.ts';
import { COUNTED } from '../../slices/match/world/index.ts';

/** What is counted on: rows `r` that have ended will not change any more. */
interface Counted {
  readonly what: string;
  readonly rows: string;
  readonly ended: string;
  readonly began: string;
  readonly as: string;
}

/** A rematch that was turned down came to nothing, as one that was taken back. */
const HOW_IT_ENDED = `case r.status when 'declined' then 'cancelled' else r.status end::text`;

const openings = (kind: string): Counted => ({
  what: kind,
  rows: `openings r where r.kind = '${kind}'`,
  ended: `r.status <> 'open'`,
  began: 'r.created_at',
  as: HOW_IT_ENDED,
});

export const CHALLENGES = openings('challenge');
export const REQUESTS = openings('request');
export const MATCHES: Counted = {
  what: 'match',
  rows: `matches r where ${COUNTED('r')}`,
  ended: 'r.finished_at is not null',
  began: 'r.started_at',
  as: `case when r.finished_at is null then 'live' else 'finished' end`,
};

const dayOf = (moment: string) => `coalesce(((${moment} at time zone 'UTC')::date)::text, 'live')`;
/** The same, day by day. */
export const DAYS_BEGUN: Counted = { ...MATCHES, what: 'day-begun', as: dayOf('r.started_at') };
export const DAYS_ENDED: Counted = { ...MATCHES, what: 'day-ended', as: dayOf('r.finished_at') };

export const TALLIED: readonly Counted[] = [CHALLENGES, REQUESTS, MATCHES, DAYS_BEGUN, DAYS_ENDED];

/** SQL: how many of them there are, by how they ended, as a JSON object. */
export const talliedNow = ({ what, rows, as }: Counted) => `(
  select coalesce(json_object_agg(ended, n), '{}') from (
    select ended, sum(n) as n from (
      select c.key as ended, c.value::bigint as n
        from tallies t cross join lateral json_each_text(t.counts) c where t.what = '${what}'
      union all
      select ${as}, count(*) from ${rows}
         and r.id > coalesce((select upto from tallies where what = '${what}'), 0)
       group by 1) a
     group by ended) b)`;

/** So many at once: nobody waits for it, and it is soon up to date. */
const PORTION = 5_000;
/** Numbers are drawn before what has them is written: nothing is written so much later. */
const SETTLED_MS = 24 * 60 * 60_000;

/** Counts on a portion of each; true when there is more to count. */
export async function keepTallies(db: Database, now: number): Promise<boolean> {
  let more = false;
  for (const counted of TALLIED) {
    const passed = await db.transaction((tx) => countOn(tx, counted, now));
    more ||= passed === PORTION;
  }
  return more;
}

async function countOn(
  tx: Queryable,
  { what, rows, ended, began, as }: Counted,
  now: number,
): Promise<number> {
  // One instance at a time, or the same matches would be counted twice.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('tallies', 0))`);
  const [before] = await tx.query<{ upto: number; counts: Record<string, number> }>(
    'select upto, counts from tallies where what = $1',
    [what],
  );
  const found = await tx.query<{ id: number; counts_as: string; over: boolean }>(
    `select r.id, ${as} as counts_as, ${ended} and ${began} < $3 as over
       from ${rows} and r.id > $1 order by r.id limit $2`,
    [before?.upto ?? 0, PORTION, new Date(now - SETTLED_MS)],
  );
  const first = found.findIndex(({ over }) => !over);
  const passed = first === -1 ? found : found.slice(0, first);
  const upto = passed.at(-1)?.id;
  if (upto === undefined) return 0;
  const counts = { ...before?.counts };
  for (const { counts_as } of passed) counts[counts_as] = (counts[counts_as] ?? 0) + 1;
  await tx.query(
    `insert into tallies (what, upto, counts) values ($1, $2, $3)
     on conflict (what) do update set upto = excluded.upto, counts = excluded.counts`,
    [what, upto, JSON.stringify(counts)],
  );
  return passed.length;
}
