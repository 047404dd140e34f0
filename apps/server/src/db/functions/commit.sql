-- The one write of the game: takes the effects of many decided commands, each command at its place
-- in the batch, and applies all of each command or nothing of it. It knows locks, what decisions were
-- told and the ledger's balances, and not one rule of the game. A command that was decided on something
-- that has changed since comes back with the name of that fact; the others are written.
--
-- States, hands and events come as texts, one on a line, beside the rows that they belong to: within a
-- row each would be read three times over.
--
-- Locks are taken in this order: idempotency keys by their names; the subjects of all commands by
-- their numbers (world/subjects.ts); auctions, matches and commitments by their keys; accounts from the
-- highest id down (the treasury last); counters of the day.
create function commit_effects(
  p_keys json, p_locks bigint[], p_exclusive boolean[], p_asked json,
  p_started json, p_started_states text, p_started_hands text, p_opened json, p_ended json,
  p_moved_places integer[], p_moved_ids integer[], p_moved_versions integer[], p_commitments json,
  p_moved json, p_states text, p_events json, p_event_texts text,
  p_rated json, p_bonuses json, p_engaged json, p_released json, p_card_events json,
  p_posts json, p_starters json, p_bids json, p_houses json, p_pool json,
  p_loans json, p_days json, p_own json, p_actions json, p_listed json, p_offers json, p_sales json,
  p_messages json, p_auctions json, p_cups json, p_weeks json, p_chain json
) returns table (place integer, conflict text) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  -- The places in conflict, and which fact it is about.
  bad integer[] := '{}';
  facts text[] := '{}';
  failing integer[];
  taken_keys integer[] := '{}';
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
    select coalesce(array_agg(w.place), '{}') into taken_keys
      from wanted w
     where not exists (select from kept k where k.scope = w.scope and k.key = w.key);
    bad := taken_keys;
    facts := array_fill('key'::text, array[cardinality(taken_keys)]);
  end if;

  if p_locks is not null then
    perform case when l.exclusive then pg_advisory_xact_lock(l.key) else pg_advisory_xact_lock_shared(l.key) end
       from unnest(p_locks, p_exclusive) l (key, exclusive);
  end if;
  if p_asked is not null then
    select bad || coalesce(array_agg(c.place), '{}'), facts || coalesce(array_agg(c.fact), '{}')
      into bad, facts from changed_facts(p_asked) c;
  end if;

  -- Whoever is banned loses bids in other auctions too, which are no subject of the command.
  if p_auctions is not null then
    perform from auctions where id in (
      select m.id from json_to_recordset(p_auctions) m (id integer)
      union select o.auction_id
        from json_to_recordset(p_auctions) m (does text, wallet text)
        join bids o on o.bidder_address = m.wallet and o.voided_at is null
        join auctions a on a.id = o.auction_id and a.state in ('running', 'waiting')
       where m.does = 'ban')
     order by id for no key update;
  end if;

  if p_moved_ids is not null then
    perform from matches where id = any (p_moved_ids) order by id for no key update;
    failing := array(
      select w.place from unnest(p_moved_places, p_moved_ids, p_moved_versions)
               w (place, id, version)
       where not exists (select from matches m where m.id = w.id and m.version = w.version));
    bad := bad || failing;
    facts := facts || array_fill('match'::text, array[cardinality(failing)]);
  end if;

  if p_commitments is not null then
    with committed as (
      select s.place, s.id, s.commitment,
             row_number() over (partition by s.commitment order by s.place) as nth
        from json_to_recordset(p_commitments) s (place integer, id integer, commitment text)
       where s.place <> all (bad)
    ), kept as (
      insert into commitments (commitment, match_id)
      select c.commitment, c.id from committed c where c.nth = 1 order by c.commitment
      on conflict do nothing returning commitment
    )
    select coalesce(array_agg(c.place), '{}') into failing
      from committed c
     where c.nth > 1 or not exists (select from kept k where k.commitment = c.commitment);
    bad := bad || failing;
    facts := facts || array_fill('commitment'::text, array[cardinality(failing)]);
  end if;

  -- What is promised is counted by one at a time, over all wallets: signing is a subject of its own.
  if p_chain is not null then
    failing := array(
      select w.place from (
        select c.*, sum(c.hoof) over (order by c.place) as hoof_so_far
          from json_to_recordset(p_chain) c (place integer, does text, hoof bigint, within bigint)
         where c.does = 'sign' and c.place <> all (bad)) w
       where w.within is not null and promised_hoof() + w.hoof_so_far > w.within);
    bad := bad || failing;
    facts := facts || array_fill('promised-hoof'::text, array[cardinality(failing)]);
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
    failing := array(
      select distinct s.place from (
        select p.place, sum(p.amount) over (partition by p.source order by p.ord) as needed,
               case when p.reason = 'exit' then a.balance - a.locked + (
                      -- What vouchers had set aside comes back first.
                      select coalesce(sum(o.amount), 0)
                        from json_to_recordset(p_posts) o (place integer, reason text, target text,
                               amount bigint)
                       where o.place = p.place and o.reason = 'refund' and o.target = p.source)
                    when takes_free_only(p.reason) then a.balance - a.locked
                    else a.balance end as there
          from json_to_recordset(p_posts) p (place integer, ord integer, reason transfer_reason,
                 source text, amount bigint)
          left join accounts a on a.name = p.source
         where p.place <> all (bad)) s
       where s.there is null or s.needed > s.there);
    bad := bad || failing;
    facts := facts || array_fill('funds'::text, array[cardinality(failing)]);
  end if;
  -- Counted under the lock of the treasury's account, into which every mint is paid.
  if p_pool is not null then
    failing := array(
      select w.place from (
        select p.*, row_number() over (partition by p.rarity order by p.place) as nth
          from json_to_recordset(p_pool) p (place integer, rarity rarity, keeps integer)
         where p.place <> all (bad)) w
       where unowned_cards(w.rarity, w.keeps + w.nth::integer) < w.keeps + w.nth);
    bad := bad || failing;
    facts := facts || array_fill('unowned-count'::text, array[cardinality(failing)]);
  end if;
  if p_days is not null then
    insert into day_counters (day, what, used)
    select distinct d.day, d.what, 0
      from json_to_recordset(p_days) d (place integer, day date, what text)
     where d.place <> all (bad) order by 1, 2
    on conflict do nothing;
    perform from day_counters c join json_to_recordset(p_days) d (day date, what text)
        on c.day = d.day and c.what = d.what order by c.day, c.what for no key update of c;
    failing := array(
      select distinct w.place from (
        select d.place, d.amount, d.most,
               c.used + sum(d.amount) over (partition by d.day, d.what order by d.place) as after
          from json_to_recordset(p_days) d (place integer, day date, what text, amount bigint,
                 most bigint)
          join day_counters c on c.day = d.day and c.what = d.what
         where d.place <> all (bad)) w
       where w.amount > 0 and w.after > w.most);
    bad := bad || failing;
    facts := facts || array_fill('day-used'::text, array[cardinality(failing)]);
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
        failing := array(
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
        bad := bad || failing;
        facts := facts || array_fill('free-treasury'::text, array[cardinality(failing)]);
      end if;
    end if;
  end if;

  -- From here on nothing is checked any more: everything is written for who is not in conflict.
  if p_started is not null then
    with started as materialized (
      select s.*, s.state_text::json as state, nullif(s.hands_text, 'null')::json as hands
        from rows from (
               json_to_recordset(p_started) as (place integer, id integer, mode game_mode,
                 kind text, origin_id integer, player_0 text, player_1 text, stake bigint,
                 bonus_reserved bigint, phase text, deadline timestamptz, wake_at timestamptz,
                 house_at timestamptz, server_seed text, at timestamptz),
               string_to_table(p_started_states, E'\n'), string_to_table(p_started_hands, E'\n'))
             s (place, id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved, phase,
                deadline, wake_at, house_at, server_seed, at, state_text, hands_text)
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
    update matches m
       set version = m.version + s.count, state = s.state::json, phase = s.phase,
           deadline = s.deadline, wake_at = least(m.wake_at, s.deadline),
           -- A house move that is pending keeps its time: acting quickly must not put it off.
           house_at = case when s.house_at is null then null else least(m.house_at, s.house_at) end,
           winner = s.winner, reason = s.reason, finished_at = s.finished_at,
           given_until = coalesce(s.given_until, m.given_until),
           bonus_reserved = case when s.finished_at is null then m.bonus_reserved else 0 end
      from rows from (
             json_to_recordset(p_moved) as (place integer, id integer, count integer, phase text,
               deadline timestamptz, house_at timestamptz, winner smallint, reason text,
               finished_at timestamptz, given_until timestamptz),
             string_to_table(p_states, E'\n'))
           s (place, id, count, phase, deadline, house_at, winner, reason, finished_at, given_until,
              state)
     where m.id = s.id and s.place <> all (bad);
    insert into match_events (match_id, number, event, at)
    select e.match_id, e.number, e.event::json, e.at
      from rows from (
             json_to_recordset(p_events) as (place integer, match_id integer, number integer,
               at timestamptz),
             string_to_table(p_event_texts, E'\n'))
           e (place, match_id, number, at, event)
     where e.place <> all (bad);
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
    insert into auctions (id, card_id, starts_at, ends_at, first_ends_at, start_price)
    overriding system value
    select m.id, m.card, m.at, m.until, m.until, m.amount
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, card integer,
             amount numeric, at timestamptz, until timestamptz)
     where m.does = 'start' and m.place <> all (bad);
    -- Before anything is over: a bond never outlives its auction.
    update auctions a set bond_bid = null, bond = null
      from json_to_recordset(p_auctions) m (place integer, does text, id integer)
     where a.id = m.id and m.does = 'bond' and a.bond_bid is not null and m.place <> all (bad);
    update bids o set voided_at = m.at, void_reason = m.reason
      from json_to_recordset(p_auctions) m (place integer, does text, bid integer, reason text,
             at timestamptz)
     where o.id = m.bid and m.does = 'void' and m.place <> all (bad);
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
    update auctions a
       set state = coalesce(m.becomes, a.state), ends_at = coalesce(m.ends_at, a.ends_at),
           ended_early = coalesce(m.ended_early, a.ended_early)
      from json_to_recordset(p_auctions) m (place integer, does text, id integer,
             becomes auction_state, ends_at timestamptz, ended_early boolean)
     where a.id = m.id and m.place <> all (bad)
       -- Of an auction that is over nothing hangs on a bid any more.
       and (m.does in ('move', 'claim', 'time')
         or m.does = 'void' and a.state in ('running', 'waiting'));
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
    insert into weeks (week)
    select distinct w.week from json_to_recordset(p_weeks) w (place integer, week integer)
     where w.place <> all (bad) order by w.week
    on conflict do nothing;
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
       set paid_at = w.at, budget = w.budget, per_wallet = w.per_wallet,
           players = (select count(*) from week_points p where p.week = k.week and p.points > 0)
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, budget integer,
             per_wallet integer, at timestamptz)
     where k.week = w.week and w.does = 'pay' and w.place <> all (bad);
    insert into week_prizes (week, wallet, rank, points, amount, circle)
    select w.week, r.wallet, r.rank, r.points, r.amount, r.circle
      from json_to_recordset(p_weeks) w (place integer, does text, week integer, prizes json),
           json_to_recordset(w.prizes) r (wallet text, rank smallint, points integer, amount bigint,
             circle numeric)
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
       set asked = l.price, listed_at = case when l.price is not null then coalesce(h.listed_at, l.at) end,
           told_price = case when l.told then l.price else h.told_price end,
           told_at = case when l.told then l.at else h.told_at end
      from json_to_recordset(p_listed) l (place integer, card integer, price bigint, at timestamptz,
             told boolean)
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
    insert into battlers (address, rating, deviation, volatility, last_match_at)
    select distinct on (p.address) p.address, p.rating, p.deviation, p.volatility, r.at
      from json_to_recordset(p_rated) r (place integer, at timestamptz, players json),
           json_to_recordset(r.players) p (address text, games integer, rating float8,
             deviation float8, volatility float8)
     where p.games = 0 and r.place <> all (bad) order by p.address
    on conflict (address) do nothing;
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
             house_wallets = p.house_wallets, history = p.history,
             days = p.days, last_day = p.last_day
        from rated r, json_to_recordset(r.players) p (address text, won integer, lost integer, paid bigint,
               rating float8, deviation float8, volatility float8, matches integer, wallets integer,
               house_matches integer, house_wallets integer, history boolean,
               days integer, last_day integer)
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
    insert into bonus_days as b (one, other, day, granted)
    select d.one, d.other, d.day, 1
      from json_to_recordset(p_bonuses) d (place integer, one text, other text, day date)
     where d.place <> all (bad) order by d.one, d.other, d.day
    on conflict (one, other, day) do update set granted = b.granted + 1;
  end if;
  if p_days is not null then
    -- What was promised before there were counters may be given back to none.
    update day_counters c set used = greatest(0, c.used + w.amount)
      from (select d.day, d.what, sum(d.amount) as amount
              from json_to_recordset(p_days) d (place integer, day date, what text, amount bigint)
             where d.place <> all (bad) group by d.day, d.what) w
     where c.day = w.day and c.what = w.what;
  end if;
  if p_starters is not null then
    insert into starter_grants (wallet, hoof, cards, lent, at)
    select s.wallet, s.hoof, array(select json_array_elements_text(s.cards)::integer), s.lent, s.at
      from json_to_recordset(p_starters) s (place integer, wallet text, hoof bigint, cards json,
             lent boolean, at timestamptz)
     where s.place <> all (bad) order by s.wallet;
  end if;
  if p_houses is not null then
    insert into players (address, display_name, house)
    select h.address, h.name, true
      from json_to_recordset(p_houses) h (place integer, address text, name text)
     where h.place <> all (bad) order by h.address;
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
    update auctions a set ends_at = coalesce(b.ends_at, a.ends_at)
      from json_to_recordset(p_bids) b (place integer, auction_id integer, ends_at timestamptz)
     where a.id = b.auction_id and b.place <> all (bad);
    update auctions a set bond_bid = m.bid, bond = m.bond
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, bid integer,
             bond bigint)
     where a.id = m.id and m.does = 'bond' and m.bid is not null and m.place <> all (bad);
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
       and k.place <> all (taken_keys);
  end if;

  return query
    select distinct on (c.place) c.place, c.fact
      from unnest(bad, facts) with ordinality c (place, fact, nth) order by c.place, c.nth;
end $$;
