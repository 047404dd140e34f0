-- Whether a card stands in an auction, or waits for whoever won it. Whoever joins auctions asks the
-- same of their state, in the words of the unique index that lets a card stand in one at a time.
create function under_auction(p_card integer) returns boolean language sql stable as $$
  select exists (
    select from auctions where card_id = p_card and state in ('running', 'waiting'))
$$;

-- Whether a bid counts at an instant: a voided one never, a typed one until it lapses.
create function bid_stands(bid bids, at timestamptz) returns boolean language sql immutable as $$
  select bid.voided_at is null and (bid.lapses_at is null or bid.lapses_at > at)
$$;
