import type { Rarity } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { COUNTED } from '../../slices/match/world/index.ts';
import {
  CHALLENGES,
  DAYS_BEGUN,
  DAYS_ENDED,
  MATCHES,
  REQUESTS,
  talliedNow,
} from './tally-store.ts';

export const DAYS = 30;

type Counts<Key extends string> = Readonly<Partial<Record<Key, number>>>;
type OpeningStatus = 'open' | 'accepted' | 'cancelled' | 'expired';

/** Amounts of HOOF in whole hundredths. */
export interface Figures {
  readonly players: { readonly wallets: number; readonly house: number; readonly battlers: number };
  readonly sessions: {
    readonly wallets: number;
    readonly operators: number;
    readonly seenLastHour: number;
  };
  readonly treasury: number;
  readonly vaults: number;
  readonly chain: number;
  readonly promised: number;
  readonly stakes: {
    readonly open: number;
    readonly sum: number;
    readonly top: readonly { vault: string; wallet: string; name: string | null; amount: number }[];
  };
  readonly challenges: Counts<OpeningStatus>;
  readonly requests: Counts<OpeningStatus>;
  readonly live: Counts<'commit' | 'open' | 'pick'>;
  readonly finished: number;
  readonly practice: number;
  readonly days: readonly { day: string; started: number; finished: number; practice: number }[];
  readonly minted: number;
  readonly cards: readonly { rarity: Rarity; owned: number; total: number }[];
  readonly auctions: { readonly running: number; readonly ended: number };
  readonly bids: {
    readonly total: number;
    readonly voided: number;
    readonly verified: number;
    readonly lapsed: number;
    readonly highest: number | null;
  };
  readonly sales: { readonly count: number; readonly volume: number; readonly excluded: number };
  readonly subscribers: number;
  readonly series: { readonly drafts: number; readonly published: number; readonly cards: number };
}

/**
 * One statement, so that all figures are of one instant. What grows with every match is not counted
 * each time: openings and matches that are over are counted on (`tally-store.ts`), also day by day, sales
 * month by month; vaults are found by the names of what is open.
 */
export async function readFigures(db: Queryable, now: Date): Promise<Figures> {
  const [row] = await db.query<{ figures: Figures }>(FIGURES, [now, DAYS]);
  return row!.figures;
}

const FIGURES = `
with open_vaults as materialized (
  select kind || ':' || id as vault from openings where status = 'open'
  union all
  select kind || ':' || origin_id from matches
   where finished_at is null and kind in ('challenge', 'request')
  union all
  select 'cup:' || id from cups where status in ('open', 'running')
  union all
  select 'withdrawal:' || id from withdrawals where state = 'signed' and hoof is not null
  union all
  select 'bond:' || id from auctions where state in ('running', 'waiting') and bond is not null
), held as materialized (
  select v.vault, w.name as wallet, s.amount
    from open_vaults v
    join accounts a on a.name = v.vault
    join stakes s on s.vault_account = a.id and s.state = 'held'
    join accounts w on w.id = s.wallet_account
   where v.vault not like all ('{withdrawal:%,bond:%}')
), days as (
  select (date_trunc('day', $1::timestamptz at time zone 'UTC') - make_interval(days => n))::date as day
    from generate_series($2::int - 1, 0, -1) n
), begun as (
  select key::date as day, value::bigint as started from json_each_text(${talliedNow(DAYS_BEGUN)})
), ended as (
  select key::date as day, value::bigint as finished from json_each_text(${talliedNow(DAYS_ENDED)})
   where key <> 'live'
), practised as (
  select (started_at at time zone 'UTC')::date as day, count(*) as practice
    from matches where kind = 'practice' group by 1
)
select json_build_object(
  'players', json_build_object(
    'wallets', (select count(*) from starter_grants),
    'house', (select count(*) from players where house),
    -- As many as the last mark of their table says, and those behind it.
    'battlers', (select coalesce(max(place), 0) from rank_marks where board = 'battlers')
              + (select count(*) from battlers where wins + losses > 0
                    and rating - 2 * deviation < coalesce((
                      select min(worth) from rank_marks where board = 'battlers'), 'infinity'))),
  'sessions', (select json_build_object(
    'wallets', count(wallet), 'operators', count(operator),
    'seenLastHour', count(wallet) filter (where seen_at > $1 - interval '1 hour'))
    from sessions where expires_at > $1),
  'treasury', (select balance from accounts where name = 'treasury'),
  'vaults', (select coalesce(sum(a.balance), 0) from open_vaults v join accounts a on a.name = v.vault),
  'chain', (select balance from accounts where name = 'chain'),
  'promised', (select coalesce(sum(bonus_reserved), 0) from matches where bonus_reserved > 0)
            + (select coalesce(sum(pool), 0) from cups where status = 'running'),
  'stakes', (select json_build_object('open', count(*), 'sum', coalesce(sum(amount), 0), 'top', (
    select coalesce(json_agg(t order by t.amount desc, t.vault), '[]') from (
      select h.vault, h.wallet, p.display_name as name, h.amount
        from held h left join players p on p.address = h.wallet and p.house
       order by h.amount desc, h.vault limit 10) t)) from held),
  'challenges', ${talliedNow(CHALLENGES)},
  'requests', ${talliedNow(REQUESTS)},
  'live', (select coalesce(json_object_agg(phase, n), '{}') from (
    select phase, count(*) as n from matches m
     where finished_at is null and ${COUNTED('m')} group by phase) l),
  'finished', coalesce((${talliedNow(MATCHES)} ->> 'finished')::bigint, 0),
  'practice', (select count(*) from matches where kind = 'practice')
            + (select coalesce(sum(swept), 0) from practice_days),
  'days', (select json_agg(json_build_object('day', day, 'started', coalesce(started, 0),
      'finished', coalesce(finished, 0), 'practice', coalesce(practice, 0) + coalesce(swept, 0)) order by day)
      from days left join begun using (day) left join ended using (day)
      left join practised using (day) left join practice_days using (day)),
  'minted', (select count(*) from card_holdings h where h.owner is not null and exists (
    select from card_events e
     where e.card_id = h.card_id and e.kind = 'minted' and not exists (
       select from card_events r where r.card_id = e.card_id and r.reference = e.reference
          and r.kind = 'returned'))),
  'cards', (select json_agg(c order by c.rarity) from (
    select rarity, count(owner) as owned, count(*) as total from card_holdings group by rarity) c),
  'auctions', (select json_build_object(
    'running', count(*) filter (where state = 'running' and ends_at > $1),
    'ended', count(*) filter (where state <> 'running' or ends_at <= $1)) from auctions),
  'bids', (select json_build_object(
    'total', count(*), 'voided', count(voided_at),
    'verified', count(*) filter (where verified),
    'lapsed', count(*) filter (where voided_at is null and not bid_stands(bids, $1)),
    'highest', max(bid_amount) filter (where bid_stands(bids, $1) and exists (
      select from auctions a where a.id = auction_id and a.state = 'running' and a.ends_at > $1)))
    from bids),
  'sales', (select json_build_object(
    'count', coalesce(sum(sold), 0), 'volume', trim_scale(coalesce(sum(value), 0)),
    'excluded', coalesce(sum(left_out), 0)) from goat_months),
  'subscribers', (select count(*) from subscribers where confirm_hash is null),
  'series', (select json_build_object(
    'drafts', count(*) filter (where status = 'draft'),
    'published', count(*) filter (where status = 'published'),
    'cards', coalesce(sum(card_count), 0)) from series where runs is not null)
) as figures`;
