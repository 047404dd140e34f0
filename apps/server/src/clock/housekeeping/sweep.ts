import { weekOf } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { KNOW_DEVICE_MS } from '../../desk/admin/known-devices.ts';
import { FORGET_FAILURES_MS } from '../../desk/admin/login-attempts.ts';
import { sweepMessages } from '../../people/inbox/inbox-store.ts';
import { SWEEP_OUTBOX } from '../../people/outbox/outbox-store.ts';
import { FORGET_UNCONFIRMED_MS } from '../../people/outbox/terms.ts';
import { cutHands } from './cut-hands.ts';
import { SWEEP_STAKES } from './sweep-stakes.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A lost answer is asked for again within seconds; a day is for whoever slept over it. */
const KEEP_KEYS_MS = 24 * 60 * MINUTE_MS;
/** A used nonce is remembered a while longer, so that a replay is called by its name. */
const KEEP_NONCES_MS = 60 * MINUTE_MS;
/** Long enough to look at yesterday's replay. */
const KEEP_PRACTICE_MS = 24 * 60 * MINUTE_MS;
/** What a day's budgets were used for is compared with the books for so long. */
const KEEP_DAYS_MS = 30 * DAY_MS;
/** Only today's bonuses between two wallets are ever asked for; one day more for clocks. */
const KEEP_BONUS_DAYS_MS = 2 * DAY_MS;
/** Meetings count until their week is paid. */
const KEEP_MEETINGS_MS = 14 * DAY_MS;
/** As long as people talk about a match, what each could have brought is there to look at. */
const KEEP_HANDS_MS = 30 * DAY_MS;

/** What one batch of a sweep has done. */
export interface Batch {
  readonly swept: number;
  /** As much as one batch takes: there may be more. */
  readonly more: boolean;
}

/** One table that something goes from, in batches so small that nobody waits for their locks. */
export interface Sweep {
  readonly name: string;
  run(db: Queryable, now: number, most: number): Promise<Batch>;
  /** When the oldest that should be gone by now should have gone; null when there is none. */
  overdueSince?(db: Queryable, now: number): Promise<number | null>;
}

/** What is older than it is kept, by a column that an index sorts by. */
function aged(
  table: string,
  column: string,
  keepMs: number,
  { name = table, where = 'true' } = {},
): Sweep {
  const old = `${column} < $1 and ${where}`;
  return {
    ...deleting(
      name,
      `delete from ${table} where ctid = any (array(
         select ctid from ${table} where ${old} order by ${column} limit $2
            for update skip locked))
       returning 1 as gone`,
      (now) => new Date(now - keepMs),
    ),
    async overdueSince(db, now) {
      const [row] = await db.query<{ oldest: Date | null }>(
        `select min(${column})::timestamptz as oldest from ${table} where ${old}`,
        [new Date(now - keepMs)],
      );
      return row?.oldest ? row.oldest.getTime() + keepMs : null;
    },
  };
}

/** A statement that deletes at most $2 of what $1 says, and returns a row for each. */
function deleting(
  name: string,
  statement: string,
  until: (now: number) => unknown = () => null,
): Sweep {
  return {
    name,
    async run(db, now, most) {
      const gone = await db.query(statement, [until(now), most]);
      return { swept: gone.length, more: gone.length >= most };
    },
  };
}

type Walk = (
  db: Queryable,
  mark: number,
  most: number,
  now: number,
) => Promise<Batch & { readonly mark: number }>;

/** What no column says the age of: it is walked through, and how far is written down. */
function walking(name: string, walk: Walk): Sweep {
  return {
    name,
    async run(db, now, most) {
      const [at] = await db.query<{ mark: number }>(
        'select mark from sweep_marks where name = $1',
        [name],
      );
      const { mark, ...batch } = await walk(db, at?.mark ?? 0, most, now);
      await db.query(
        `insert into sweep_marks (name, mark) values ($1, $2)
         on conflict (name) do update set mark = excluded.mark`,
        [name, mark],
      );
      return batch;
    },
  };
}

/** Also by the database's own clock: it refuses what is younger by that, and with it the whole batch. */
const SWEEP_PRACTICE = `
  delete from matches where id in (
    select m.id from matches m
     where m.kind = 'practice' and m.started_at < $1
       and coalesce(m.finished_at, m.started_at) < least($1, now() - interval '1 day')
       and not exists (select from puzzles p where p.match_id = m.id)
     order by m.started_at limit $2 for update skip locked)
  returning id`;

/** Where the house has opened, its secret is in the match's log; where it has not, nobody asks. */
const SWEEP_SECRETS = `
  delete from house_secrets where ctid = any (array(
    select s.ctid from house_secrets s join matches m on m.id = s.match_id
     where m.finished_at is not null and $1::text is null
     order by s.match_id limit $2 for update of s skip locked))
  returning 1 as gone`;

/** Only an auction that runs is announced. */
const SWEEP_ANNOUNCED = `
  delete from auctions_announced where ctid = any (array(
    select d.ctid from auctions_announced d join auctions a on a.id = d.auction_id
     where a.state in ('settled', 'returned') and $1::text is null
     limit $2 for update of d skip locked))
  returning 1 as gone`;

/** Of a week that is paid nothing counts any more. */
const SWEEP_MEETINGS = `
  delete from week_meetings where ctid = any (array(
    select m.ctid from week_meetings m join weeks k on k.week = m.week and k.paid_at is not null
     where m.week < $1 order by m.week limit $2 for update of m skip locked))
  returning 1 as gone`;

export const practiceSweep = deleting(
  'practice',
  SWEEP_PRACTICE,
  (now) => new Date(now - KEEP_PRACTICE_MS),
);

const unconfirmed = { where: 'confirm_hash is not null' };

/** Everything that goes by itself. Nothing depends on it: what is over is refused or ignored anyway. */
export const SWEEPS: readonly Sweep[] = [
  aged('nonces', 'expires_at', KEEP_NONCES_MS),
  aged('sessions', 'expires_at', 0),
  aged('rate_limits', 'ends_at', 0),
  aged('login_attempts', 'last_at', FORGET_FAILURES_MS),
  aged('day_counters', 'day', KEEP_DAYS_MS),
  aged('operator_devices', 'seen_at', KNOW_DEVICE_MS),
  aged('idempotency_keys', 'created_at', KEEP_KEYS_MS),
  aged('name_resets', 'until', 0),
  aged('mail_addresses', 'created_at', FORGET_UNCONFIRMED_MS, unconfirmed),
  aged('subscribers', 'consented_at', FORGET_UNCONFIRMED_MS, unconfirmed),
  deleting('outbox', SWEEP_OUTBOX, (now) => new Date(now - FORGET_UNCONFIRMED_MS)),
  walking('messages', sweepMessages),
  practiceSweep,
  aged('bonus_days', 'day', KEEP_BONUS_DAYS_MS),
  deleting('week_meetings', SWEEP_MEETINGS, (now) => weekOf(now - KEEP_MEETINGS_MS)),
  deleting('house_secrets', SWEEP_SECRETS),
  deleting('auctions_announced', SWEEP_ANNOUNCED),
  walking('hands', (db, mark, most, now) =>
    cutHands(db, mark, most, new Date(now - KEEP_HANDS_MS)),
  ),
  walking('stakes', async (db, mark, most) => {
    const [row] = await db.query<{ mark: number | null; swept: number }>(SWEEP_STAKES, [
      mark,
      most,
    ]);
    const { mark: next, swept } = row!;
    // At the end it starts over: what was held then may be paid by now.
    return { mark: next ?? 0, swept, more: next !== null };
  }),
];
