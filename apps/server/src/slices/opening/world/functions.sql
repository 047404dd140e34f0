create function open_openings(p_wallet text, p_kind opening_kind) returns integer
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from openings where player = p_wallet and kind = p_kind and status = 'open');
end $$;
