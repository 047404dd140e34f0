-- The cards that speak for a wallet at the club: each of them votes once on a question and fetches
-- one ticket for an event, whoever holds it then. The one place that says which cards may: a card that
-- is bound speaks for nobody before its wallet has a history, and one that is lent is nobody's.
create function voting_cards(p_wallet text) returns setof integer language sql stable as $$
  select card_id from card_holdings
   where owner = p_wallet and (not bound or exists (
     select from battlers b where b.address = p_wallet and b.history))
$$;
