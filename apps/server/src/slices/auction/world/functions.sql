-- Whether a bid counts at an instant: a voided one never, a typed one until it lapses.
create function bid_stands(bid bids, at timestamptz) returns boolean language sql immutable as $$
  select bid.voided_at is null and (bid.lapses_at is null or bid.lapses_at > at)
$$;
