  if p_days is not null then
    insert into day_counters (day, what, used)
    select distinct d.day, d.what, 0
      from json_to_recordset(p_days) d (place integer, day date, what text)
     where d.place <> all (bad) order by 1, 2
    on conflict do nothing;
    perform from day_counters c join json_to_recordset(p_days) d (day date, what text)
        on c.day = d.day and c.what = d.what order by c.day, c.what for no key update of c;
    failing := array(
      select distinct w.place from (
        select d.place, d.amount, d.most,
               c.used + sum(d.amount) over (partition by d.day, d.what order by d.place) as after
          from json_to_recordset(p_days) d (place integer, day date, what text, amount bigint,
                 most bigint)
          join day_counters c on c.day = d.day and c.what = d.what
         where d.place <> all (bad)) w
       where w.amount > 0 and w.after > w.most);
    bad := bad || failing;
    facts := facts || array_fill('day-used'::text, array[cardinality(failing)]);
  end if;
