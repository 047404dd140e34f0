-- How many cards of a wallet in the Stadium, own or lent, nobody can take away. A request that is open or being played takes one
-- card at most, so it counts once, however many cards are busy with it: a deck, or a swap. The
-- settings keep a plan that was made while the tables were small from reading them whole later.
create function cards_kept(p_wallet text) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
begin
  return (select count(*) from card_holdings where owner = p_wallet
             and (busy_with is null or busy_with not like all ('{withdrawal:%,chain:%}')))
       + (select count(*) from loans where wallet = p_wallet)
       - (select count(distinct busy_with) from card_holdings
           where owner = p_wallet and busy_with like 'request:%');
end $$;

-- What a wallet minted on a UTC day.
create function mints_of_day(p_wallet text, p_day date, out "all" integer, out legendary integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  select count(*), count(*) filter (where h.rarity = 'Legendary') into "all", legendary
    from card_events e join card_holdings h on h.card_id = e.card_id
   where e.kind = 'minted' and e.to_wallet = p_wallet
     and e.at >= p_day::timestamp at time zone 'UTC'
     and e.at < (p_day + 1)::timestamp at time zone 'UTC';
end $$;

-- How many cards of a tier nobody owns, counted no further than somebody wants to know.
create function unowned_cards(p_rarity rarity, p_most integer) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from (
    select from card_holdings where owner is null and rarity = p_rarity limit p_most) u);
end $$;

create function open_openings(p_wallet text, p_kind opening_kind) returns integer
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from openings where player = p_wallet and kind = p_kind and status = 'open');
end $$;

-- How many of a wallet's cards, own or lent, are in an opening or a match.
create function busy_cards(p_wallet text) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from card_holdings where owner = p_wallet and busy_with is not null)
       + (select count(*) from loans where wallet = p_wallet and busy_with is not null);
end $$;

-- Minted with locked HOOF by a wallet that has no history yet.
create function is_bound(h card_holdings) returns boolean language sql stable as $$
  select h.bound and not exists (select from battlers b where b.address = h.owner and b.history)
$$;

-- The cards that speak for a wallet at the club: each of them votes once on a question and fetches
-- one ticket for an event, whoever holds it then. The one place that says which cards may: a card that
-- is bound speaks for nobody before its wallet has a history, and one that is lent is nobody's.
create function voting_cards(p_wallet text) returns setof integer language sql stable as $$
  select h.card_id from card_holdings h where h.owner = p_wallet and not is_bound(h)
$$;

-- Offers that a wallet has open.
create function open_offers(p_wallet text) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from offers where bidder = p_wallet and status = 'open');
end $$;
