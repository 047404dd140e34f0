import { aged, deleting, type Sweep, walking } from '../../clock/housekeeping/sweep.ts';
import { cutHands } from './cut-hands.ts';
import { sweepGivenUp } from './given-up-friendlies.ts';

const DAY_MS = 86_400_000;
/** Long enough to look at yesterday's replay. */
const KEEP_PRACTICE_MS = DAY_MS;
/** Long enough to show somebody the match of the month. */
const KEEP_FRIENDLIES_MS = 30 * DAY_MS;
/** Of a friendly without a round there is nothing to show; the database keeps any for its first day. */
const KEEP_GIVEN_UP_MS = 2 * DAY_MS;
/** Only today's bonuses between two wallets are ever asked for; one day more for clocks. */
const KEEP_BONUS_DAYS_MS = 2 * DAY_MS;
/** Longer than any match takes. */
const KEEP_HUSHED_MS = DAY_MS;
/** As long as people talk about a match, what each could have brought is there to look at. */
const KEEP_HANDS_MS = 30 * DAY_MS;

/** Also by the database's own clock: it refuses what is younger by that, and with it the whole batch. */
const SWEEP_PRACTICE = `
  delete from matches where id in (
    select m.id from matches m
     where m.kind = 'practice' and m.started_at < $1
       and coalesce(m.finished_at, m.started_at) < least($1, now() - interval '1 day')
       and not exists (select from puzzles p where p.match_id = m.id)
     order by m.started_at limit $2 for update skip locked)
  returning id`;

/** With its openings; and those that came to nothing go by themselves. */
const SWEEP_FRIENDLIES = `
  delete from matches where id in (
    select m.id from matches m
     where m.kind = 'friendly' and m.started_at < $1
       and coalesce(m.finished_at, m.started_at) < least($1, now() - interval '1 day')
     order by m.started_at limit $2 for update skip locked)
  returning id`;

const SWEEP_UNPLAYED = `
  delete from openings where (kind, id) in (
    select o.kind, o.id from openings o
     where o.stake = 0 and o.match_id is null and o.status <> 'open' and o.expires_at < $1
     order by o.expires_at limit $2 for update skip locked)
  returning id`;

/** Where the house has opened, its secret is in the match's log; where it has not, nobody asks. */
const SWEEP_SECRETS = `
  delete from house_secrets where ctid = any (array(
    select s.ctid from house_secrets s join matches m on m.id = s.match_id
     where m.finished_at is not null and $1::text is null
     order by s.match_id limit $2 for update of s skip locked))
  returning 1 as gone`;

/** What players locked in for other devices of theirs: when a match is over nobody has to open it. */
const SWEEP_LOCKED = `
  delete from sealed_secrets where ctid = any (array(
    select s.ctid from sealed_secrets s left join matches m on m.id = s.match_id
     where (m.id is null or m.finished_at is not null) and $1::text is null
     order by s.match_id limit $2 for update of s skip locked))
  returning 1 as gone`;

export const practiceSweep = deleting(
  'practice',
  SWEEP_PRACTICE,
  (now) => new Date(now - KEEP_PRACTICE_MS),
);

export const friendlySweep = deleting(
  'friendlies',
  SWEEP_FRIENDLIES,
  (now) => new Date(now - KEEP_FRIENDLIES_MS),
);

export const givenUpSweep = walking('friendlies given up', (db, mark, most, now) =>
  sweepGivenUp(db, mark, most, new Date(now - KEEP_GIVEN_UP_MS)),
);

export const MATCH_SWEEPS: readonly Sweep[] = [
  practiceSweep,
  friendlySweep,
  givenUpSweep,
  deleting('unplayed friendlies', SWEEP_UNPLAYED, (now) => new Date(now - KEEP_FRIENDLIES_MS)),
  aged('bonus_days', 'day', KEEP_BONUS_DAYS_MS),
  deleting('house_secrets', SWEEP_SECRETS),
  deleting('sealed_secrets', SWEEP_LOCKED),
  aged('hushed_stands', 'at', KEEP_HUSHED_MS),
  walking('hands', (db, mark, most, now) =>
    cutHands(db, mark, most, new Date(now - KEEP_HANDS_MS)),
  ),
];
