  if p_commitments is not null then
    with committed as (
      select s.place, s.id, s.commitment,
             row_number() over (partition by s.commitment order by s.place) as nth
        from json_to_recordset(p_commitments) s (place integer, id integer, commitment text)
       where s.place <> all (bad)
    ), kept as (
      insert into commitments (commitment, match_id)
      select c.commitment, c.id from committed c where c.nth = 1 order by c.commitment
      on conflict do nothing returning commitment
    )
    select coalesce(array_agg(c.place), '{}') into failing
      from committed c
     where c.nth > 1 or not exists (select from kept k where k.commitment = c.commitment);
    bad := bad || failing;
    facts := facts || array_fill('commitment'::text, array[cardinality(failing)]);
  end if;
