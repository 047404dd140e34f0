-- The steps of a duel that everybody waits for, each as one call: a round trip costs more than what
-- is done in it. They decide nothing that the services do not decide too; where one of them finds a
-- reason to refuse it changes nothing and says which, and the service finds the words.

-- Whether a bonus is promised to a match that is being made. Call it after the stakes have moved:
-- the treasury is locked last. While there is plenty nobody queues up for it.
create function promise_bonus(p_one text, p_other text, p_bonus bigint, p_at timestamptz)
returns boolean language plpgsql as $$
declare
  plenty constant bigint := 10000000000;
  per_day constant smallint := 3;
  free bigint;
begin
  if p_bonus = 0 then
    return false;
  end if;
  for attempt in 1 .. 2 loop
    select a.balance - (select coalesce(sum(bonus_reserved), 0) from matches where bonus_reserved > 0)
      into free from accounts a where a.name = 'treasury';
    exit when attempt = 2 or free >= p_bonus + plenty;
    perform from accounts where name = 'treasury' for no key update;
  end loop;
  if free < p_bonus then
    return false;
  end if;
  insert into bonus_days as d (one, other, day, granted)
  values (least(p_one, p_other), greatest(p_one, p_other), (p_at at time zone 'UTC')::date, 1)
  on conflict (one, other, day) do update set granted = d.granted + 1 where d.granted < per_day;
  return found;
end $$;

-- A card for a game, if its owner asks and it may play; false when anything stands in the way.
create function engage_card(p_card integer, p_wallet text, p_reference text, p_at timestamptz)
returns boolean language plpgsql as $$
begin
  update card_holdings set busy_with = p_reference
   where card_id = p_card and owner = p_wallet and busy_with is null
     and coalesce(rests_until <= p_at, true)
     and (games_day is distinct from (p_at at time zone 'UTC')::date or games < 3);
  return found;
end $$;

-- No row when the card may not play; a stake that is not there is refused by the ledger.
create function open_challenge(
  p_wallet text, p_card integer, p_rarity rarity, p_stake bigint, p_at timestamptz,
  p_expires timestamptz
) returns table (id integer, card_rarity rarity, name text, goat_score smallint)
language plpgsql as $$
#variable_conflict use_column
declare
  new_id integer := nextval('challenges_id_seq');
  reference text := 'challenge:' || new_id;
begin
  if not engage_card(p_card, p_wallet, reference, p_at) then
    return;
  end if;
  insert into challenges
    (id, challenger, card_id, card_rarity, rarity, stake, created_at, expires_at)
  overriding system value
  select new_id, p_wallet, c.id, c.rarity, p_rarity, p_stake, p_at, p_expires
    from cards c where c.id = p_card;
  perform transfer('stake', reference, p_wallet, reference, p_stake, p_at);
  return query select new_id, c.rarity, c.name, c.goat_score from cards c where c.id = p_card;
end $$;

-- 'closed' when somebody was faster, 'card' when the card may not play or is not what it was when
-- the match was drawn up; null when the match has begun. Two first states come along, because only
-- here it is known whether there is a bonus.
create function accept_challenge(
  p_id integer, p_wallet text, p_card integer, p_numbers smallint[], p_at timestamptz,
  p_match integer, p_seed text, p_bonus bigint, p_with_bonus json, p_without json,
  p_deadline timestamptz, p_house_at timestamptz
) returns text language plpgsql as $$
declare
  reference text := 'challenge:' || p_id;
  challenge challenges;
  granted boolean;
begin
  select * into challenge from challenges where id = p_id for no key update;
  if challenge.status is distinct from 'open' or challenge.expires_at <= p_at then
    return 'closed';
  end if;
  if not engage_card(p_card, p_wallet, reference, p_at) then
    return 'card';
  end if;
  -- It may have won a game and grown since it was read.
  if not exists (
    select from cards c where c.id = p_card and p_numbers = array[c.dribbling, c.pace,
      c.shooting_power, c.finishing, c.passing_accuracy, c.vision, c.heading_ability,
      c.defensive_iq, c.physicality, c.charisma])
  then
    raise exception 'card % has changed', p_card using errcode = 'HF007';
  end if;
  perform transfer('stake', reference, p_wallet, reference, challenge.stake, p_at);
  granted := promise_bonus(challenge.challenger, p_wallet, p_bonus, p_at);
  insert into matches (id, mode, kind, origin_id, player_0, player_1, stake, bonus_reserved, phase,
                       deadline, house_at, server_seed, state, started_at)
  overriding system value
  values (p_match, 'duel', 'challenge', p_id, challenge.challenger, p_wallet, challenge.stake,
          case when granted then p_bonus else 0 end, 'commit', p_deadline, p_house_at, p_seed,
          case when granted then p_with_bonus else p_without end, p_at);
  insert into match_events (match_id, number, event, at)
  values (p_match, 0, json_build_object('type', 'started', 'state',
          case when granted then p_with_bonus else p_without end), p_at);
  update challenges set status = 'accepted', match_id = p_match where id = p_id;
  return null;
end $$;

-- The end of a match and everything it moves. 'moved' when somebody acted in the meantime, 'rated'
-- when another result of one of the two came in between; null when all of it is done. A match, its
-- battlers, its cards, its accounts: always locked in this order.
create function finish_match(
  p_id integer, p_version integer, p_events text[], p_state json, p_winner smallint, p_reason text,
  p_at timestamptz, p_vault text,
  p_cards integer[], p_kinds card_event_kind[], p_givers text[], p_takers text[],
  p_rests timestamptz[],
  p_levelled integer, p_attribute text, p_column text,
  p_reasons transfer_reason[], p_senders text[], p_receivers text[], p_amounts bigint[],
  p_players text[], p_games integer[], p_won integer[], p_paid bigint[],
  p_ratings double precision[], p_deviations double precision[], p_volatilities double precision[],
  p_before double precision[], p_counted double precision, p_why text
) returns text language plpgsql as $$
declare
  reference text := 'match:' || p_id;
  new_value smallint;
  topics text[] := '{}';
  person record;
begin
  perform from matches where id = p_id and version = p_version for no key update;
  if not found then
    return 'moved';
  end if;
  if p_players is not null then
    for person in
      select b.wins + b.losses as games, p.games as seen
        from unnest(p_players, p_games) p (address, games)
        join battlers b on b.address = p.address
       order by b.address for update of b
    loop
      if person.games <> person.seen then
        return 'rated';
      end if;
    end loop;
  end if;
  update matches
     set version = p_version + cardinality(p_events), state = p_state, phase = 'finished',
         deadline = null, house_at = null, winner = p_winner, reason = p_reason,
         finished_at = p_at, bonus_reserved = 0
   where id = p_id;
  insert into match_events (match_id, number, event, at)
  select p_id, p_version + e.number, e.event::json, p_at
    from unnest(p_events) with ordinality e (event, number);

  update card_holdings set busy_with = null, busy_secretly = false
   where card_id in (select card_id from card_holdings where busy_with = p_vault
                      order by card_id for no key update);
  insert into card_events (card_id, kind, from_wallet, to_wallet, rests_until, reference, at)
  select e.card, e.kind, e.giver, e.taker, e.rests, reference, p_at
    from unnest(p_cards, p_kinds, p_givers, p_takers, p_rests) e (card, kind, giver, taker, rests)
   order by e.card;
  select coalesce(array_agg('card:' || e.card), '{}') into topics
    from unnest(p_cards, p_takers) e (card, taker) where e.taker is not null;
  if p_levelled is not null then
    execute format('update cards set %1$I = %1$I + 1 where id = $1 and %1$I < 100 returning %1$I',
                   p_column) into new_value using p_levelled;
    if new_value is not null then
      insert into card_events (card_id, kind, attribute, value, reference, at)
      values (p_levelled, 'levelled', p_attribute, new_value, reference, p_at);
      -- The goat's list of variants shows the score.
      select topics || array['card:' || c.id, 'goat:' || c.base_goat_id] into topics
        from cards c where c.id = p_levelled;
    end if;
  end if;
  perform pg_notify('goats_changed', topic) from unnest(topics) topic;

  perform transfer_all(p_reasons, array_fill(p_vault, array[cardinality(p_reasons)]), p_senders,
                       p_receivers, p_amounts, p_at);

  for person in
    select * from unnest(p_players, p_games, p_won, p_paid, p_ratings, p_deviations, p_volatilities)
      p (address, games, won, paid, rating, deviation, volatility) order by address
  loop
    insert into battlers as b
      (address, wins, losses, hoof_won, rating, deviation, volatility, last_match_at)
    values (person.address, person.won, 1 - person.won, person.paid, person.rating,
            person.deviation, person.volatility, p_at)
    on conflict (address) do update
      set wins = b.wins + excluded.wins, losses = b.losses + excluded.losses,
          hoof_won = b.hoof_won + excluded.hoof_won, rating = excluded.rating,
          deviation = excluded.deviation, volatility = excluded.volatility,
          last_match_at = greatest(b.last_match_at, excluded.last_match_at)
      where b.wins + b.losses = person.games;
    if not found then
      raise exception 'battler % has played elsewhere', person.address using errcode = 'HF007';
    end if;
  end loop;
  if p_players is not null then
    insert into match_ratings (match_id, one, other, at, counted, reason, before, after)
    values (p_id, least(p_players[1], p_players[2]), greatest(p_players[1], p_players[2]), p_at,
            p_counted, p_why, p_before, p_ratings);
  end if;
  return null;
end $$;
