-- The cards of a wallet that nothing holds, or that look so to everybody else, with their versions:
-- its own, then those on loan that it has not come to own.
create function hand_of(p_wallet text, p_rarity rarity, p_as_seen boolean, p_most bigint) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (
    select string_agg(f.card_id || '.' || f.version, ' ' order by f.lent, f.card_id) from (
      (select h.card_id, h.version, false as lent from card_holdings h
        where h.owner = p_wallet and (h.busy_with is null or p_as_seen and h.busy_secretly)
          and (p_rarity is null or h.rarity = p_rarity)
        order by h.card_id limit p_most)
      union all
      (select l.card_id, l.version, true from loans l join cards c on c.id = l.card_id
        where l.wallet = p_wallet and (l.busy_with is null or p_as_seen and l.busy_secretly)
          and (p_rarity is null or c.rarity = p_rarity)
          and not exists (select from card_holdings o
                           where o.card_id = l.card_id and o.owner = l.wallet)
        order by l.card_id limit p_most)) f);
end $$;

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

-- How many cards of a tier nobody owns, counted no further than somebody wants to know.
create function unowned_cards(p_rarity rarity, p_most integer) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (select count(*) from (
    select from card_holdings where owner is null and rarity = p_rarity limit p_most) u);
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
