-- What the treasury holds beyond what it has promised to live matches and to cups. The settings keep a plan that
-- was made while the tables were small from reading them whole later.
create function free_treasury() returns bigint language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return (select a.balance - (select coalesce(sum(m.bonus_reserved), 0) from matches m
                               where m.bonus_reserved > 0)
                           - (select coalesce(sum(c.pool), 0) from cups c where c.status = 'running')
            from accounts a where a.name = 'treasury');
end $$;

-- What may be promised now; p_wanted is what somebody wants of it. Call it when every other account
-- is locked, because the treasury is locked last. While there is plenty nobody queues up for it.
create function treasury_to_promise(p_wanted bigint) returns bigint language plpgsql as $$
declare
  plenty constant bigint := 10000000000;
  free bigint := free_treasury();
begin
  if free < p_wanted + plenty then
    perform from accounts where name = 'treasury' for no key update;
    free := free_treasury();
  end if;
  return free;
end $$;
