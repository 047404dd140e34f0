-- Nobody gave it up, and both were there: for whoever is not, the clock brings what was announced.
create function played_out(m matches) returns boolean language sql stable as $$
  select m.reason not in ('conceded', 'forfeited', 'void', 'outage')
     and m.state->'commitments'->>0 is not null and m.state->'commitments'->>1 is not null
$$;

-- What a wallet did on a UTC day that the day's pack is for. Which matches count is said here and
-- nowhere else: every one that counts for a history, and friendlies that both played.
-- Practice does not.
create function day_deed(p_wallet text, p_day date) returns text language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if exists (select from battlers b
              where b.address = p_wallet and b.last_day = p_day - date 'epoch') then
    return 'match';
  end if;
  if exists (select from matches m
              where m.kind = 'friendly' and m.player_0 = p_wallet and played_out(m)
                and m.finished_at >= p_day::timestamp at time zone 'UTC'
                and m.finished_at < (p_day + 1)::timestamp at time zone 'UTC')
     or exists (select from matches m
                 where m.kind = 'friendly' and m.player_1 = p_wallet and played_out(m)
                   and m.finished_at >= p_day::timestamp at time zone 'UTC'
                   and m.finished_at < (p_day + 1)::timestamp at time zone 'UTC') then
    return 'match';
  end if;
  -- Yesterday's puzzle may be solved today.
  if exists (select from puzzle_answers a
              where a.wallet = p_wallet and a.day between p_day - 1 and p_day and a.solved
                and (a.at at time zone 'UTC')::date = p_day) then
    return 'puzzle';
  end if;
  return null;
end $$;

-- The first so many matches with something in them that a wallet ended on a UTC day, from either seat.
create function day_matches(p_wallet text, p_day date, p_most integer)
returns table (id integer, finished_at timestamptz, server_seed text, state json)
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  began timestamptz := p_day::timestamp at time zone 'UTC';
  ended timestamptz := (p_day + 1)::timestamp at time zone 'UTC';
begin
  return query
  select m.id, m.finished_at, m.server_seed, m.state from (
    (select a.id, a.finished_at, a.server_seed, a.state from matches a
      where a.player_0 = p_wallet and a.finished_at >= began and a.finished_at < ended
        and a.kind in ('challenge', 'request', 'cup')
      order by a.finished_at limit p_most)
    union all
    (select b.id, b.finished_at, b.server_seed, b.state from matches b
      where b.player_1 = p_wallet and b.finished_at >= began and b.finished_at < ended
        and b.kind in ('challenge', 'request', 'cup')
      order by b.finished_at limit p_most)) m
   order by m.finished_at, m.id limit p_most;
end $$;
