-- Whether a card stands in an auction, or waits for whoever won it. The one place that says so.
create function under_auction(p_card integer) returns boolean language sql stable as $$
  select exists (
    select from auctions where card_id = p_card and state in ('running', 'waiting'))
$$;
