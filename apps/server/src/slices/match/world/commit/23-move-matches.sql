  if p_moved is not null then
    update matches m
       set version = m.version + s.count, state = s.state::json, phase = s.phase,
           deadline = s.deadline, wake_at = least(m.wake_at, s.deadline),
           -- A house move that is pending keeps its time: acting quickly must not put it off.
           house_at = case when s.house_at is null then null else least(m.house_at, s.house_at) end,
           winner = s.winner, reason = s.reason, finished_at = s.finished_at,
           given_until = coalesce(s.given_until, m.given_until),
           bonus_reserved = case when s.finished_at is null then m.bonus_reserved else 0 end
      from rows from (
             json_to_recordset(p_moved) as (place integer, id integer, count integer, phase text,
               deadline timestamptz, house_at timestamptz, winner smallint, reason text,
               finished_at timestamptz, given_until timestamptz),
             string_to_table(p_states, E'\n'))
           s (place, id, count, phase, deadline, house_at, winner, reason, finished_at, given_until,
              state)
     where m.id = s.id and s.place <> all (bad);
    insert into match_events (match_id, number, event, at)
    select e.match_id, e.number, e.event::json, e.at
      from rows from (
             json_to_recordset(p_events) as (place integer, match_id integer, number integer,
               at timestamptz),
             string_to_table(p_event_texts, E'\n'))
           e (place, match_id, number, at, event)
     where e.place <> all (bad);
  end if;
