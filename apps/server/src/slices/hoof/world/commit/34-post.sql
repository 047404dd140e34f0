  if p_posts is not null then
    insert into transfers (reason, reference, from_account, to_account, amount, arrives, at)
    select p.reason, p.reference, f.id, t.id, p.amount, coalesce(p.arrives, 'kept'), p.at
      from json_to_recordset(p_posts) p (place integer, ord integer, reason transfer_reason,
             reference text, source text, target text, amount bigint, arrives hoof_colour,
             at timestamptz)
      join accounts f on f.name = p.source
      join accounts t on t.name = p.target
     where p.place <> all (bad) order by p.ord;
  end if;
