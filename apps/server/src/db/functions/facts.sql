-- What decisions were told and is not so any more, by the place of the command. Each question looks for
-- its answer as a text again (world/checks.ts); null is nothing. Nothing is asked with exists: the plan
-- could answer that by a hash of the whole table. Called when the subjects of all of
-- them are held, so that what is found here stays true until the commit is through.
create function changed_facts(p_asked json) returns table (place integer, fact text) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  select q.place, q.fact
    from json_to_recordset(p_asked) q (place integer, fact text, a text, b text, n bigint, at timestamptz,
           seen text)
   where q.seen is distinct from case q.fact
     when 'card' then (
       select concat_ws(' ', h.version, c.grown, case when h.bound and is_bound(h) then 'bound' end)
         from card_holdings h join cards c on c.id = h.card_id where h.card_id = q.n)
     when 'loan' then (
       select concat_ws(' ', l.version, c.grown, 'lent')
         from loans l join cards c on c.id = l.card_id where l.wallet = q.a and l.card_id = q.n)
     when 'unowned-card' then (
       select concat_ws(' ', h.version, c.grown) from card_holdings h join cards c on c.id = h.card_id
        where h.card_id = q.n and not under_auction(h.card_id))
     when 'free-cards' then hand_of(q.a, q.b::rarity, false, q.n)
     when 'seen-cards' then hand_of(q.a, q.b::rarity, true, q.n)
     when 'cards-kept' then cards_kept(q.a)::text
     when 'busy-cards' then busy_cards(q.a)::text
     when 'mints-of-day' then (
       select concat_ws(' ', m.all, m.legendary) from mints_of_day(q.a, q.b::date) m)
     when 'open-count' then open_openings(q.a, q.b::opening_kind)::text
     when 'live-practice' then nullif(array_to_string(live_practice(q.a), ' '), '')
     when 'opening' then (
       select o.status::text from openings o where o.kind = q.b::opening_kind and o.id = q.n)
     when 'last-rematch' then (
       select concat_ws(' ', o.id, o.status) from openings o
        where o.rematch_of = q.n order by o.id desc limit 1)
     when 'balance' then coalesce((select x.balance::text from accounts x where x.name = q.a), '0')
     when 'locked' then coalesce((select x.locked::text from accounts x where x.name = q.a), '0')
     when 'met' then coalesce((select true from encounters e where e.one = q.a and e.other = q.b), false)::text
     when 'meetings' then (
       select count(*)::text from match_ratings r where r.one = q.a and r.other = q.b and r.at > q.at)
     when 'bonus-matches' then coalesce((
       select d.granted::text from bonus_days d
        where d.one = q.a and d.other = q.b and d.day = (q.at at time zone 'UTC')::date), '0')
     when 'week-meetings' then concat_ws(' ',
       coalesce((select m.counted from week_meetings m
                  where m.week = q.n and m.one = q.a and m.other = q.b), 0),
       coalesce((select k.paid_at is not null from weeks k where k.week = q.n), false)::text)
     when 'week-standings' then week_standings(q.n::integer, q.b::integer)
     when 'battler' then (
       select concat_ws(' ', b.wins + b.losses, b.matches, b.house_matches)
         from battlers b where b.address = q.a and b.wins + b.losses > 0)
     when 'next-in-line' then (
       select c.wallet::text from own_cards c
        where c.granted_at is null
          and not exists (select from wallet_freezes f where f.wallet = c.wallet)
        order by c.since, c.wallet limit 1)
     when 'auction' then (
       select concat_ws(' ', x.id, x.version) from auctions x
        where x.card_id = q.n and x.state in ('running', 'waiting'))
     when 'ending-auction' then (select x.version::text from auctions x where x.id = q.n)
     when 'bid-ban' then (
       select case when x.until = q.seen::timestamptz then q.seen else x.until::text end from bid_bans x
        where x.wallet = q.a and x.until > q.at)
     when 'bid' then (
       select x.version::text from bids o join auctions x on x.id = o.auction_id where o.id = q.n)
     when 'bonds' then (
       select string_agg(x.id || '.' || x.version, ' ' order by x.id)
         from bids o join auctions x on x.bond_bid = o.id
        where o.bidder_address = q.a and not exists (
          select from auction_asks k
           where k.auction_id = x.id and k.wallet = q.a and k.outcome is null))
     when 'offer' then (select o.status::text from offers o where o.id = q.n)
     when 'card-offers' then (
       select string_agg(o.id::text, ' ' order by o.amount desc, o.id) from offers o
        where o.card_id = q.n and o.status = 'open')
     when 'offer-count' then open_offers(q.a)::text
     when 'dealings' then newest_sale(q.a, q.b)::text
     when 'newest-mint' then (
       select e.reference from card_events e
        where e.card_id = q.n and e.kind = 'minted' order by e.id desc limit 1)
     when 'frozen' then coalesce((select true from wallet_freezes f where f.wallet = q.a), false)::text
     when 'leaving' then coalesce((select true from leaving_wallets w where w.wallet = q.a), false)::text
     when 'starter-claimed' then (
       select case when g.lent then 'lent' else 'own' end from starter_grants g where g.wallet = q.a)
     when 'house-joined' then coalesce((select true from players p where p.address = q.a), false)::text
     when 'cup' then (select k.version::text from cups k where k.id = q.n)
     when 'cup-state' then (
       select case when k.status = 'open' then 'open' else k.version::text end from cups k where k.id = q.n)
     when 'cup-entry' then (
       select concat_ws(' ', e.id, e.state) from cup_entries e where e.cup_id = q.n and e.wallet = q.a)
     when 'cup-slot' then coalesce((
       select true from cups k where k.kind = q.b::cup_kind and k.slot = q.n), false)::text
     when 'withdrawal' then (select w.state::text from withdrawals w where w.id = q.n)
     when 'open-withdrawals' then (
       select string_agg(w.id::text, ' ' order by w.id) from withdrawals w
        where w.wallet = q.a and w.state = 'signed')
     when 'free-stakes' then free_stakes(q.a)::text
     when 'log-applied' then log_applied(q.n, q.b::integer)::text
     end;
end $$;

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

-- All points of a week, and its best with everybody level with the last; null once it is paid. Whom an
-- operator has frozen is not paid.
create function week_standings(p_week integer, p_places integer) returns text
language plpgsql stable as $$
begin
  return (
    with rows as (
      select p.wallet, p.points from week_points p
       where p.week = p_week and p.points > 0
         and not exists (select from wallet_freezes f where f.wallet = p.wallet)
    ), best as (
      select r.wallet, r.points from rows r
       where r.points >= coalesce(
         (select l.points from rows l order by l.points desc offset p_places - 1 limit 1), 1)
    )
    select concat_ws(' ',
             (select coalesce(sum(p.points), 0) from week_points p where p.week = p_week),
             (select string_agg(b.wallet || '.' || b.points, ' ' order by b.points desc, b.wallet)
                from best b))
     where not exists (select from weeks k where k.week = p_week and k.paid_at is not null));
end $$;
