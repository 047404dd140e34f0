-- How many cards of a wallet nobody can take away. A request that is open or being played takes one
-- card at most, so it counts once, however many cards are busy with it: a deck, or a swap. The
-- settings keep a plan that was made while the tables were small from reading them whole later.
create function cards_kept(p_wallet text) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
begin
  return (select count(*) from card_holdings where owner = p_wallet)
       - (select count(distinct busy_with) from card_holdings
           where owner = p_wallet and busy_with like 'request:%');
end $$;
