  if p_days is not null then
    -- What was promised before there were counters may be given back to none.
    update day_counters c set used = greatest(0, c.used + w.amount)
      from (select d.day, d.what, sum(d.amount) as amount
              from json_to_recordset(p_days) d (place integer, day date, what text, amount bigint)
             where d.place <> all (bad) group by d.day, d.what) w
     where c.day = w.day and c.what = w.what;
  end if;
