  -- Counted while nobody else draws from the same tier: whoever does holds its pool.
  if p_pool is not null then
    failing := array(
      select w.place from (
        select p.*, row_number() over (partition by p.rarity order by p.place) as nth
          from json_to_recordset(p_pool) p (place integer, rarity rarity, keeps integer)
         where p.place <> all (bad)) w
       where unowned_cards(w.rarity, w.keeps + w.nth::integer) < w.keeps + w.nth);
    bad := bad || failing;
    facts := facts || array_fill('unowned-count'::text, array[cardinality(failing)]);
  end if;
