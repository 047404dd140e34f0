-- The same steps of a battle with less work for each. Measured, a duel spent most of its time here on
-- indexes that moved with every step, on foreign keys asked row by row, on plans made anew for every
-- call, and on reading whole tables because they were small when the plan was made.

-- The clock looks in at wake_at, which is never later than the deadline and not moved by a step: a
-- step then changes no index at all. The shortest time that anybody is given is half a minute, so
-- that whoever looks in again by then is never late, however often the deadline moves meanwhile.
-- Whoever writes no wake_at is looked at in the next round.
alter table matches add column wake_at timestamptz not null default '-infinity';
alter table matches add check (wake_at <= deadline);

-- The phase is part of no index either: finished_at says the same, and changes once.
drop index matches_by_deadline;
drop index matches_finished;
create index matches_by_wake on matches (wake_at) where finished_at is null;
create index matches_finished on matches (id) where finished_at is not null and kind <> 'practice';

-- The same rules in words that are ten times as fast to read: an exact number of repetitions makes
-- an automaton of that many states, built anew for every value.
alter domain wallet_address drop constraint wallet_address_check;
alter domain wallet_address add constraint wallet_address_check
  check (length(value) = 42 and value ~ '^0x[0-9a-f]+$');
alter table matches drop constraint matches_server_seed_check;
alter table matches add constraint matches_server_seed_check
  check (length(server_seed) = 64 and server_seed ~ '^[0-9a-f]+$');
alter table card_holdings drop constraint card_holdings_busy_with_check;
alter table card_holdings add constraint card_holdings_busy_with_check
  check (busy_with ~ '^[a-z]+:[A-Za-z0-9-]+$' and length(split_part(busy_with, ':', 2)) <= 64);
alter table card_events drop constraint card_events_reference_check;
alter table card_events add constraint card_events_reference_check
  check (reference ~ '^[a-z]+:[A-Za-z0-9-]+$' and length(split_part(reference, ':', 2)) <= 64);
create or replace function check_new_account() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 or new.last_transfer is not null then
    raise exception '% is no new account', new.name using errcode = 'HF004';
  end if;
  if new.name in ('genesis', 'treasury') then
    new.kind := new.name;
  elsif new.name ~ '^0x[0-9a-f]+$' and length(new.name) = 42 then
    new.kind := 'wallet';
  elsif new.name ~ '^[a-z]+:[A-Za-z0-9-]+$' and length(split_part(new.name, ':', 2)) <= 64 then
    new.kind := 'vault';
  else
    raise exception '% is no new account', new.name using errcode = 'HF004';
  end if;
  return new;
end $$;

-- An event belongs to a match, and a match is never deleted. Asked once for all rows of a statement;
-- a foreign key would lock the match once for every event.
alter table match_events drop constraint match_events_match_id_fkey;
create function check_events_of_a_match() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from written w where not exists (select from matches m where m.id = w.match_id))
  then
    raise exception 'there is no such match' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger match_events_of_a_match after insert on match_events
  referencing new table as written for each statement execute function check_events_of_a_match();
create trigger matches_for_ever before delete or truncate on matches
  for each statement execute function refuse_direct_change();

-- Stakes are written by the ledger's trigger alone, with both account rows in hand, as transfers are.
alter table stakes drop constraint stakes_vault_account_fkey;
alter table stakes drop constraint stakes_wallet_account_fkey;

-- As before, with what concerns a vault in one statement each. Only a stake goes into a vault, and
-- only a refund or a payout comes out: is_allowed_path has seen to that.
create or replace function apply_transfer() returns trigger language plpgsql as $$
declare
  source account_kind;
  target account_kind;
  staked boolean;
begin
  -- Rows are always locked from the highest id down, so that no two transfers wait for each other.
  -- The treasury is account 2: it is locked last and held shortest, because everybody wants it.
  if new.from_account < new.to_account then
    update accounts
       set balance = balance + new.amount,
           previous_transfer = last_transfer, last_transfer = new.id
     where id = new.to_account
     returning kind, balance, previous_transfer into target, new.to_balance, new.to_previous;
  end if;
  update accounts
     set balance = balance - new.amount,
         previous_transfer = last_transfer, last_transfer = new.id
   where id = new.from_account and (balance >= new.amount or kind = 'genesis')
   returning kind, balance, previous_transfer into source, new.from_balance, new.from_previous;
  if source is null then
    raise exception 'account % does not hold %', new.from_account, new.amount using
      errcode = 'HF001',
      detail = coalesce((
        select json_build_object('account', name, 'available', balance, 'required', new.amount)
          from accounts where id = new.from_account)::text, '{}');
  end if;
  if new.from_account > new.to_account then
    update accounts
       set balance = balance + new.amount,
           previous_transfer = last_transfer, last_transfer = new.id
     where id = new.to_account
     returning kind, balance, previous_transfer into target, new.to_balance, new.to_previous;
  end if;
  if is_allowed_path(new.reason, source, target) is not true then
    raise exception 'a % never goes from % to %', new.reason, source, target
      using errcode = 'HF002';
  end if;
  -- Minted once: the first transfer there ever was.
  if source = 'genesis' and new.id <> 1 then
    raise exception 'the supply never changes' using errcode = 'HF002';
  end if;
  if target = 'vault' then
    insert into stakes (vault_account, wallet_account, amount)
    select new.to_account, new.from_account, new.amount
     where not exists (select from stakes where vault_account = new.to_account and state <> 'held');
    if not found then
      raise exception 'vault % is closed', new.to_account using errcode = 'HF003';
    end if;
  elsif source = 'vault' and new.reason = 'refund' then
    update stakes set state = 'refunded'
     where vault_account = new.from_account and wallet_account = new.to_account
       and state = 'held' and amount = new.amount;
    if not found then
      raise exception 'vault % holds no such stake', new.from_account using errcode = 'HF003';
    end if;
  elsif source = 'vault' then
    with paid as (
      update stakes set state = 'paid' where vault_account = new.from_account and state = 'held'
      returning wallet_account)
    select bool_or(wallet_account = new.to_account) into staked from paid;
    if new.from_balance <> 0 or staked is not true then
      raise exception 'vault % is paid whole, to one who staked in it', new.from_account
        using errcode = 'HF003';
    end if;
  end if;
  return new;
end $$;
drop function apply_stake;

create or replace function transfer_many(
  p_reasons transfer_reason[], p_references text[], p_from text[], p_to text[],
  p_amounts bigint[], p_at timestamptz[]
) returns void language plpgsql as $$
declare
  moved integer;
begin
  insert into accounts (name)
  select distinct wanted.name from unnest(p_to) as wanted (name)
   where not exists (select from accounts a where a.name = wanted.name)
  on conflict (name) do nothing;
  perform from accounts where name = any (p_from || p_to) order by id desc for no key update;
  insert into transfers (reason, reference, from_account, to_account, amount, at)
  select t.reason, t.reference, f.id, g.id, t.amount, t.at
    from unnest(p_reasons, p_references, p_from, p_to, p_amounts, p_at) with ordinality
           t (reason, reference, source, target, amount, at, place)
    join accounts f on f.name = t.source
    join accounts g on g.name = t.target
   order by t.place;
  get diagnostics moved = row_count;
  if moved <> cardinality(p_reasons) then
    raise exception 'somebody who pays has no account' using errcode = 'HF001', detail = '{}';
  end if;
end $$;

-- What the treasury holds beyond what it has promised to live matches.
create function free_treasury() returns bigint language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return (select a.balance - (select coalesce(sum(m.bonus_reserved), 0) from matches m
                               where m.bonus_reserved > 0)
            from accounts a where a.name = 'treasury');
end $$;

-- One of the three bonuses that two wallets may have in a UTC day; false when they have had them.
create function take_bonus_of_day(p_one text, p_other text, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  per_day constant smallint := 3;
begin
  insert into bonus_days as d (one, other, day, granted)
  values (least(p_one, p_other), greatest(p_one, p_other), (p_at at time zone 'UTC')::date, 1)
  on conflict (one, other, day) do update set granted = d.granted + 1 where d.granted < per_day;
  return found;
end $$;

-- What may be promised now, of at most p_wanted; call it after the stakes have moved, because the
-- treasury is locked last. While there is plenty nobody queues up for it.
create function treasury_to_promise(p_wanted bigint) returns bigint language plpgsql as $$
declare
  plenty constant bigint := 10000000000;
  free bigint := free_treasury();
begin
  if free < p_wanted + plenty then
    perform from accounts where name = 'treasury' for no key update;
    free := free_treasury();
  end if;
  return free;
end $$;

create or replace function promise_bonus(
  p_one text, p_other text, p_bonus bigint, p_at timestamptz
) returns boolean language plpgsql as $$
begin
  if p_bonus = 0 or treasury_to_promise(p_bonus) < p_bonus then
    return false;
  end if;
  return take_bonus_of_day(p_one, p_other, p_at);
end $$;

alter function open_challenges set plan_cache_mode = force_generic_plan;
alter function open_challenges set enable_seqscan = off;
alter function open_challenges set enable_hashjoin = off;
alter function open_challenges set enable_mergejoin = off;

-- As before; what one match of a call is promised the next one cannot be promised again.
create or replace function accept_challenges(
  p_ids integer[], p_wallets text[], p_cards integer[], p_numbers text[], p_at timestamptz[],
  p_matches integer[], p_seeds text[], p_bonuses bigint[], p_states json,
  p_deadlines timestamptz[], p_house_at timestamptz[]
) returns table (place integer, bonus boolean) language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  places integer[];
  granted integer[] := '{}';
  stakes bigint[];
  challengers text[];
  vaults text[] := array(select 'challenge:' || id from unnest(p_ids) id);
  item record;
  wanted bigint;
  free bigint;
begin
  perform from challenges where id = any (p_ids) order by id for no key update;
  perform from card_holdings where card_id = any (p_cards) order by card_id for no key update;
  perform from accounts where name = any (p_wallets || vaults) order by id desc for no key update;
  select array_agg(w.place order by w.place), array_agg(c.stake order by w.place),
         array_agg(c.challenger::text order by w.place)
    into places, stakes, challengers
    from unnest(p_ids, p_wallets, p_cards, p_numbers, p_at) with ordinality
           w (id, wallet, card, numbers, at, place)
    join challenges c on c.id = w.id
    join card_holdings h on h.card_id = w.card
    join cards k on k.id = w.card
    join accounts a on a.name = w.wallet
   where c.status = 'open' and c.expires_at > w.at and c.challenger <> w.wallet
     and may_play(h, w.wallet, w.at) and a.balance >= c.stake
     -- It may have won a game and grown since it was read.
     and w.numbers = concat_ws(',', k.dribbling, k.pace, k.shooting_power, k.finishing,
       k.passing_accuracy, k.vision, k.heading_ability, k.defensive_iq, k.physicality, k.charisma);
  if places is null then
    return;
  end if;
  update card_holdings h set busy_with = vaults[o.place]
    from unnest(places) o (place) where h.card_id = p_cards[o.place];
  perform transfer_many(
    array_agg('stake'::transfer_reason), array_agg(vaults[o.place]), array_agg(p_wallets[o.place]),
    array_agg(vaults[o.place]), array_agg(o.stake), array_agg(p_at[o.place]))
    from unnest(places, stakes) o (place, stake);
  wanted := (select sum(p_bonuses[o.place]) from unnest(places) o (place));
  if wanted > 0 then
    free := treasury_to_promise(wanted);
    for item in
      select o.place, o.challenger from unnest(places, challengers) o (place, challenger)
       where p_bonuses[o.place] > 0
       order by least(o.challenger, p_wallets[o.place]), greatest(o.challenger, p_wallets[o.place])
    loop
      if free >= p_bonuses[item.place]
         and take_bonus_of_day(item.challenger, p_wallets[item.place], p_at[item.place])
      then
        granted := granted || item.place;
        free := free - p_bonuses[item.place];
      end if;
    end loop;
  end if;
  with started as (
    select o.place, o.stake, o.challenger, o.place = any (granted) as bonus,
           case when o.place = any (granted) then s.with_bonus else s.without end as state
      from unnest(places, stakes, challengers) o (place, stake, challenger)
      join rows from (json_to_recordset(p_states) as (with_bonus json, without json))
             with ordinality s (with_bonus, without, place) on s.place = o.place
  ), made as (
    insert into matches (id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved, phase,
                         deadline, wake_at, house_at, server_seed, state, started_at)
    overriding system value
    select p_matches[s.place], 'duel', 'challenge', p_ids[s.place], s.challenger,
           p_wallets[s.place], s.stake, case when s.bonus then p_bonuses[s.place] else 0 end,
           'commit', p_deadlines[s.place],
           least(p_deadlines[s.place], p_at[s.place] + interval '30 seconds'),
           p_house_at[s.place], p_seeds[s.place], s.state, p_at[s.place]
      from started s
  )
  insert into match_events (match_id, number, event, at)
  select p_matches[s.place], 0, json_build_object('type', 'started', 'state', s.state), p_at[s.place]
    from started s;
  update challenges c set status = 'accepted', match_id = p_matches[o.place]
    from unnest(places) o (place) where c.id = p_ids[o.place];
  return query select o.place, o.place = any (granted) from unnest(places) o (place);
end $$;

-- Appends events and moves matches on, each if it is still as it was read. Answers which.
create function save_steps(p_steps json) returns setof integer language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
    with step as materialized (
      select * from json_to_recordset(p_steps) s (id integer, version integer, count integer,
               phase text, deadline timestamptz, house_at timestamptz, winner smallint,
               reason text, finished_at timestamptz, at timestamptz, state json, events json)
    ), moved as (
      update matches m
         set version = m.version + s.count, state = s.state, phase = s.phase,
             deadline = s.deadline, wake_at = least(m.wake_at, s.deadline), house_at = s.house_at,
             winner = s.winner, reason = s.reason, finished_at = s.finished_at,
             bonus_reserved = case when s.phase = 'finished' then 0 else m.bonus_reserved end
        from step s where m.id = s.id and m.version = s.version
       returning m.id
    ), logged as (
      insert into match_events (match_id, number, event, at, commitment)
      select s.id, s.version + e.number, e.event, s.at,
             case when e.event ->> 'type' = 'committed' then e.event ->> 'commitment' end
        from moved join step s using (id),
             json_array_elements(s.events) with ordinality e (event, number)
    )
    select id from moved;
end $$;

-- A game that is over sets its card free, in the same stroke that counts it.
create or replace function apply_card_event() returns trigger language plpgsql as $$
begin
  if new.to_wallet is not null then
    -- Only a match, which made it busy, takes a busy card away.
    update card_holdings set owner = new.to_wallet, acquired_at = new.at
     where card_id = new.card_id and owner is not distinct from new.from_wallet
       and (busy_with is null or new.kind = 'lost');
    if not found then
      raise exception 'card % is not there to change hands', new.card_id using errcode = 'HF005';
    end if;
  end if;
  if new.kind in ('won', 'lost') then
    update card_holdings
       set games = case when games_day = (new.at at time zone 'UTC')::date then games + 1 else 1 end,
           games_day = (new.at at time zone 'UTC')::date,
           rests_until = coalesce(new.rests_until, rests_until),
           busy_with = null, busy_secretly = false
     where card_id = new.card_id;
  end if;
  return new;
end $$;

create or replace function finish_matches(
  p_ids integer[], p_versions integer[], p_matches json,
  p_game_matches integer[], p_cards integer[], p_kinds card_event_kind[], p_givers text[],
  p_takers text[], p_rests timestamptz[],
  p_grown_matches integer[], p_grown_cards integer[], p_attributes text[], p_columns text[],
  p_payment_matches integer[], p_vaults text[], p_reasons transfer_reason[], p_senders text[],
  p_receivers text[], p_amounts bigint[], p_payment_at timestamptz[],
  p_player_matches integer[], p_players text[], p_games integer[], p_won integer[], p_paid bigint[],
  p_ratings double precision[], p_deviations double precision[], p_volatilities double precision[],
  p_rated json
) returns integer[] language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  done integer[];
  topics text[];
  newcomers integer := 0;
  known integer;
  vaults text[];
begin
  done := array(
    select m.id from matches m
      join unnest(p_ids, p_versions) w (id, version) on m.id = w.id and m.version = w.version
     order by m.id for no key update of m);
  perform from battlers where address = any (p_players) order by address for no key update;
  done := array(
    select id from unnest(done) id
    except
    select p.match from unnest(p_player_matches, p_players, p_games) p (match, address, games)
      join battlers b on b.address = p.address
     where b.wins + b.losses <> p.games);
  if done = '{}' then
    return done;
  end if;

  with ended as (
    select s.* from json_to_recordset(p_matches) s (id integer, version integer, count integer,
             state json, events json, winner smallint, reason text, at timestamptz)
     where s.id = any (done)
  ), moved as (
    update matches m
       set version = e.version + e.count, state = e.state, phase = 'finished', deadline = null,
           house_at = null, winner = e.winner, reason = e.reason, finished_at = e.at,
           bonus_reserved = 0
      from ended e where m.id = e.id
  )
  insert into match_events (match_id, number, event, at)
  select e.id, e.version + v.number, v.event, e.at
    from ended e, json_array_elements(e.events) with ordinality v (event, number);

  vaults := array(select m.kind || ':' || m.origin_id from matches m where m.id = any (done));
  perform from card_holdings where busy_with = any (vaults) order by card_id for no key update;
  insert into card_events (card_id, kind, from_wallet, to_wallet, rests_until, reference, at)
  select g.card, g.kind, g.giver, g.taker, g.rests, 'match:' || g.match, m.finished_at
    from unnest(p_game_matches, p_cards, p_kinds, p_givers, p_takers, p_rests)
           g (match, card, kind, giver, taker, rests)
    join matches m on m.id = g.match
   where g.match = any (done) order by g.card;
  -- Whatever was held for a match and did not play.
  update card_holdings set busy_with = null, busy_secretly = false where busy_with = any (vaults);

  with grown as (
    update cards c
       set dribbling = c.dribbling + (l.name = 'dribbling')::int,
           pace = c.pace + (l.name = 'pace')::int,
           shooting_power = c.shooting_power + (l.name = 'shooting_power')::int,
           finishing = c.finishing + (l.name = 'finishing')::int,
           passing_accuracy = c.passing_accuracy + (l.name = 'passing_accuracy')::int,
           vision = c.vision + (l.name = 'vision')::int,
           heading_ability = c.heading_ability + (l.name = 'heading_ability')::int,
           defensive_iq = c.defensive_iq + (l.name = 'defensive_iq')::int,
           physicality = c.physicality + (l.name = 'physicality')::int,
           charisma = c.charisma + (l.name = 'charisma')::int
      from unnest(p_grown_matches, p_grown_cards, p_attributes, p_columns)
             l (match, card, attribute, name)
     where l.match = any (done) and c.id = l.card and card_number(c, l.name) < 100
    returning c.id, c.base_goat_id, l.match, l.attribute, card_number(c, l.name) as value
  ), logged as (
    insert into card_events (card_id, kind, attribute, value, reference, at)
    select g.id, 'levelled', g.attribute, g.value, 'match:' || g.match, m.finished_at
      from grown g join matches m on m.id = g.match
  )
  -- The goat's list of variants shows the score.
  select array_agg(topic) into topics from (
    select 'card:' || id from grown
    union select 'goat:' || base_goat_id from grown
    union select 'card:' || g.card from unnest(p_game_matches, p_cards, p_takers) g (match, card, taker)
           where g.taker is not null and g.match = any (done)
  ) t (topic);
  perform pg_notify('goats_changed', topic) from unnest(topics) topic;

  perform transfer_many(
    array_agg(t.reason), array_agg(t.vault), array_agg(t.source), array_agg(t.target),
    array_agg(t.amount), array_agg(t.at))
    from unnest(p_payment_matches, p_vaults, p_reasons, p_senders, p_receivers, p_amounts,
                p_payment_at) t (match, vault, reason, source, target, amount, at)
   where t.match = any (done);

  if 0 = any (p_games) then
    insert into battlers
      (address, wins, losses, hoof_won, rating, deviation, volatility, last_match_at)
    select p.address, p.won, 1 - p.won, p.paid, p.rating, p.deviation, p.volatility, m.finished_at
      from unnest(p_player_matches, p_players, p_games, p_won, p_paid, p_ratings, p_deviations,
                  p_volatilities)
             p (match, address, games, won, paid, rating, deviation, volatility)
      join matches m on m.id = p.match
     where p.match = any (done) and p.games = 0 order by p.address
    on conflict (address) do nothing;
    get diagnostics newcomers = row_count;
  end if;
  update battlers b
     set wins = b.wins + p.won, losses = b.losses + 1 - p.won, hoof_won = b.hoof_won + p.paid,
         rating = p.rating, deviation = p.deviation, volatility = p.volatility,
         last_match_at = greatest(b.last_match_at, m.finished_at)
    from unnest(p_player_matches, p_players, p_games, p_won, p_paid, p_ratings, p_deviations,
                p_volatilities) p (match, address, games, won, paid, rating, deviation, volatility)
    join matches m on m.id = p.match
   where p.match = any (done) and p.games > 0 and b.address = p.address;
  get diagnostics known = row_count;
  -- A first result that came in between has no row yet that could have been locked.
  if newcomers + known
     <> (select count(*) from unnest(p_player_matches) match where match = any (done))
  then
    raise exception 'a battler has played elsewhere' using errcode = 'HF007';
  end if;

  insert into match_ratings (match_id, one, other, at, counted, reason, before, after)
  select r.id, least(m.player_0, m.player_1), greatest(m.player_0, m.player_1), m.finished_at,
         r.counted, r.reason, r.before, r.after
    from json_to_recordset(p_rated) r (id integer, counted double precision, reason text,
           before double precision[], after double precision[])
    join matches m on m.id = r.id
   where r.id = any (done);
  return done;
end $$;
