-- The practice matches that somebody has going, oldest first.
create function live_practice(p_player text) returns integer[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return array(select id from matches
                where player_0 = p_player and kind = 'practice' and finished_at is null order by id);
end $$;

-- The friendlies that a wallet has going, from either seat.
create function live_friendlies(p_wallet text) returns integer[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return array(
    select id from matches
     where player_0 = p_wallet and finished_at is null and kind <> 'practice' and kind = 'friendly'
    union all
    select id from matches
     where player_1 = p_wallet and finished_at is null and kind <> 'practice' and kind = 'friendly'
     order by id);
end $$;
