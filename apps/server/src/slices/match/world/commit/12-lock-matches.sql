  if p_moved_ids is not null then
    perform from matches where id = any (p_moved_ids) order by id for no key update;
    failing := array(
      select w.place from unnest(p_moved_places, p_moved_ids, p_moved_versions)
               w (place, id, version)
       where not exists (select from matches m where m.id = w.id and m.version = w.version));
    bad := bad || failing;
    facts := facts || array_fill('match'::text, array[cardinality(failing)]);
  end if;
