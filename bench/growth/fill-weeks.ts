import { ACHIEVEMENTS, SEASON_RANKS, seasonOf, weekOf } from '../../packages/rules/src/index.ts';
import { chance, type Run } from './fill-world.ts';
import type { Size } from './sizes.ts';

const PRIZES = 20;
const DAYS_OF_A_WEEK = 7;

/** Weeks that were paid, and this one, in which everybody has points. */
export async function fillWeeks(run: Run, { wallets, days }: Size): Promise<void> {
  const now = weekOf(Date.now());
  const first = now - Math.max(1, Math.floor(days / DAYS_OF_A_WEEK));
  await run(
    `insert into weeks (week, paid_at, budget, players)
     select w, to_timestamp(((w + 1) * 7 - 3) * 86400.0), 500000, (select count(*)::int from g_wallets) from generate_series($1::int, $2::int - 1) w
     on conflict do nothing`,
    [first, now],
  );
  await run('insert into weeks (week) values ($1) on conflict do nothing', [now]);
  await run(
    `insert into week_points (week, wallet, points, wins, losses)
     select w, g.address, (1 + 1200 * ${chance("g.n || ' ' || w", 'points')})::int, g.n % 40, g.n % 9
       from generate_series($1::int, $2::int) w join g_wallets g
         on w = $2 or ${chance("g.n || ' ' || w", 'played')} < 0.2
     on conflict do nothing`,
    [first, now],
  );
  await run(
    `insert into week_meetings (week, one, other, counted)
     select week, one, other, least(count(*), 3) from match_ratings where week between $1 and $2
      group by 1, 2, 3 on conflict do nothing`,
    [first, now],
  );
  await run(
    `insert into week_prizes (week, wallet, rank, points, amount)
     select week, wallet, rank, points, 1000 from (
       select week, wallet, points, rank() over (partition by week order by points desc, wallet) as rank
         from week_points where week < $1) ranked
      where rank <= ${PRIZES}`,
    [now],
  );
  await run(
    `insert into achievements (wallet, id, match_id, at)
     select distinct on (w.wallet, a.id) w.wallet, a.id, r.match_id, r.at
       from match_ratings r cross join unnest(array[r.one, r.other]) w (wallet)
       join unnest($1::text[]) a (id) on ${chance('r.match_id || a.id', 'achieved')} < 0.1
      order by w.wallet, a.id, r.match_id
         on conflict do nothing`,
    [ACHIEVEMENTS.flatMap(({ id, kept }) => (kept ? [id] : []))],
  );
  await fillSeasons(run, Math.ceil(days / (4 * DAYS_OF_A_WEEK)));
  await run(
    `insert into day_counters (day, what, used)
     select (now() at time zone 'UTC')::date - 1, 'growth:' || address, 1 from g_wallets where n < $1`,
    [Math.floor(wallets / 10)],
  );
}

/** A badge of every season for a third of all. */
async function fillSeasons(run: Run, seasons: number): Promise<void> {
  const now = seasonOf(Date.now());
  await run(
    `insert into season_badges (season, wallet, rank, worth, rating, games, at)
     select s, g.address, ($3::text[])[1 + g.n % 8], 800 + g.n % 1000, 1000 + g.n % 1000, 10 + g.n % 40,
            now() - ($2 - s) * interval '28 days'
       from generate_series($1::int, $2::int - 1) s
       join g_wallets g on ${chance("g.n || ' ' || s", 'season')} < 0.33`,
    [now - seasons, now, SEASON_RANKS.map(({ id }) => id)],
  );
  await run(
    'insert into seasons (season, badges) select season, count(*) from season_badges group by 1',
  );
}
