import { weekOf } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';

/** How the house is doing, over all instances. HOOF in whole hundredths, as in the ledger. */
export interface VitalSigns extends Record<string, unknown> {
  readonly live_challenge: number;
  readonly live_request: number;
  readonly live_cup: number;
  readonly live_practice: number;
  readonly live_friendly: number;
  readonly matches_started: number;
  readonly challenges_open: number;
  readonly requests_open: number;
  readonly cups_open: number;
  readonly cups_running: number;
  readonly cups_overdue: number;
  readonly weeks_unpaid: number;
  readonly vaults_open: number;
  readonly staked: number;
  readonly treasury: number;
  readonly promised: number;
  readonly transfers: number;
  readonly deadlines_overdue: number;
  readonly deadline_lag_seconds: number;
  readonly house_moves_waiting: number;
  readonly openings_overdue: number;
  readonly heartbeat_age_seconds: number;
  /** What the clock could not do and has put off, and for how long the first of it. */
  readonly backed_off: number;
  readonly backed_off_seconds: number;
  /** Messages to devices and mailboxes that nobody has taken yet, and the age of the oldest. */
  readonly outbox_waiting: number;
  readonly outbox_lag_seconds: number;
  readonly news_lag_seconds: number;
  readonly watchers: number;
  readonly seats: number;
  /** Asked for since the running hour of their limit began, over all addresses. */
  readonly starter_packs: number;
  readonly unowned_common: number;
  readonly unowned_rare: number;
  readonly unowned_epic: number;
  readonly unowned_legendary: number;
}

/**
 * One round trip along partial indexes: what is live costs, what is over does not. Totals come from
 * sequences, so they count attempts that were rolled back too.
 */
export async function readVitalSigns(db: Queryable, now: Date): Promise<VitalSigns> {
  const [signs] = await db.prepared<VitalSigns>('vital-signs', VITAL_SIGNS, [
    now,
    weekOf(now.getTime()),
  ]);
  return signs!;
}

const VITAL_SIGNS = `
  with live as (
    select count(*) filter (where kind = 'challenge')::int as challenge,
           count(*) filter (where kind = 'request')::int as request,
           count(*) filter (where kind = 'cup')::int as cup,
           count(*) filter (where kind = 'practice')::int as practice,
           count(*) filter (where kind = 'friendly')::int as friendly,
           coalesce(sum(2 * stake), 0)::bigint as staked,
           count(*) filter (where deadline < $1)::int as overdue,
           coalesce(extract(epoch from $1 - min(deadline) filter (where deadline < $1)), 0)::float
             as lag
      from matches where finished_at is null),
  opening as (
    select count(*) filter (where kind = 'challenge')::int as challenges,
           count(*) filter (where kind = 'request')::int as requests,
           count(*) filter (where stake > 0)::int as open,
           coalesce(sum(stake), 0)::bigint as staked,
           count(*) filter (where expires_at < $1)::int as overdue
      from openings where status = 'open'),
  cup as (
    select count(*) filter (where k.status = 'open')::int as open,
           count(*) filter (where k.status = 'running')::int as running,
           count(*) filter (where k.status = 'open' and k.starts_at < $1)::int as overdue,
           coalesce(sum(k.pool), 0)::bigint as promised,
           count(*) filter (where a.balance > 0)::int as vaults,
           coalesce(sum(a.balance), 0)::bigint as fees
      from (select * from cups where status = 'open' union all
            select * from cups where status = 'running') k
      left join accounts a on a.name = 'cup:' || k.id),
  leaving as (
    select count(*)::int as waiting, coalesce(extract(epoch from $1 - min(at)), 0)::float as lag
      from outbox),
  put_off as (
    select count(*)::int as count, coalesce(extract(epoch from $1 - min(since)), 0)::float as age
      from backed_off),
  present as (
    select coalesce(sum(watchers), 0)::int as watchers,
           coalesce(sum(seat_0 + seat_1), 0)::int as seats
      from presences where seen_at > now() - interval '45 seconds'),
  unowned as (
    select count(*) filter (where rarity = 'Common')::int as common,
           count(*) filter (where rarity = 'Rare')::int as rare,
           count(*) filter (where rarity = 'Epic')::int as epic,
           count(*) filter (where rarity = 'Legendary')::int as legendary
      from card_holdings where owner is null)
  select live.challenge as live_challenge, live.request as live_request,
         live.cup as live_cup, live.practice as live_practice,
         live.friendly as live_friendly,
         (select last_value from matches_id_seq) as matches_started,
         opening.challenges as challenges_open, opening.requests as requests_open,
         cup.open as cups_open, cup.running as cups_running, cup.overdue as cups_overdue,
         (select count(*)::int from weeks where paid_at is null and week < $2) as weeks_unpaid,
         live.challenge + live.request + opening.open + cup.vaults as vaults_open,
         live.staked + opening.staked + cup.fees as staked,
         (select balance from accounts where name = 'treasury') as treasury,
         (select coalesce(sum(bonus_reserved), 0)::bigint from matches where bonus_reserved > 0)
           + cup.promised as promised,
         (select last_value from transfers_id_seq) as transfers,
         live.overdue as deadlines_overdue, live.lag as deadline_lag_seconds,
         (select count(*)::int from matches where house_at < $1) as house_moves_waiting,
         opening.overdue as openings_overdue,
         coalesce((select extract(epoch from $1 - at) from heartbeat), 0)::float
           as heartbeat_age_seconds,
         leaving.waiting as outbox_waiting, leaving.lag as outbox_lag_seconds,
         (select coalesce(extract(epoch from $1 - min(at)), 0)::float from news)
           as news_lag_seconds,
         put_off.count as backed_off, put_off.age as backed_off_seconds,
         present.watchers, present.seats,
         coalesce((select taken from rate_limits
                    where name = 'all-starters' and subject = 'all' and ends_at > $1), 0)::int
           as starter_packs,
         unowned.common as unowned_common, unowned.rare as unowned_rare,
         unowned.epic as unowned_epic, unowned.legendary as unowned_legendary
    from live, opening, cup, leaving, put_off, present, unowned`;

/**
 * What wallets could trade away, in hundredths; locked HOOF is the treasury's in all but name. Looks
 * at every account, and so is asked for now and then only.
 */
export async function readTradable(db: Queryable): Promise<number> {
  const [row] = await db.prepared<{ tradable: number }>(
    'tradable-hoof',
    `select coalesce(sum(balance - locked), 0)::bigint as tradable
       from accounts where kind = 'wallet'`,
  );
  return row!.tradable;
}
