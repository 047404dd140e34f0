  -- From here on nothing is checked any more: everything is written for who is not in conflict.
  if p_started is not null then
    with started as materialized (
      select s.*, s.state_text::json as state, nullif(s.hands_text, 'null')::json as hands
        from rows from (
               json_to_recordset(p_started) as (place integer, id integer, mode game_mode,
                 kind text, origin_id integer, player_0 text, player_1 text, stake bigint,
                 bonus_reserved bigint, phase text, deadline timestamptz, wake_at timestamptz,
                 house_at timestamptz, server_seed text, at timestamptz),
               string_to_table(p_started_states, E'\n'), string_to_table(p_started_hands, E'\n'))
             s (place, id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved, phase,
                deadline, wake_at, house_at, server_seed, at, state_text, hands_text)
       where s.place <> all (bad)
    ), made as (
      insert into matches (id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved,
                           phase, deadline, wake_at, house_at, server_seed, state, hands, started_at)
      overriding system value
      select id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved, phase, deadline,
             wake_at, house_at, server_seed, state, hands, at from started
    )
    insert into match_events (match_id, number, event, at)
    select id, 0, json_build_object('type', 'started', 'state', state), at from started;
  end if;
