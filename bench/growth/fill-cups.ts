import { tiesIn } from './fill-matches.ts';
import type { Run } from './fill-world.ts';
import { CUP_ENTRIES, CUP_TIES, type Size } from './sizes.ts';

/** Cups of four that are over, one behind the other, each with three ties that were played. */
export async function fillCups(run: Run, size: Size): Promise<void> {
  const cups = tiesIn(size) / CUP_TIES;
  await run(
    `create temp table g_ties as
     select id, player_0, player_1, won_by, at, (row_number() over (order by i) - 1) / ${CUP_TIES} as cup,
            (row_number() over (order by i) - 1) % ${CUP_TIES} as tie
       from g_played where tie`,
  );
  await run(
    `create temp table g_cups as
     select cup, min(at) - interval '5 minutes' as starts_at, max(at) as ended_at from g_ties group by 1`,
  );
  const [slot, after] = [
    'floor(extract(epoch from starts_at) / 600)::bigint * 10 + cup % 10',
    'coalesce((select max(id) from cups), 0)',
  ];
  await run(
    `insert into cups (id, kind, rarity, size, fee, opens_at, starts_at, status, slot, seed, secret, ended_at)
     overriding system value
     select ${after} + cup + 1, 'knockout', (array['Common', 'Rare', 'Epic', 'Legendary'])[1 + cup % 4]::rarity,
            ${CUP_ENTRIES}, 0, starts_at - interval '5 minutes', starts_at, 'finished', ${slot},
            encode(sha256(('cup ' || cup)::bytea), 'hex'), encode(sha256(('secret ' || cup)::bytea), 'hex'),
            ended_at
       from g_cups order by starts_at`,
  );
  await run(
    `select setval(pg_get_serial_sequence('cups', 'id'), greatest((select max(id) from cups), 1))`,
  );
  await run(
    `insert into cup_entries (cup_id, wallet, house, known, fee, hand, entered_at, state, place)
     select distinct on (g.cup, who) c.id, who, false, true, 0,
            (select hands -> 0 from matches where hands is not null limit 1), g.at,
            case when g.tie = ${CUP_TIES - 1} and who = g.won_by then 'won' else 'out' end::entry_state,
            case when g.tie = ${CUP_TIES - 1} then case when who = g.won_by then 1 else 2 end end
       from g_ties g cross join unnest(array[g.player_0, g.player_1]) who
       join g_cups b on b.cup = g.cup
       join cups c on c.seed = encode(sha256(('cup ' || g.cup)::bytea), 'hex')
      order by g.cup, who, g.tie desc`,
  );
  await run(
    `insert into cup_ties (cup_id, round, index, player_0, player_1, match_id, winner, score, brought,
                           began_at, ended_at)
     select c.id, 1 + g.tie / 2, g.tie % 2, g.player_0, g.player_1, g.id, g.won_by, '{2,1}', '{1,2}',
            g.at - interval '3 minutes', g.at
       from g_ties g join cups c on c.seed = encode(sha256(('cup ' || g.cup)::bytea), 'hex')`,
  );
  await run('update matches m set origin_id = t.cup_id from cup_ties t where t.match_id = m.id');
  if (cups > 0) await run('analyze cups, cup_entries, cup_ties');
}
