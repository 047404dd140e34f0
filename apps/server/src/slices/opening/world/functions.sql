-- Who can know of an opening: everybody, whom it is addressed to, or whoever was sent its link.
create function reach_of(o openings) returns text language sql immutable as $$
  select case when o.only_for is not null then 'addressed'
              when o.code is not null then 'unlisted' else 'listed' end
$$;

create function open_openings(p_wallet text, p_kind opening_kind, p_reach text) returns integer
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from openings o
           where o.player = p_wallet and o.kind = p_kind and o.status = 'open'
             and reach_of(o) = p_reach);
end $$;
