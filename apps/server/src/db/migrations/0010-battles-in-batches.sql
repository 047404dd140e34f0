-- The steps of a battle that everybody waits for, many battles in one call. While one call is under
-- way an instance collects what comes in next (modules/matches/lane.ts); opening a statement, its
-- checks and its commit are then paid for once by all of them. Each function takes what can be
-- done, leaves out what cannot without changing anything about it, and says which was which; the
-- services find the words. Locks are always taken in this order, each kind by its key: challenges,
-- matches, battlers, holdings, accounts from the highest down.
drop function open_challenge;
drop function accept_challenge;
drop function finish_match;
drop function engage_card;

-- A card that grows stays on its page and in its place in the indexes. New pages only.
alter table cards set (fillfactor = 85);

-- The same rule as guard_opening, for the table that is changed most, without the way through json.
create function guard_challenge() returns trigger language plpgsql as $$
begin
  if old.status <> 'open'
     or (new.id, new.challenger, new.card_id, new.card_rarity, new.rarity, new.stake,
         new.created_at, new.expires_at)
     is distinct from
        (old.id, old.challenger, old.card_id, old.card_rarity, old.rarity, old.stake,
         old.created_at, old.expires_at)
  then
    raise exception 'challenge % may not be changed this way', old.id using errcode = 'HF004';
  end if;
  return new;
end $$;
drop trigger challenges_guard on challenges;
create trigger challenges_guard before update on challenges
  for each row execute function guard_challenge();

-- transfer_all in one statement, each movement with its own hour.
create function transfer_many(
  p_reasons transfer_reason[], p_references text[], p_from text[], p_to text[],
  p_amounts bigint[], p_at timestamptz[]
) returns void language plpgsql as $$
declare
  moved integer;
begin
  perform open_account(wanted.name) from unnest(p_to) as wanted (name)
    where not exists (select from accounts a where a.name = wanted.name);
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

-- Whether a card may be brought into a game by this wallet.
create function may_play(h card_holdings, p_wallet text, p_at timestamptz) returns boolean
language sql immutable as $$
  select h.owner = p_wallet and h.busy_with is null and coalesce(h.rests_until <= p_at, true)
     and (h.games_day is distinct from (p_at at time zone 'UTC')::date or h.games < 3)
$$;

create function card_number(c cards, p_column text) returns smallint language sql immutable as $$
  select case p_column
    when 'dribbling' then c.dribbling when 'pace' then c.pace
    when 'shooting_power' then c.shooting_power when 'finishing' then c.finishing
    when 'passing_accuracy' then c.passing_accuracy when 'vision' then c.vision
    when 'heading_ability' then c.heading_ability when 'defensive_iq' then c.defensive_iq
    when 'physicality' then c.physicality when 'charisma' then c.charisma
  end
$$;

-- Every wallet and every card at most once. A row for each challenge that was opened.
create function open_challenges(
  p_wallets text[], p_cards integer[], p_rarities rarity[], p_stakes bigint[],
  p_at timestamptz[], p_expires timestamptz[]
) returns table (place integer, id integer, card_rarity rarity, name text, goat_score smallint)
language plpgsql as $$
#variable_conflict use_column
declare
  places integer[];
  ids integer[];
begin
  perform from card_holdings where card_id = any (p_cards) order by card_id for no key update;
  perform from accounts where name = any (p_wallets) order by id desc for no key update;
  select array_agg(w.place), array_agg(nextval('challenges_id_seq')) into places, ids
    from unnest(p_wallets, p_cards, p_stakes, p_at) with ordinality
           w (wallet, card, stake, at, place)
    join card_holdings h on h.card_id = w.card
    join accounts a on a.name = w.wallet
   where may_play(h, w.wallet, w.at) and a.balance >= w.stake;
  if places is null then
    return;
  end if;
  update card_holdings h set busy_with = 'challenge:' || o.id
    from unnest(places, ids) o (place, id) where h.card_id = p_cards[o.place];
  insert into challenges
    (id, challenger, card_id, card_rarity, rarity, stake, created_at, expires_at)
  overriding system value
  select o.id, p_wallets[o.place], c.id, c.rarity, p_rarities[o.place], p_stakes[o.place],
         p_at[o.place], p_expires[o.place]
    from unnest(places, ids) o (place, id) join cards c on c.id = p_cards[o.place];
  perform transfer_many(
    array_agg('stake'::transfer_reason), array_agg('challenge:' || o.id),
    array_agg(p_wallets[o.place]), array_agg('challenge:' || o.id),
    array_agg(p_stakes[o.place]), array_agg(p_at[o.place]))
    from unnest(places, ids) o (place, id);
  return query
    select o.place, o.id, c.rarity, c.name, c.goat_score
      from unnest(places, ids) o (place, id) join cards c on c.id = p_cards[o.place];
end $$;

-- Every challenge, wallet and card at most once. A row for each match that has begun. Two first states
-- come along where a bonus is possible, because only here it is known whether there is one; numbers
-- are the card's as it was when the match was drawn up.
create function accept_challenges(
  p_ids integer[], p_wallets text[], p_cards integer[], p_numbers text[], p_at timestamptz[],
  p_matches integer[], p_seeds text[], p_bonuses bigint[], p_states json,
  p_deadlines timestamptz[], p_house_at timestamptz[]
) returns table (place integer, bonus boolean) language plpgsql as $$
#variable_conflict use_column
declare
  places integer[];
  granted integer[] := '{}';
  stakes bigint[];
  challengers text[];
  vaults text[] := array(select 'challenge:' || id from unnest(p_ids) id);
  item record;
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
  for item in
    select o.place, o.challenger from unnest(places, challengers) o (place, challenger)
     where p_bonuses[o.place] > 0
     order by least(o.challenger, p_wallets[o.place]), greatest(o.challenger, p_wallets[o.place])
  loop
    if promise_bonus(item.challenger, p_wallets[item.place], p_bonuses[item.place], p_at[item.place])
    then
      granted := granted || item.place;
    end if;
  end loop;
  with started as (
    select o.place, o.stake, o.challenger, o.place = any (granted) as bonus,
           case when o.place = any (granted) then s.with_bonus else s.without end as state
      from unnest(places, stakes, challengers) o (place, stake, challenger)
      join rows from (json_to_recordset(p_states) as (with_bonus json, without json))
             with ordinality s (with_bonus, without, place) on s.place = o.place
  ), made as (
    insert into matches (id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved, phase,
                         deadline, house_at, server_seed, state, started_at)
    overriding system value
    select p_matches[s.place], 'duel', 'challenge', p_ids[s.place], s.challenger,
           p_wallets[s.place], s.stake, case when s.bonus then p_bonuses[s.place] else 0 end,
           'commit', p_deadlines[s.place], p_house_at[s.place], p_seeds[s.place], s.state,
           p_at[s.place]
      from started s
  )
  insert into match_events (match_id, number, event, at)
  select p_matches[s.place], 0, json_build_object('type', 'started', 'state', s.state), p_at[s.place]
    from started s;
  update challenges c set status = 'accepted', match_id = p_matches[o.place]
    from unnest(places) o (place) where c.id = p_ids[o.place];
  return query select o.place, o.place = any (granted) from unnest(places) o (place);
end $$;

-- The end of matches and everything it moves; every player at most once. Answers which are done. A
-- match is left out when somebody acted in it, or another result of one of its players came, after
-- it was read.
create function finish_matches(
  p_ids integer[], p_versions integer[], p_matches json,
  p_game_matches integer[], p_cards integer[], p_kinds card_event_kind[], p_givers text[],
  p_takers text[], p_rests timestamptz[],
  p_grown_matches integer[], p_grown_cards integer[], p_attributes text[], p_columns text[],
  p_payment_matches integer[], p_vaults text[], p_reasons transfer_reason[], p_senders text[],
  p_receivers text[], p_amounts bigint[], p_payment_at timestamptz[],
  p_player_matches integer[], p_players text[], p_games integer[], p_won integer[], p_paid bigint[],
  p_ratings double precision[], p_deviations double precision[], p_volatilities double precision[],
  p_rated json
) returns integer[] language plpgsql as $$
declare
  done integer[];
  topics text[];
  newcomers integer := 0;
  known integer;
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

  update card_holdings set busy_with = null, busy_secretly = false
   where card_id in (
     select h.card_id from card_holdings h
      where h.busy_with in (
        select m.kind || ':' || m.origin_id from matches m where m.id = any (done))
      order by h.card_id for no key update);
  insert into card_events (card_id, kind, from_wallet, to_wallet, rests_until, reference, at)
  select g.card, g.kind, g.giver, g.taker, g.rests, 'match:' || g.match, m.finished_at
    from unnest(p_game_matches, p_cards, p_kinds, p_givers, p_takers, p_rests)
           g (match, card, kind, giver, taker, rests)
    join matches m on m.id = g.match
   where g.match = any (done) order by g.card;

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
