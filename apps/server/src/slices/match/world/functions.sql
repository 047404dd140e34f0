-- The practice matches that somebody has going, oldest first.
create function live_practice(p_player text) returns integer[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return array(select id from matches
                where player_0 = p_player and kind = 'practice' and finished_at is null order by id);
end $$;
