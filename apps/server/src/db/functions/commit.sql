-- The one write of the game: takes the effects of many decided commands, each command at its place
-- in the batch, and applies all of each command or nothing of it. It knows versions, locks and the
-- ledger's balances, and not one rule of the game. A command whose effects were decided on something
-- that has changed since comes back with the name of the conflict; the others are written.
--
-- Locks are taken in this order, each kind by its key: idempotency keys, openings, auctions, offers, cups,
-- logs of the chain, withdrawals, matches,
-- battlers, bonus days, weeks, grants, own cards, house players, commitments, holdings, loans, accounts from the
-- highest id down (the treasury last), counters of the day. Whoever puts a card at stake pays a stake with it, and so holds the
-- wallet's account when its cards are counted.
create function commit_effects(
  p_keys json, p_started json, p_opened json, p_ended json,
  p_moved_places integer[], p_moved_ids integer[], p_moved_versions integer[], p_moved json,
  p_rated json, p_bonuses json, p_engaged json, p_released json, p_card_events json,
  p_posts json, p_starters json, p_bids json, p_houses json, p_staked json, p_limits json,
  p_loans json, p_days json, p_own json, p_actions json, p_listed json, p_offers json, p_sales json,
  p_messages json, p_auctions json, p_cups json, p_weeks json, p_chain json
) returns table (place integer, conflict text) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  bad integer[] := '{}';
  bad_keys integer[] := '{}';
  bad_openings integer[] := '{}';
  bad_bids integer[] := '{}';
  bad_offers integer[] := '{}';
  bad_cups integer[] := '{}';
  bad_weeks integer[] := '{}';
  bad_logs integer[] := '{}';
  bad_withdrawals integer[] := '{}';
  bad_matches integer[] := '{}';
  bad_battlers integer[] := '{}';
  bad_bonuses integer[] := '{}';
  bad_commitments integer[] := '{}';
  bad_starters integer[] := '{}';
  bad_houses integer[] := '{}';
  bad_cards integer[] := '{}';
  bad_funds integer[] := '{}';
  bad_kept integer[] := '{}';
  bad_limits integer[] := '{}';
  promised bigint := 0;
  free bigint;
begin
  if p_keys is not null then
    with wanted as (
      select * from json_to_recordset(p_keys) k (place integer, scope text, key text, call text,
        body_hash text, at timestamptz, status smallint, answer jsonb)
    ), kept as (
      insert into idempotency_keys (scope, key, call, body_hash, created_at, status, answer)
      select scope, key, call, decode(body_hash, 'hex'), at, status, answer
        from wanted order by scope, key
      on conflict do nothing returning scope, key
    )
    select coalesce(array_agg(w.place), '{}') into bad_keys
      from wanted w
     where not exists (select from kept k where k.scope = w.scope and k.key = w.key);
    bad := bad_keys;
  end if;

  if p_ended is not null then
    perform from openings o
      join json_to_recordset(p_ended) e (kind opening_kind, id integer)
        on o.kind = e.kind and o.id = e.id
     order by o.kind, o.id for no key update of o;
    bad_openings := array(
      select e.place from json_to_recordset(p_ended) e (place integer, kind opening_kind, id integer)
       where not exists (
         select from openings o where o.kind = e.kind and o.id = e.id and o.status = 'open'));
    bad := bad || bad_openings;
  end if;

  if coalesce(p_bids, p_auctions) is not null then
    perform from auctions where id in (
      select b.auction_id from json_to_recordset(p_bids) b (auction_id integer)
      union select m.id from json_to_recordset(p_auctions) m (id integer)
      -- Whoever is banned loses bids in other auctions too.
      union select o.auction_id
        from json_to_recordset(p_auctions) m (does text, wallet text)
        join bids o on o.bidder_address = m.wallet and o.voided_at is null
        join auctions a on a.id = o.auction_id and a.state in ('running', 'waiting')
       where m.does = 'ban')
     order by id for no key update;
  end if;
  if p_bids is not null then
    bad_bids := array(
      select b.place from json_to_recordset(p_bids) b (place integer, auction_id integer,
               above numeric, ended_at timestamptz, at timestamptz, confirms integer,
               lapses_at timestamptz, bidder text)
        join auctions a on a.id = b.auction_id
       where a.state <> 'running' or a.ends_at <> b.ended_at
          or exists (select from bid_bans x where x.wallet = b.bidder and x.until > b.at)
          -- In the very batch that ends the auction, or bans the bidder.
          or exists (
            select from json_to_recordset(p_auctions) m (id integer, does text, wallet text)
             where m.id = b.auction_id or m.does = 'ban' and m.wallet = b.bidder)
          or b.confirms is null and b.above is distinct from (
            -- What was typed stands in the way of what is typed alone.
            select max(o.bid_amount) from bids o
             where o.auction_id = a.id and bid_stands(o, b.at)
               and (o.verified or b.lapses_at is not null))
          or b.confirms is not null and not exists (
            select from bids o where o.id = b.confirms and bid_stands(o, b.at)));
    bad := bad || bad_bids;
  end if;
  if p_auctions is not null then
    bad_bids := bad_bids || array(
      select m.place from (
        select m.*, row_number() over (partition by m.id order by m.place) as nth
          from json_to_recordset(p_auctions) m (place integer, id integer, version integer)
         where m.version is not null and m.place <> all (bad)) m
       where m.nth > 1 or not exists (
         select from auctions a where a.id = m.id and a.version = m.version));
    bad := bad || bad_bids;
  end if;

  if p_offers is not null then
    perform from offers where id in (
      select o.id from json_to_recordset(p_offers) o (id integer, status text)
       where o.status <> 'open') order by id for no key update;
    bad_offers := array(
      select e.place from json_to_recordset(p_offers) e (place integer, id integer, status text)
       where e.status <> 'open' and not exists (
         select from offers o where o.id = e.id and o.status = 'open'));
    bad := bad || bad_offers;
  end if;

  if p_cups is not null then
    -- Two instances that wake for the same slot of the schedule come one after the other.
    perform pg_advisory_xact_lock(hashtextextended('cups', 0))
       from json_to_recordset(p_cups) c (does text) where c.does = 'open' limit 1;
    perform from cups where id in (
      select c.cup from json_to_recordset(p_cups) c (cup integer, does text) where c.does <> 'open')
     order by id for no key update;
    bad_cups := array(
      select c.place from json_to_recordset(p_cups) c (place integer, does text, cup integer,
               version integer, wallet text)
       where c.place <> all (bad) and case c.does
         when 'move' then not exists (
           select from cups k where k.id = c.cup and k.version = c.version)
         when 'enter' then not exists (select from cups k where k.id = c.cup and k.status = 'open')
           or exists (select from cup_entries e where e.cup_id = c.cup and e.wallet = c.wallet)
         when 'leave' then not exists (
           select from cups k join cup_entries e on e.cup_id = k.id
            where k.id = c.cup and k.status = 'open' and e.wallet = c.wallet)
         else false end
      union
      -- The same slot of the schedule makes no second cup.
      select c.place from json_to_recordset(p_cups) c (place integer, does text, kind cup_kind,
               slot bigint)
       where c.does = 'open' and exists (
         select from cups k where k.kind = c.kind and k.slot = c.slot)
      union
      -- Of a cup that moves on nothing else is decided in the same batch.
      select c.place from json_to_recordset(p_cups) c (place integer, does text, cup integer)
       where c.does in ('move', 'enter', 'leave') and exists (
         select from json_to_recordset(p_cups) o (place integer, does text, cup integer)
          where o.cup = c.cup and o.place < c.place and o.place <> all (bad)
            and 'move' in (o.does, c.does)));
    bad := bad || bad_cups;
  end if;

  if p_chain is not null then
    -- What a final log causes, it causes once: also for two that read it at one instant.
    perform from chain_logs l join json_to_recordset(p_chain) c (does text, block bigint, index integer)
        on l.block_number = c.block and l.log_index = c.index
     where c.does = 'apply' order by l.block_number, l.log_index for no key update of l;
    bad_logs := array(
      select w.place from (
        select c.*, row_number() over (partition by c.block, c.index order by c.place) as nth
          from json_to_recordset(p_chain) c (place integer, does text, block bigint, index integer)
         where c.does = 'apply' and c.place <> all (bad)) w
       where w.nth > 1 or not exists (
         select from chain_logs l
          where l.block_number = w.block and l.log_index = w.index and l.final and l.applied_at is null));
    bad := bad || bad_logs;
    perform from withdrawals where id in (
      select c.id from json_to_recordset(p_chain) c (does text, id integer) where c.does = 'end')
     order by id for no key update;
    -- What is promised is counted by one at a time, over all wallets.
    perform pg_advisory_xact_lock(hashtextextended('withdrawals', 0))
       from json_to_recordset(p_chain) c (does text) where c.does = 'sign' limit 1;
    bad_withdrawals := array(
      select c.place from json_to_recordset(p_chain) c (place integer, does text, id integer)
       where c.does = 'end' and c.place <> all (bad) and not exists (
         select from withdrawals w where w.id = c.id and w.state = 'signed')
      union
      select w.place from (
        select c.*, row_number() over (partition by c.wallet order by c.place) as nth,
               sum(c.hoof) over (order by c.place) as hoof_so_far
          from json_to_recordset(p_chain) c (place integer, does text, wallet text, hoof bigint,
                 before integer, within bigint)
         where c.does = 'sign' and c.place <> all (bad)) w
       where open_withdrawals(w.wallet) + w.nth - 1 <> w.before
          or w.within is not null and promised_hoof() + w.hoof_so_far > w.within);
    bad := bad || bad_withdrawals;
  end if;

  if p_opened is not null then
    -- Whoever proposes a rematch of the same match comes one after the other.
    perform from matches where id in (
      select o.rematch_of from json_to_recordset(p_opened) o (rematch_of integer))
     order by id for no key update;
    bad_openings := bad_openings || array(
      select o.place from json_to_recordset(p_opened) o (place integer, rematch_of integer)
       where exists (
         select from openings p where p.rematch_of = o.rematch_of and p.status = 'open'));
    bad := bad || bad_openings;
  end if;

  if p_moved_ids is not null then
    perform from matches where id = any (p_moved_ids) order by id for no key update;
    bad_matches := array(
      select w.place from unnest(p_moved_places, p_moved_ids, p_moved_versions)
               w (place, id, version)
       where not exists (select from matches m where m.id = w.id and m.version = w.version));
    bad := bad || bad_matches;
  end if;

  if p_rated is not null then
    insert into battlers (address, rating, deviation, volatility, last_match_at)
    select distinct on (p.address) p.address, p.rating, p.deviation, p.volatility, r.at
      from json_to_recordset(p_rated) r (place integer, at timestamptz, players json),
           json_to_recordset(r.players) p (address text, games integer, rating float8,
             deviation float8, volatility float8)
     where p.games = 0 and r.place <> all (bad) order by p.address
    on conflict (address) do nothing;
    perform from battlers where address in (
      select p.address from json_to_recordset(p_rated) r (players json),
             json_to_recordset(r.players) p (address text))
     order by address for no key update;
    -- Two results of one wallet in a batch were decided on the same standing: the first counts.
    bad_battlers := array(
      select distinct w.place from (
        select r.place, p.games, b.wins + b.losses as known,
               row_number() over (partition by p.address order by r.place) as nth
          from json_to_recordset(p_rated) r (place integer, players json),
               json_to_recordset(r.players) p (address text, games integer)
          left join battlers b on b.address = p.address
         where r.place <> all (bad)) w
       where w.known is distinct from w.games or w.nth > 1);
    bad := bad || bad_battlers;
  end if;

  if p_bonuses is not null then
    insert into bonus_days (one, other, day, granted)
    select d.one, d.other, d.day, 0
      from json_to_recordset(p_bonuses) d (place integer, one text, other text, day date)
     where d.place <> all (bad) order by d.one, d.other, d.day
    on conflict do nothing;
    perform from bonus_days b
      join json_to_recordset(p_bonuses) d (one text, other text, day date)
        on b.one = d.one and b.other = d.other and b.day = d.day
     order by b.one, b.other, b.day for no key update of b;
    bad_bonuses := array(
      select w.place from (
        select d.place, d.before, b.granted,
               row_number() over (partition by d.one, d.other, d.day order by d.place) as nth
          from json_to_recordset(p_bonuses) d (place integer, one text, other text, day date,
                 before integer)
          left join bonus_days b on b.one = d.one and b.other = d.other and b.day = d.day
         where d.place <> all (bad)) w
       where w.granted is distinct from w.before or w.nth > 1);
    bad := bad || bad_bonuses;
  end if;

  -- Both wallets' places in the ranking are held already, and with them what the two had this week.
  if p_weeks is not null then
    insert into weeks (week)
    select distinct w.week from json_to_recordset(p_weeks) w (place integer, week integer)
     where w.place <> all (bad) order by w.week
    on conflict do nothing;
    -- Whoever counts shares the week with others who count, and never with whoever pays it.
    perform from weeks k join json_to_recordset(p_weeks) w (does text, week integer) on k.week = w.week
     where w.does = 'pay' order by k.week for update of k;
    perform from weeks k join json_to_recordset(p_weeks) w (does text, week integer) on k.week = w.week
     where w.does = 'count' order by k.week for key share of k;
    bad_weeks := array(
      select w.place from json_to_recordset(p_weeks) w (place integer, does text, week integer,
               one text, other text, before integer, total bigint)
        join weeks k on k.week = w.week
       where w.place <> all (bad) and (k.paid_at is not null or case w.does
         when 'pay' then w.total <> (
             select coalesce(sum(p.points), 0) from week_points p where p.week = w.week)
           or exists (select from json_to_recordset(p_weeks) o (place integer, week integer)
                       where o.week = w.week and o.place <> w.place)
         else w.before <> coalesce((
           select m.counted from week_meetings m
            where m.week = w.week and m.one = w.one and m.other = w.other), 0) end));
    bad := bad || bad_weeks;
  end if;

  if p_starters is not null then
    with claimed as (
      insert into starter_grants (wallet, hoof, cards, lent, at)
      select s.wallet, s.hoof, array(select json_array_elements_text(s.cards)::integer), s.lent, s.at
        from json_to_recordset(p_starters) s (place integer, wallet text, hoof bigint, cards json,
               lent boolean, at timestamptz)
       where s.place <> all (bad) order by s.wallet
      on conflict do nothing returning wallet
    )
    select coalesce(array_agg(s.place), '{}') into bad_starters
      from json_to_recordset(p_starters) s (place integer, wallet text)
     where not exists (select from claimed c where c.wallet = s.wallet);
    bad := bad || bad_starters;
  end if;

  -- Who gets cards of its own now still waits for them.
  if p_own is not null then
    perform from own_cards where wallet in (
      select o.wallet from json_to_recordset(p_own) o (wallet text, cards json) where o.cards is not null)
     order by wallet for no key update;
    bad_starters := bad_starters || array(
      select o.place from json_to_recordset(p_own) o (place integer, wallet text, cards json)
       where o.cards is not null and o.place <> all (bad) and not exists (
         select from own_cards c where c.wallet = o.wallet and c.granted_at is null));
    bad := bad || bad_starters;
  end if;

  if p_houses is not null then
    with joined as (
      insert into players (address, display_name, house)
      select h.address, h.name, true
        from json_to_recordset(p_houses) h (place integer, address text, name text)
       where h.place <> all (bad) order by h.address
      on conflict do nothing returning address
    )
    select coalesce(array_agg(h.place), '{}') into bad_houses
      from json_to_recordset(p_houses) h (place integer, address text)
     where not exists (select from joined j where j.address = h.address);
    bad := bad || bad_houses;
  end if;

  if p_moved is not null then
    with committed as (
      select s.place, s.id, s.commitment,
             row_number() over (partition by s.commitment order by s.place) as nth
        from json_to_recordset(p_moved) s (place integer, id integer, commitment text)
       where s.commitment is not null and s.place <> all (bad)
    ), kept as (
      insert into commitments (commitment, match_id)
      select c.commitment, c.id from committed c where c.nth = 1 order by c.commitment
      on conflict do nothing returning commitment
    )
    select coalesce(array_agg(c.place), '{}') into bad_commitments
      from committed c
     where c.nth > 1 or not exists (select from kept k where k.commitment = c.commitment);
    bad := bad || bad_commitments;
  end if;

  if coalesce(p_engaged, p_released, p_card_events, p_listed, p_offers) is not null then
    perform from card_holdings where card_id in (
      select e.card from json_to_recordset(p_engaged) e (card integer)
      union select l.card from json_to_recordset(p_listed) l (card integer)
      union select o.card from json_to_recordset(p_offers) o (card integer)
      union select r.card from json_to_recordset(p_released) r (card integer)
      union select v.card from json_to_recordset(p_card_events) v (card integer))
     order by card_id for no key update;
    bad_cards := array(
      select distinct w.place from (
        select e.place, e.version, h.version as known,
               row_number() over (partition by e.card order by e.place) as nth
          from (
            select e.place, e.card, e.version
              from json_to_recordset(p_engaged) e (place integer, card integer, version integer)
            union all
            select v.place, v.card, v.version
              from json_to_recordset(p_card_events) v (place integer, card integer, version integer)
             where v.version is not null
            union all
            select l.place, l.card, l.version
              from json_to_recordset(p_listed) l (place integer, card integer, version integer)
            union all
            select o.place, o.card, o.version
              from json_to_recordset(p_offers) o (place integer, card integer, version integer)
             where o.version is not null) e
          left join card_holdings h on h.card_id = e.card
         where e.place <> all (bad)) w
       where w.known is distinct from w.version or w.nth > 1
      union
      select v.place
        from json_to_recordset(p_card_events) v (place integer, card integer, grown integer)
        left join cards c on c.id = v.card
       where v.grown is not null and v.place <> all (bad) and c.grown is distinct from v.grown);
    bad := bad || bad_cards;
    -- A card may have been put up for auction since it was decided to give it away.
    bad_bids := bad_bids || array(
      select v.place
        from json_to_recordset(p_card_events) v (place integer, card integer, kind text, taker text)
       where v.taker is not null and v.kind not in ('auctioned', 'withdrawn', 'moved')
         and v.place <> all (bad)
         and under_auction(v.card));
    bad := bad || bad_bids;
    -- A card takes no offer with it into other hands: one may have come in since it was decided.
    bad_offers := bad_offers || array(
      select distinct v.place
        from json_to_recordset(p_card_events) v (place integer, card integer, giver text)
        join offers o on o.card_id = v.card and o.status = 'open'
       where v.giver is not null and v.place <> all (bad) and not exists (
         select from json_to_recordset(p_offers) e (place integer, id integer)
          where e.place = v.place and e.id = o.id));
    bad := bad || bad_offers;
  end if;

  if p_loans is not null then
    perform from loans l join json_to_recordset(p_loans) w (wallet text, card integer)
        on l.wallet = w.wallet and l.card_id = w.card
     order by l.wallet, l.card_id for no key update of l;
    bad_cards := bad_cards || array(
      select distinct w.place from (
        select w.place, w.version, l.version as known,
               row_number() over (partition by w.wallet, w.card order by w.place) as nth
          from json_to_recordset(p_loans) w (place integer, does text, wallet text, card integer,
                 version integer)
          left join loans l on l.wallet = w.wallet and l.card_id = w.card
         where w.does = 'engage' and w.place <> all (bad)) w
       where w.known is distinct from w.version or w.nth > 1);
    bad := bad || bad_cards;
  end if;

  if p_posts is not null then
    insert into accounts (name)
    select distinct p.target from json_to_recordset(p_posts) p (place integer, target text)
     where p.place <> all (bad) and not exists (select from accounts a where a.name = p.target)
     order by p.target
    on conflict (name) do nothing;
    perform from accounts where name in (
      select p.source from json_to_recordset(p_posts) p (source text)
      union select p.target from json_to_recordset(p_posts) p (target text))
     order by id desc for no key update;
    bad_funds := array(
      select distinct s.place from (
        select p.place, sum(p.amount) over (partition by p.source order by p.ord) as needed,
               case when p.reason = 'exit' then a.balance - a.locked + (
                      -- What vouchers had set aside comes back first.
                      select coalesce(sum(o.amount), 0)
                        from json_to_recordset(p_posts) o (place integer, reason text, target text,
                               amount bigint)
                       where o.place = p.place and o.reason = 'refund' and o.target = p.source)
                    when takes_free_only(p.reason) then a.balance - a.locked
                    else a.balance end as there,
               -- A colour that was decided on: nothing else of that account may move before it.
               p.locked is not null and (p.locked <> a.locked or exists (
                 select from json_to_recordset(p_posts) o (place integer, source text, target text)
                  where o.place <> p.place and p.source in (o.source, o.target))) as recoloured
          from json_to_recordset(p_posts) p (place integer, ord integer, reason transfer_reason,
                 source text, amount bigint, locked bigint)
          left join accounts a on a.name = p.source
         where p.place <> all (bad)) s
       where s.there is null or s.needed > s.there or s.recoloured);
    bad := bad || bad_funds;
  end if;
  if p_staked is not null then
    bad_kept := array(
      select w.place from (
        select s.place, s.wallet, s.keeps,
               row_number() over (partition by s.wallet order by s.place) as nth
          from json_to_recordset(p_staked) s (place integer, wallet text, keeps integer)
         where s.place <> all (bad)) w
       where cards_kept(w.wallet) - w.nth < w.keeps);
    bad := bad || bad_kept;
  end if;
  -- Counted under the lock of the account that pays: the wallet's, and for the pool the treasury's,
  -- into which every mint is paid.
  if p_limits is not null then
    -- Nobody pays for practice, so there is no account to hold: the player's name is held instead.
    perform pg_advisory_xact_lock(hashtextextended(l.subject, 0))
       from (select distinct l.subject from json_to_recordset(p_limits) l (rule text, subject text)
              where l.rule = 'practice' order by l.subject) l;
    bad_limits := array(
      select w.place from (
        select l.*, row_number() over (partition by l.rule, l.subject order by l.place) as nth
          from json_to_recordset(p_limits) l (place integer, rule text, subject text, day date,
                 before integer)
         where l.place <> all (bad)) w
       where case w.rule
         when 'mints' then (select m.all from mints_of_day(w.subject, w.day) m) + w.nth - 1 <> w.before
         when 'practice' then cardinality(live_practice(w.subject)) + w.nth - 1 <> w.before
         when 'offers' then open_offers(w.subject) + w.nth - 1 <> w.before
         when 'pool' then unowned_cards(w.subject::rarity, w.before + w.nth::integer) < w.before + w.nth
         else open_openings(w.subject, w.rule::opening_kind) + w.nth - 1 <> w.before end);
    bad := bad || bad_limits;
  end if;
  if p_days is not null then
    insert into day_counters (day, what, used)
    select distinct d.day, d.what, 0
      from json_to_recordset(p_days) d (place integer, day date, what text)
     where d.place <> all (bad) order by 1, 2
    on conflict do nothing;
    perform from day_counters c join json_to_recordset(p_days) d (day date, what text)
        on c.day = d.day and c.what = d.what order by c.day, c.what for no key update of c;
    bad_limits := bad_limits || array(
      select distinct w.place from (
        select d.place, d.amount, d.most,
               c.used + sum(d.amount) over (partition by d.day, d.what order by d.place) as after
          from json_to_recordset(p_days) d (place integer, day date, what text, amount bigint,
                 most bigint)
          join day_counters c on c.day = d.day and c.what = d.what
         where d.place <> all (bad)) w
       where w.amount > 0 and w.after > w.most);
    bad := bad || bad_limits;
  end if;
  -- Gifts and promises of the treasury come out of what it has not promised yet.
  if p_started is not null or p_posts is not null or p_cups is not null then
    promised := (
      select coalesce(sum(w.amount), 0) from (
        select s.place, s.bonus_reserved as amount
          from json_to_recordset(p_started) s (place integer, bonus_reserved bigint)
        union all
        select c.place, c.promised
          from json_to_recordset(p_cups) c (place integer, promised bigint)
        union all
        select p.place, p.amount
          from json_to_recordset(p_posts) p (place integer, reason text, source text, amount bigint)
         where p.source = 'treasury' and p.reason <> 'bonus') w
       where w.place <> all (bad));
    if promised > 0 then
      free := treasury_to_promise(promised);
      if free < promised then
        bad_funds := bad_funds || array(
          select s.place from (
            select w.place, sum(w.amount) over (order by w.place) as needed from (
              select s.place, s.bonus_reserved as amount
                from json_to_recordset(p_started) s (place integer, bonus_reserved bigint)
              union all
              select c.place, c.promised
                from json_to_recordset(p_cups) c (place integer, promised bigint)
              union all
              select p.place, p.amount
                from json_to_recordset(p_posts) p (place integer, reason text, source text,
                       amount bigint)
               where p.source = 'treasury' and p.reason <> 'bonus') w
             where w.place <> all (bad) and w.amount > 0) s
           where s.needed > free);
        bad := bad || bad_funds;
      end if;
    end if;
  end if;

  -- From here on nothing is checked any more: everything is written for who is not in conflict.
  if p_started is not null then
    with started as materialized (
      select * from json_to_recordset(p_started) s (place integer, id integer, mode game_mode,
        kind text, origin_id integer, player_0 text, player_1 text, stake bigint,
        bonus_reserved bigint, phase text, deadline timestamptz, wake_at timestamptz,
        house_at timestamptz, server_seed text, state json, hands json, at timestamptz)
       where s.place <> all (bad)
    ), made as (
      insert into matches (id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved,
                           phase, deadline, wake_at, house_at, server_seed, state, hands, started_at)
      overriding system value
      select id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved, phase, deadline,
             wake_at, house_at, server_seed, state, hands, at from started
    )
    insert into match_events (match_id, number, event, at)
    select id, 0, json_build_object('type', 'started', 'state', state), at from started;
  end if;
  if p_opened is not null then
    insert into openings (kind, id, player, mode, card_ids, card_rarity, rarity, stake, min_pool,
                          created_at, expires_at, rematch_of, rematch_to)
    overriding system value
    select o.kind, o.id, o.player, o.mode,
           array(select json_array_elements_text(o.card_ids)::integer), o.card_rarity, o.rarity,
           o.stake, o.min_pool, o.created_at, o.expires_at, o.rematch_of, o.rematch_to
      from json_to_recordset(p_opened) o (place integer, kind opening_kind, id integer, player text,
             mode game_mode, card_ids json, card_rarity rarity, rarity rarity, stake bigint,
             min_pool bigint, created_at timestamptz, expires_at timestamptz, rematch_of integer,
             rematch_to text)
     where o.place <> all (bad);
  end if;
  if p_ended is not null then
    update openings o set status = e.status, match_id = e.match_id
      from json_to_recordset(p_ended) e (place integer, kind opening_kind, id integer,
             status opening_status, match_id integer)
     where o.kind = e.kind and o.id = e.id and e.place <> all (bad);
  end if;
  if p_moved is not null then
    with step as materialized (
      select * from json_to_recordset(p_moved) s (place integer, id integer, version integer,
        count integer, phase text, deadline timestamptz, house_at timestamptz, winner smallint,
        reason text, finished_at timestamptz, given_until timestamptz, at timestamptz, state json,
        events json)
       where s.place <> all (bad)
    ), moved as (
      update matches m
         set version = m.version + s.count, state = s.state, phase = s.phase,
             deadline = s.deadline, wake_at = least(m.wake_at, s.deadline),
             -- A house move that is pending keeps its time: acting quickly must not put it off.
             house_at = case when s.house_at is null then null else least(m.house_at, s.house_at) end,
             winner = s.winner, reason = s.reason, finished_at = s.finished_at,
             given_until = coalesce(s.given_until, m.given_until),
             bonus_reserved = case when s.finished_at is null then m.bonus_reserved else 0 end
        from step s where m.id = s.id
    )
    insert into match_events (match_id, number, event, at)
    select s.id, s.version + e.number, e.event, s.at
      from step s, json_array_elements(s.events) with ordinality e (event, number);
  end if;
  if p_engaged is not null then
    update card_holdings h set busy_with = e.reference, busy_secretly = e.secretly
      from json_to_recordset(p_engaged) e (place integer, card integer, reference text,
             secretly boolean)
     where h.card_id = e.card and e.place <> all (bad);
  end if;
  if p_offers is not null then
    insert into offers (id, card_id, bidder, owner, amount, created_at, expires_at)
    overriding system value
    select o.id, o.card, o.bidder, o.owner, o.amount, o.at, o.expires_at
      from json_to_recordset(p_offers) o (place integer, id integer, card integer, bidder text,
             owner text, amount bigint, status text, at timestamptz, expires_at timestamptz)
     where o.status = 'open' and o.place <> all (bad);
    update offers o set status = e.status, ended_at = e.at
      from json_to_recordset(p_offers) e (place integer, id integer, status offer_status,
             at timestamptz)
     where o.id = e.id and e.status <> 'open' and e.place <> all (bad);
  end if;
  if p_auctions is not null then
    update auction_asks k set outcome = m.outcome, reason = m.reason, ended_at = m.at
      from json_to_recordset(p_auctions) m (place integer, id integer, outcome ask_outcome,
             reason text, at timestamptz)
     where k.auction_id = m.id and k.outcome is null and m.outcome is not null
       and m.place <> all (bad);
    update auction_asks k set paid_at = m.at
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, at timestamptz)
     where k.auction_id = m.id and k.outcome is null and m.does = 'claim' and m.place <> all (bad);
    insert into auction_asks (auction_id, turn, wallet, bid_id, amount, asked_at, until)
    select m.id, (select count(*) + 1 from auction_asks k where k.auction_id = m.id), m.wallet,
           m.bid, m.amount, m.at, m.until
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, wallet text,
             bid integer, amount numeric, at timestamptz, until timestamptz)
     where m.does = 'move' and m.wallet is not null and m.place <> all (bad);
    update auctions a set state = coalesce(m.becomes, a.state)
      from json_to_recordset(p_auctions) m (place integer, id integer, version integer,
             becomes auction_state)
     where a.id = m.id and m.version is not null and m.place <> all (bad);
    insert into bid_bans (wallet, auction_id, since, until)
    select m.wallet, m.id, m.at, m.until
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, wallet text,
             at timestamptz, until timestamptz)
     where m.does = 'ban' and m.place <> all (bad) order by m.wallet
    on conflict (wallet) do update
      set auction_id = excluded.auction_id, since = excluded.since, until = excluded.until;
    with voided as (
      update bids o set voided_at = m.at, void_reason = m.reason
        from json_to_recordset(p_auctions) m (place integer, does text, wallet text, reason text,
               at timestamptz), auctions a
       where m.does = 'ban' and o.bidder_address = m.wallet and o.voided_at is null
         and a.id = o.auction_id and a.state in ('running', 'waiting')
         -- Whoever was asked was asked: that bid is on record.
         and not exists (select from auction_asks k where k.bid_id = o.id)
         and m.place <> all (bad)
      returning o.auction_id
    )
    update auctions a set version = a.version
     where a.id in (select auction_id from voided);
  end if;
  if p_cups is not null then
    insert into cups (id, kind, rarity, size, fee, opens_at, starts_at, slot, seed, secret, clubs)
    overriding system value
    select c.cup, c.kind, c.rarity, c.size, c.fee, c.opens_at, c.starts_at, c.slot, c.seed, c.secret,
           c.clubs
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, kind cup_kind,
             rarity rarity, size smallint, fee bigint, opens_at timestamptz, starts_at timestamptz,
             slot bigint, seed text, secret text, clubs json)
     where c.does = 'open' and c.place <> all (bad);
    delete from cup_entries e using json_to_recordset(p_cups) c (place integer, does text, cup integer,
             wallet text)
     where e.cup_id = c.cup and e.wallet = c.wallet and c.does = 'leave' and c.place <> all (bad);
    -- Whoever enters, and house players that fill in.
    insert into cup_entries (id, cup_id, wallet, house, known, club, fee, free_day, hand, entered_at)
    overriding system value
    select c.entry, c.cup, c.wallet, c.house, c.known, c.club, c.fee, c.free_day, c.hand, c.at
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, entry integer,
             wallet text, house boolean, known boolean, club smallint, fee bigint, free_day date,
             hand json, at timestamptz)
     where c.does in ('enter', 'fill') and c.place <> all (bad) order by c.entry;
    update cup_entries e set state = c.state, place = c.rank, prize = c.prize
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, wallet text,
             state entry_state, rank smallint, prize bigint)
     where e.cup_id = c.cup and e.wallet = c.wallet and c.does = 'place' and c.place <> all (bad);
    update cup_ties t
       set winner = c.winner, ended_at = c.at,
           score = array(select json_array_elements_text(c.score)::smallint),
           brought = array(select json_array_elements_text(c.brought)::integer)
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, round smallint,
             index smallint, winner text, score json, brought json, at timestamptz)
     where t.cup_id = c.cup and t.round = c.round and t.index = c.index and c.does = 'end'
       and c.place <> all (bad);
    insert into cup_ties (cup_id, round, index, player_0, player_1, match_id, winner, began_at, ended_at)
    select c.cup, c.round, c.index, c.player_0, c.player_1, c.match_id, c.winner, c.at,
           case when c.winner is not null then c.at end
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, round smallint,
             index smallint, player_0 text, player_1 text, match_id integer, winner text, at timestamptz)
     where c.does = 'begin' and c.place <> all (bad);
    -- Last: what may still change about a cup hangs on its state.
    update cups k
       set status = coalesce(c.becomes, k.status), pool = coalesce(c.pool, k.pool), reason = c.reason,
           ended_at = case when c.becomes in ('finished', 'cancelled') then c.at end
      from json_to_recordset(p_cups) c (place integer, does text, cup integer, becomes cup_status,
             pool bigint, reason text, at timestamptz)
     where k.id = c.cup and c.does = 'move' and c.place <> all (bad);
    update cups k
       set entered_known = k.entered_known + c.known, entered_others = k.entered_others + c.others
      from (select c.cup, sum(case when c.known then c.step else 0 end) as known,
                   sum(case when c.known then 0 else c.step end) as others
              from (select c.cup, c.known, case c.does when 'enter' then 1 else -1 end as step
                      from json_to_recordset(p_cups) c (place integer, does text, cup integer,
                             known boolean)
                     where c.does in ('enter', 'leave') and c.place <> all (bad)) c
             group by c.cup) c
     where k.id = c.cup;
  end if;
  if p_weeks is not null then
    insert into week_meetings as m (week, one, other, counted)
    select w.week, w.one, w.other, 1
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, one text, other text)
     where w.does = 'count' and w.place <> all (bad) order by w.week, w.one, w.other
    on conflict (week, one, other) do update set counted = m.counted + 1;
    insert into week_points as p (week, wallet, points, wins, losses)
    select w.week, r.wallet, r.points, r.won, r.lost
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, rows json),
           json_to_recordset(w.rows) r (wallet text, points integer, won integer, lost integer)
     where w.does = 'count' and w.place <> all (bad) order by w.week, r.wallet
    on conflict (week, wallet) do update
      set points = p.points + excluded.points, wins = p.wins + excluded.wins,
          losses = p.losses + excluded.losses;
    update weeks k
       set paid_at = w.at, budget = w.budget,
           players = (select count(*) from week_points p where p.week = k.week and p.points > 0)
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, budget integer,
             at timestamptz)
     where k.week = w.week and w.does = 'pay' and w.place <> all (bad);
    insert into week_prizes (week, wallet, rank, points, amount)
    select w.week, r.wallet, r.rank, r.points, r.amount
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, prizes json),
           json_to_recordset(w.prizes) r (wallet text, rank smallint, points integer, amount bigint)
     where w.does = 'pay' and w.place <> all (bad);
  end if;
  if p_chain is not null then
    update chain_logs l set applied_at = c.at
      from json_to_recordset(p_chain) c (place integer, does text, block bigint, index integer,
             at timestamptz)
     where l.block_number = c.block and l.log_index = c.index and c.does = 'apply'
       and c.place <> all (bad);
    insert into withdrawals (id, wallet, hoof, card_id, exits, deadline, created_at)
    select c.id, c.wallet, c.hoof, c.card, c.exits, c.deadline, c.at
      from json_to_recordset(p_chain) c (place integer, does text, id integer, wallet text, hoof bigint,
             card integer, exits bigint, deadline timestamptz, at timestamptz)
     where c.does = 'sign' and c.place <> all (bad);
    update withdrawals w set state = c.state, ended_at = c.at
      from json_to_recordset(p_chain) c (place integer, does text, id integer, state withdrawal_state,
             at timestamptz)
     where w.id = c.id and c.does = 'end' and c.place <> all (bad);
    insert into leaving_wallets (wallet, asked_at)
    select distinct on (c.wallet) c.wallet, c.at
      from json_to_recordset(p_chain) c (place integer, does text, wallet text, at timestamptz)
     where c.does = 'leave' and c.at is not null and c.place <> all (bad) order by c.wallet, c.place
    on conflict (wallet) do update set asked_at = excluded.asked_at;
    delete from leaving_wallets w
     using json_to_recordset(p_chain) c (place integer, does text, wallet text, at timestamptz)
     where w.wallet = c.wallet and c.does = 'leave' and c.at is null and c.place <> all (bad);
  end if;
  if p_card_events is not null then
    insert into card_events (card_id, kind, from_wallet, to_wallet, price, bound, rests_until,
                             attribute, value, reference, at)
    select v.card, v.kind, v.giver, v.taker, v.price, coalesce(v.bound, false), v.rests_until,
           v.attribute, v.value, v.reference, v.at
      from json_to_recordset(p_card_events) v (place integer, card integer, kind card_event_kind,
             giver text, taker text, price bigint, bound boolean, rests_until timestamptz, attribute text,
             value smallint, reference text, at timestamptz)
     where v.place <> all (bad);
  end if;
  if p_listed is not null then
    -- Another price is no new listing.
    update card_holdings h
       set asked = l.price, listed_at = case when l.price is not null then coalesce(h.listed_at, l.at) end
      from json_to_recordset(p_listed) l (place integer, card integer, price bigint, at timestamptz)
     where h.card_id = l.card and l.place <> all (bad);
  end if;
  if p_sales is not null then
    insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller, reference,
                       wash_reason)
    select s.card, s.price, s.kind, s.amount, s.currency, s.at, s.buyer, s.seller, s.reference,
           s.left_out
      from json_to_recordset(p_sales) s (place integer, card integer, price numeric, kind sale_kind,
             amount numeric, currency text, at timestamptz, buyer text, seller text, reference text,
             left_out text)
     where s.kind is not null and s.place <> all (bad);
    -- What a later sale shows for what it was: of one card, or all that the two traded since then.
    update sales s set wash_reason = w.reason
      from (select s.id, v.reason
              from json_to_recordset(p_sales) v (place integer, one text, other text, card integer,
                     since timestamptz, reason text)
              join sales s on s.seller in (v.one, v.other) and s.buyer in (v.one, v.other)
             where v.one is not null and v.place <> all (bad) and s.wash_reason is null
               and (s.card_id = v.card
                 or v.card is null and s.sold_at > v.since and s.kind in ('listing', 'offer'))
             order by s.id for no key update of s) w
     where s.id = w.id;
  end if;
  if p_messages is not null then
    perform tell_wallets(p_messages, bad);
  end if;
  if p_released is not null then
    update card_holdings h set busy_with = null, busy_secretly = false
      from json_to_recordset(p_released) r (place integer, card integer, wallet text, reference text)
     where h.card_id = r.card and h.owner = r.wallet and h.busy_with = r.reference
       and r.place <> all (bad);
    update loans l set busy_with = null, busy_secretly = false
      from json_to_recordset(p_released) r (place integer, card integer, wallet text, reference text)
     where l.card_id = r.card and l.wallet = r.wallet and l.busy_with = r.reference
       and r.place <> all (bad);
  end if;
  if p_loans is not null then
    insert into loans (wallet, card_id, lent_at)
    select w.wallet, w.card, w.at
      from json_to_recordset(p_loans) w (place integer, does text, wallet text, card integer,
             at timestamptz)
     where w.does = 'lend' and w.place <> all (bad) order by w.wallet, w.card;
    update loans l set busy_with = w.reference, busy_secretly = w.secretly
      from json_to_recordset(p_loans) w (place integer, does text, wallet text, card integer,
             reference text, secretly boolean)
     where l.wallet = w.wallet and l.card_id = w.card and w.does = 'engage'
       and w.place <> all (bad);
    -- A game that is over sets its card free, in the same stroke that counts it.
    update loans l
       set games = case when games_day = (w.at at time zone 'UTC')::date then games + 1 else 1 end,
           games_day = (w.at at time zone 'UTC')::date,
           rests_until = coalesce(w.rests_until, l.rests_until),
           busy_with = null, busy_secretly = false
      from json_to_recordset(p_loans) w (place integer, does text, wallet text, card integer,
             reference text, rests_until timestamptz, at timestamptz)
     where l.wallet = w.wallet and l.card_id = w.card and w.does = 'play'
       and l.busy_with = w.reference and w.place <> all (bad);
  end if;
  if p_posts is not null then
    insert into transfers (reason, reference, from_account, to_account, amount, arrives, at)
    select p.reason, p.reference, f.id, t.id, p.amount, coalesce(p.arrives, 'kept'), p.at
      from json_to_recordset(p_posts) p (place integer, ord integer, reason transfer_reason,
             reference text, source text, target text, amount bigint, arrives hoof_colour,
             at timestamptz)
      join accounts f on f.name = p.source
      join accounts t on t.name = p.target
     where p.place <> all (bad) order by p.ord;
  end if;
  if p_rated is not null then
    with rated as materialized (
      select * from json_to_recordset(p_rated) r (place integer, match_id integer, at timestamptz,
        players json, counted float8, reason text, before float8[], after float8[],
        played_out boolean)
       where r.place <> all (bad)
    ), met as (
      insert into encounters (one, other)
      select distinct least(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address'),
             greatest(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address')
        from rated r where r.played_out
      on conflict do nothing
    ), standing as (
      update battlers b
         set wins = b.wins + p.won, losses = b.losses + p.lost, hoof_won = b.hoof_won + p.paid,
             settled = b.settled + 1,
             rating = p.rating, deviation = p.deviation, volatility = p.volatility,
             last_match_at = greatest(b.last_match_at, r.at),
             matches = p.matches, wallets = p.wallets, house_matches = p.house_matches,
             house_wallets = p.house_wallets, history = p.history
        from rated r, json_to_recordset(r.players) p (address text, won integer, lost integer, paid bigint,
               rating float8, deviation float8, volatility float8, matches integer, wallets integer,
               house_matches integer, house_wallets integer, history boolean)
       where b.address = p.address
    )
    insert into match_ratings (match_id, one, other, at, counted, reason, before, after, week)
    select r.match_id, least(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address'),
           greatest(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address'), r.at, r.counted,
           r.reason, r.before, r.after,
           (select w.week from json_to_recordset(p_weeks) w (place integer, does text, week integer)
             where w.place = r.place and w.does = 'count')
      from rated r;
  end if;
  if p_bonuses is not null then
    update bonus_days b set granted = b.granted + 1
      from json_to_recordset(p_bonuses) d (place integer, one text, other text, day date)
     where b.one = d.one and b.other = d.other and b.day = d.day and d.place <> all (bad);
  end if;
  if p_days is not null then
    -- What was promised before there were counters may be given back to none.
    update day_counters c set used = greatest(0, c.used + w.amount)
      from (select d.day, d.what, sum(d.amount) as amount
              from json_to_recordset(p_days) d (place integer, day date, what text, amount bigint)
             where d.place <> all (bad) group by d.day, d.what) w
     where c.day = w.day and c.what = w.what;
  end if;
  if p_own is not null then
    insert into own_cards (wallet, since)
    select o.wallet, o.at from json_to_recordset(p_own) o (place integer, wallet text, cards json,
             at timestamptz)
     where o.cards is null and o.place <> all (bad) order by o.wallet
    on conflict do nothing;
    update own_cards c
       set granted_at = o.at, cards = array(select json_array_elements_text(o.cards)::integer)
      from json_to_recordset(p_own) o (place integer, wallet text, cards json, at timestamptz)
     where c.wallet = o.wallet and o.cards is not null and o.place <> all (bad);
  end if;
  if p_bids is not null then
    insert into bids (id, auction_id, bidder_address, bid_amount, bid_time, verified, lapses_at)
    overriding system value
    select b.id, b.auction_id, b.bidder, b.amount, b.at, b.lapses_at is null, b.lapses_at
      from json_to_recordset(p_bids) b (place integer, id integer, auction_id integer, bidder text,
             amount numeric, at timestamptz, lapses_at timestamptz, confirms integer)
     where b.confirms is null and b.place <> all (bad);
    update bids o set verified = true, lapses_at = null
      from json_to_recordset(p_bids) b (place integer, confirms integer)
     where o.id = b.confirms and b.place <> all (bad);
    update auctions a set ends_at = b.ends_at
      from json_to_recordset(p_bids) b (place integer, auction_id integer, ends_at timestamptz)
     where a.id = b.auction_id and b.place <> all (bad);
  end if;
  if p_actions is not null then
    insert into operator_actions (username, address, action, details, at)
    select o.username, o.address, o.action, o.details, o.at
      from json_to_recordset(p_actions) o (place integer, username text, address text, action text,
             details jsonb, at timestamptz)
     where o.place <> all (bad);
  end if;
  -- What was claimed by a command that then met a conflict is given up again.
  if bad <> '{}' then
    delete from idempotency_keys i
     using json_to_recordset(p_keys) k (place integer, scope text, key text)
     where i.scope = k.scope and i.key = k.key and k.place = any (bad)
       and k.place <> all (bad_keys);
    delete from starter_grants g
     using json_to_recordset(p_starters) s (place integer, wallet text)
     where g.wallet = s.wallet and s.place = any (bad) and s.place <> all (bad_starters);
    delete from players p
     using json_to_recordset(p_houses) h (place integer, address text)
     where p.address = h.address and h.place = any (bad) and h.place <> all (bad_houses);
  end if;

  return query
    select distinct on (c.place) c.place, c.conflict from (
      select unnest(bad_keys), 'key', 1
      union all select unnest(bad_openings), 'opening', 2
      union all select unnest(bad_bids), 'auction', 3
      union all select unnest(bad_offers), 'offer', 3
      union all select unnest(bad_cups), 'cup', 3
      union all select unnest(bad_logs), 'log', 3
      union all select unnest(bad_withdrawals), 'withdrawal', 3
      union all select unnest(bad_matches), 'match', 4
      union all select unnest(bad_battlers), 'battler', 5
      union all select unnest(bad_bonuses), 'bonus', 6
      union all select unnest(bad_weeks), 'week', 6
      union all select unnest(bad_starters), 'starter', 7
      union all select unnest(bad_houses), 'house', 7
      union all select unnest(bad_commitments), 'commitment', 8
      union all select unnest(bad_cards), 'card', 9
      union all select unnest(bad_kept), 'kept', 10
      union all select unnest(bad_limits), 'limit', 10
      union all select unnest(bad_funds), 'funds', 11) c (place, conflict, rank)
     order by c.place, c.rank;
end $$;
