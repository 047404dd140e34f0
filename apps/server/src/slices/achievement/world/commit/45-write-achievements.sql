  if p_achieved is not null then
    insert into achievements (wallet, id, match_id, at)
    select a.wallet, a.id, a.match_id, a.at
      from json_to_recordset(p_achieved) a (place integer, wallet text, id text, match_id integer,
             at timestamptz)
     where a.place <> all (bad) order by a.wallet, a.id
    on conflict do nothing;
  end if;
