  -- Gifts and promises of the treasury come out of what it has not promised yet.
  if p_promised is not null then
    declare
      promised bigint := (
        select coalesce(sum(w.amount), 0)
          from json_to_recordset(p_promised) w (place integer, amount bigint)
         where w.place <> all (bad));
      free bigint;
    begin
      if promised > 0 then
        free := treasury_to_promise(promised);
        if free < promised then
          failing := array(
            select s.place from (
              select w.place, sum(w.amount) over (order by w.place) as needed
                from json_to_recordset(p_promised) w (place integer, amount bigint)
               where w.place <> all (bad)) s
             where s.needed > free);
          bad := bad || failing;
          facts := facts || array_fill('free-treasury'::text, array[cardinality(failing)]);
        end if;
      end if;
    end;
  end if;
