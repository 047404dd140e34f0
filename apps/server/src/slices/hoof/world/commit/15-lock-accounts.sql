  -- Postings come as lists: they are read five times, and rows of JSON would be taken apart each time.
  if p_post_places is not null then
    insert into accounts (name)
    select distinct p.target from unnest(p_post_places, p_post_targets) p (place, target)
     where p.place <> all (bad) and not exists (select from accounts a where a.name = p.target)
     order by p.target
    on conflict (name) do nothing;
    perform from accounts where name = any (p_post_sources || p_post_targets)
     order by id desc for no key update;
    failing := array(
      select distinct s.place from (
        select p.place, sum(p.amount) over (partition by p.source order by p.ord) as needed,
               case when p.reason = 'exit' then a.balance - a.locked + (
                      -- What vouchers had set aside comes back first.
                      select coalesce(sum(o.amount), 0)
                        from unnest(p_post_places, p_post_reasons, p_post_targets, p_post_amounts)
                               o (place, reason, target, amount)
                       where o.place = p.place and o.reason = 'refund' and o.target = p.source)
                    when takes_free_only(p.reason) then a.balance - a.locked
                    else a.balance end as there
          from unnest(p_post_places, p_post_reasons, p_post_sources, p_post_amounts) with ordinality
                 p (place, reason, source, amount, ord)
          left join accounts a on a.name = p.source
         where p.place <> all (bad)) s
       where s.there is null or s.needed > s.there);
    bad := bad || failing;
    facts := facts || array_fill('funds'::text, array[cardinality(failing)]);
  end if;
