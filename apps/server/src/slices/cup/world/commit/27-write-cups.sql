  if p_cups is not null then
    insert into cups (id, kind, rarity, size, fee, opens_at, starts_at, slot, seed, secret, clubs)
    overriding system value
    select c.cup, c.kind, c.rarity, c.size, c.fee, c.opens_at, c.starts_at, c.slot, c.seed, c.secret,
           c.clubs
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, kind cup_kind,
             rarity rarity, size smallint, fee bigint, opens_at timestamptz, starts_at timestamptz,
             slot bigint, seed text, secret text, clubs json)
     where c.does = 'open' and c.place <> all (bad);
    delete from cup_entries e using json_to_recordset(p_cups) c (place integer, does text, cup integer,
             wallet text)
     where e.cup_id = c.cup and e.wallet = c.wallet and c.does = 'leave' and c.place <> all (bad);
    -- Whoever enters, and house players that fill in.
    insert into cup_entries (id, cup_id, wallet, house, known, club, fee, free_day, hand, entered_at)
    overriding system value
    select c.entry, c.cup, c.wallet, c.house, c.known, c.club, c.fee, c.free_day, c.hand, c.at
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, entry integer,
             wallet text, house boolean, known boolean, club smallint, fee bigint, free_day date,
             hand json, at timestamptz)
     where c.does in ('enter', 'fill') and c.place <> all (bad) order by c.entry;
    update cup_entries e set state = c.state, place = c.rank, prize = c.prize
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, wallet text,
             state entry_state, rank smallint, prize bigint)
     where e.cup_id = c.cup and e.wallet = c.wallet and c.does = 'place' and c.place <> all (bad);
    update cup_ties t
       set winner = c.winner, ended_at = c.at,
           score = array(select json_array_elements_text(c.score)::smallint),
           brought = array(select json_array_elements_text(c.brought)::integer)
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, round smallint,
             index smallint, winner text, score json, brought json, at timestamptz)
     where t.cup_id = c.cup and t.round = c.round and t.index = c.index and c.does = 'end'
       and c.place <> all (bad);
    insert into cup_ties (cup_id, round, index, player_0, player_1, match_id, winner, began_at, ended_at)
    select c.cup, c.round, c.index, c.player_0, c.player_1, c.match_id, c.winner, c.at,
           case when c.winner is not null then c.at end
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, round smallint,
             index smallint, player_0 text, player_1 text, match_id integer, winner text, at timestamptz)
     where c.does = 'begin' and c.place <> all (bad);
    -- Last: what may still change about a cup hangs on its state.
    update cups k
       set status = coalesce(c.becomes, k.status), pool = coalesce(c.pool, k.pool), reason = c.reason,
           ended_at = case when c.becomes in ('finished', 'cancelled') then c.at end
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, becomes cup_status,
             pool bigint, reason text, at timestamptz)
     where k.id = c.cup and c.does = 'move' and c.place <> all (bad);
    update cups k
       set entered_known = k.entered_known + c.known, entered_others = k.entered_others + c.others
      from (select c.cup, sum(case when c.known then c.step else 0 end) as known,
                   sum(case when c.known then 0 else c.step end) as others
              from (select c.cup, c.known, case c.does when 'enter' then 1 else -1 end as step
                      from json_to_recordset(p_cups) c (place integer, does text, cup integer,
                             known boolean)
                     where c.does in ('enter', 'leave') and c.place <> all (bad)) c
             group by c.cup) c
     where k.id = c.cup;
  end if;
