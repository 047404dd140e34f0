-- The cards that speak for a wallet at the club: each of them votes once on a question and fetches
-- one ticket for an event, whoever holds it then. The one place that says which cards may.
create function voting_cards(p_wallet text) returns setof integer language sql stable as $$
  select card_id from card_holdings where owner = p_wallet
$$;
