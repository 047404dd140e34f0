import { HISTORY, seasonOf } from '../../packages/rules/src/index.ts';
import { chance, type Run } from './fill-world.ts';
import { CUP_TIES, type Size } from './sizes.ts';

/** Copied at a time: one statement for all of them would hold gigabytes of events in memory. */
const BATCH = 50_000;

/**
 * Staked duels that are over, with everything they left behind. The busier a wallet, the lower its
 * number; the actors, who come first, have played the most.
 */
export async function fillMatches(
  run: Run,
  { wallets, matches, days, cupsADay }: Size,
): Promise<void> {
  await run(
    `create temp table g_templates as
     select row_number() over (order by id) - 1 as t, id, player_0, player_1, winner
       from matches where finished_at is not null and kind = 'challenge'`,
  );
  // Ties of cups are the last of them, and have no challenge before.
  await run(
    `create temp table g_matches as
     with drawn as (
       select i, ${chance('i', 'one')} as a, ${chance('i', 'other')} as b,
              now() - (($1::float - i) / $1) * ($2::int - 0.05) * interval '1 day' as at
         from generate_series(1, $1::int) i)
     select (select greatest(max(m.id), max(o.id)) from matches m, openings o) + i as id, i, one, at,
            case when other = one then (one + 1) % $3::int else other end as other,
            i % (select count(*) from g_templates) as t,
            i > $1::int - $4::int as tie
       from drawn, lateral (select floor($3::int * a ^ 3)::int as one,
                                   floor($3::int * b ^ 2)::int as other) who`,
    [matches, days, wallets, tiesIn({ matches, days, cupsADay })],
  );
  await run(
    `create temp table g_played as
     select m.*, p.address as player_0, o.address as player_1, t.player_0 as was_0,
            t.player_1 as was_1, t.id as was, t.winner,
            case when t.winner = 0 then p.address else o.address end as won_by,
            case when t.winner = 0 then o.address else p.address end as lost_by
       from g_matches m join g_wallets p on p.n = m.one join g_wallets o on o.n = m.other
       join g_templates t on t.t = m.t`,
  );
  await run('create unique index on g_played (id)');
  await run('analyze g_played');
  for (let from = 0; from < matches; from += BATCH) await copyMatches(run, from, from + BATCH);
  await run(
    `select setval(pg_get_serial_sequence('matches', 'id'), (select max(id) from matches))`,
  );
  await run(
    `insert into openings (kind, id, player, mode, card_ids, card_rarity, rarity, stake, min_pool,
                           status, match_id, created_at, expires_at)
     select 'challenge', id, player_0, 'duel', array[1 + i % 2000], 'Common', 'Common', 1000, 2000,
            'accepted', id, at - interval '5 minutes', at + interval '6 hours'
       from g_played where not tie`,
  );
  await run(
    `select setval(pg_get_serial_sequence('openings', 'id'), (select max(id) from openings))`,
  );
  await run(
    `insert into card_events (card_id, kind, rests_until, reference, at)
     select 1 + i % 6000, 'won'::card_event_kind, null::timestamptz, 'match:' || id, at from g_played
     union all
     select 6001 + i % 6000, 'lost', at + interval '12 hours', 'match:' || id, at from g_played`,
  );
  await fillRanking(run);
}

/** Never more than half of all matches. */
export function tiesIn({ matches, days, cupsADay }: Pick<Size, 'matches' | 'days' | 'cupsADay'>) {
  return Math.min(days * cupsADay, Math.floor(matches / 2 / CUP_TIES)) * CUP_TIES;
}

async function copyMatches(run: Run, from: number, to: number): Promise<void> {
  await run(
    `insert into matches (id, mode, kind, origin_id, player_0, player_1, stake, phase, version,
        deadline, wake_at, house_at, given_until, server_seed, state, hands, winner, reason, started_at,
        finished_at)
     overriding system value
     select p.id, m.mode, case when p.tie then 'cup' else 'challenge' end, p.id, p.player_0, p.player_1,
            case when p.tie then 0 else m.stake end, m.phase, m.version, m.deadline, m.wake_at, m.house_at,
            m.given_until, encode(sha256(('seed ' || p.id)::bytea), 'hex'),
            replace(replace(m.state::text, p.was_0, p.player_0), p.was_1, p.player_1)::json, m.hands,
            m.winner, m.reason, p.at - interval '3 minutes', p.at
       from g_played p join matches m on m.id = p.was where p.i > $1 and p.i <= $2`,
    [from, to],
  );
  await run(
    `insert into match_events (match_id, number, event, at)
     select p.id, e.number, replace(replace(e.event::text, p.was_0, p.player_0), p.was_1, p.player_1)::json,
            p.at
       from g_played p join match_events e on e.match_id = p.was
      where p.i > $1 and p.i <= $2 order by p.i, e.number`,
    [from, to],
  );
  await run(
    `insert into commitments (commitment, match_id)
     select encode(sha256((seat || ' of ' || p.id)::bytea), 'hex'), p.id
       from g_played p cross join generate_series(0, 1) seat where p.i > $1 and p.i <= $2`,
    [from, to],
  );
}

/** Ratings, who has met whom, and what the two of a day were given. */
async function fillRanking(run: Run): Promise<void> {
  await run(
    `insert into match_ratings (match_id, one, other, at, counted, reason, before, after, week)
     select p.id, least(p.player_0, p.player_1), greatest(p.player_0, p.player_1), p.at, r.counted,
            r.reason, r.before, r.after, floor((extract(epoch from p.at) / 86400 + 3) / 7)::int
       from g_played p join match_ratings r on r.match_id = p.was`,
  );
  await run(
    `insert into encounters (one, other)
     select distinct least(player_0, player_1), greatest(player_0, player_1) from g_played
     on conflict do nothing`,
  );
  await run(
    `insert into bonus_days (one, other, day, granted)
     select least(player_0, player_1), greatest(player_0, player_1), (at at time zone 'UTC')::date, 1
       from g_played group by 1, 2, 3`,
  );
  await run(
    `insert into battlers (address, wins, losses, hoof_won, rating, deviation, volatility,
                           last_match_at, matches, wallets, history, season, season_games)
     select w.address, coalesce(won.n, 0), coalesce(lost.n, 0), 2000 * coalesce(won.n, 0),
            1000 + 1000 * ${chance('w.n', 'rating')}, 60 + 200 * ${chance('w.n', 'deviation')}, 0.06,
            coalesce(greatest(won.at, lost.at), w.since), coalesce(won.n, 0) + coalesce(lost.n, 0),
            coalesce(met.n, 0),
            coalesce(won.n, 0) + coalesce(lost.n, 0) >= ${HISTORY.matches}
              and coalesce(met.n, 0) >= ${HISTORY.wallets},
            case when coalesce(won.n, 0) + coalesce(lost.n, 0) > 0 then ${seasonOf(Date.now())} end,
            coalesce(won.n, 0) + coalesce(lost.n, 0)
       from g_wallets w
       left join (select won_by, count(*) as n, max(at) as at from g_played group by 1) won
              on won.won_by = w.address
       left join (select lost_by, count(*) as n, max(at) as at from g_played group by 1) lost
              on lost.lost_by = w.address
       left join (select who, count(*) as n from encounters, unnest(array[one, other]) who group by 1) met
              on met.who = w.address`,
  );
}
