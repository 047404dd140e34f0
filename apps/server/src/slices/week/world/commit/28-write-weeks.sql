  if p_weeks is not null then
    insert into weeks (week)
    select distinct w.week from json_to_recordset(p_weeks) w (place integer, week integer)
     where w.place <> all (bad) order by w.week
    on conflict do nothing;
    insert into week_meetings as m (week, one, other, counted)
    select w.week, w.one, w.other, 1
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, one text, other text)
     where w.does = 'count' and w.place <> all (bad) order by w.week, w.one, w.other
    on conflict (week, one, other) do update set counted = m.counted + 1;
    insert into week_points as p (week, wallet, points, wins, losses)
    select w.week, r.wallet, r.points, r.won, r.lost
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, rows json),
           json_to_recordset(w.rows) r (wallet text, points integer, won integer, lost integer)
     where w.does = 'count' and w.place <> all (bad) order by w.week, r.wallet
    on conflict (week, wallet) do update
      set points = p.points + excluded.points, wins = p.wins + excluded.wins,
          losses = p.losses + excluded.losses;
    update weeks k
       set paid_at = w.at, budget = w.budget, per_wallet = w.per_wallet,
           players = (select count(*) from week_points p where p.week = k.week and p.points > 0)
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, budget integer,
             per_wallet integer, at timestamptz)
     where k.week = w.week and w.does = 'pay' and w.place <> all (bad);
    insert into week_prizes (week, wallet, rank, points, amount, circle)
    select w.week, r.wallet, r.rank, r.points, r.amount, r.circle
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, prizes json),
           json_to_recordset(w.prizes) r (wallet text, rank smallint, points integer, amount bigint,
             circle numeric)
     where w.does = 'pay' and w.place <> all (bad);
  end if;
