  if p_post_places is not null then
    insert into transfers (reason, reference, from_account, to_account, amount, arrives, at)
    select p.reason, p.reference, f.id, t.id, p.amount, coalesce(p.arrives, 'kept'), p.at
      from unnest(p_post_places, p_post_reasons, p_post_references, p_post_sources, p_post_targets,
             p_post_amounts, p_post_arrives, p_post_times) with ordinality
             p (place, reason, reference, source, target, amount, arrives, at, ord)
      join accounts f on f.name = p.source
      join accounts t on t.name = p.target
     where p.place <> all (bad) order by p.ord;
  end if;
