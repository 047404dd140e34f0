  -- What is promised is counted by one at a time, over all wallets: signing is a subject of its own.
  if p_chain is not null then
    failing := array(
      select w.place from (
        select c.*, sum(c.hoof) over (order by c.place) as hoof_so_far,
               sum(c.of_day) over (order by c.place) as day_so_far
          from json_to_recordset(p_chain) c (place integer, does text, hoof bigint, of_day bigint,
                 within bigint, within_day bigint)
         where c.does = 'sign' and c.place <> all (bad)) w
       where w.within is not null and (promised_hoof() + w.hoof_so_far > w.within
          or w.of_day > 0 and promised_of_day() + w.day_so_far > w.within_day));
    bad := bad || failing;
    facts := facts || array_fill('promised-hoof'::text, array[cardinality(failing)]);
  end if;
