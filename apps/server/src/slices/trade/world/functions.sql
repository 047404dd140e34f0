-- The newest sale that one of the two has a part in.
create function newest_sale(p_one text, p_other text) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return greatest(
    (select max(s.id) from sales s where s.seller = p_one and s.reference is not null),
    (select max(s.id) from sales s where s.buyer = p_one and s.reference is not null),
    (select max(s.id) from sales s where s.seller = p_other and s.reference is not null),
    (select max(s.id) from sales s where s.buyer = p_other and s.reference is not null));
end $$;

-- What a wallet minted on a UTC day; what a house player sold to it counts as that.
create function mints_of_day(p_wallet text, p_day date, out "all" integer, out legendary integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  select count(*), count(*) filter (where h.rarity = 'Legendary') into "all", legendary
    from (select e.card_id from card_events e
           where e.kind = 'minted' and e.to_wallet = p_wallet
             and e.at >= p_day::timestamp at time zone 'UTC'
             and e.at < (p_day + 1)::timestamp at time zone 'UTC'
          union all
          select s.card_id from sales s join players p on p.address = s.seller and p.house
           where s.kind = 'listing' and s.buyer = p_wallet
             and s.sold_at >= p_day::timestamp at time zone 'UTC'
             and s.sold_at < (p_day + 1)::timestamp at time zone 'UTC') m
    join card_holdings h on h.card_id = m.card_id;
end $$;

-- Offers that a wallet has open.
create function open_offers(p_wallet text) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from offers where bidder = p_wallet and status = 'open');
end $$;

-- Swaps that a wallet has proposed and that are open: all, and to one player.
create function open_swaps(p_wallet text, p_to text, out "all" integer, out "to" integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  select count(*), count(*) filter (where s.addressee = p_to) into "all", "to"
    from swaps s where s.proposer = p_wallet and (s.status = 'open') = true;
end $$;

-- When two last swapped cards, in whole milliseconds, as whoever looks at it again has seen it: a part
-- of one that only PostgreSQL knows of would be a conflict for ever.
create function last_swap(p_one text, p_other text) returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return floor(1000 * extract(epoch from greatest(
    (select max(s.ended_at) from swaps s
      where s.proposer = p_one and s.addressee = p_other and s.status = 'accepted'),
    (select max(s.ended_at) from swaps s
      where s.proposer = p_other and s.addressee = p_one and s.status = 'accepted'))));
end $$;
