  if p_posts is not null then
    insert into accounts (name)
    select distinct p.target from json_to_recordset(p_posts) p (place integer, target text)
     where p.place <> all (bad) and not exists (select from accounts a where a.name = p.target)
     order by p.target
    on conflict (name) do nothing;
    perform from accounts where name in (
      select p.source from json_to_recordset(p_posts) p (source text)
      union select p.target from json_to_recordset(p_posts) p (target text))
     order by id desc for no key update;
    failing := array(
      select distinct s.place from (
        select p.place, sum(p.amount) over (partition by p.source order by p.ord) as needed,
               case when p.reason = 'exit' then a.balance - a.locked + (
                      -- What vouchers had set aside comes back first.
                      select coalesce(sum(o.amount), 0)
                        from json_to_recordset(p_posts) o (place integer, reason text, target text,
                               amount bigint)
                       where o.place = p.place and o.reason = 'refund' and o.target = p.source)
                    when takes_free_only(p.reason) then a.balance - a.locked
                    else a.balance end as there
          from json_to_recordset(p_posts) p (place integer, ord integer, reason transfer_reason,
                 source text, amount bigint)
          left join accounts a on a.name = p.source
         where p.place <> all (bad)) s
       where s.there is null or s.needed > s.there);
    bad := bad || failing;
    facts := facts || array_fill('funds'::text, array[cardinality(failing)]);
  end if;
