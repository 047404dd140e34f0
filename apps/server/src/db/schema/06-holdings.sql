-- Who holds a card, what it is doing, and everything that ever happened to it.

-- One row per card from the moment it is minted. Apart from cards, because that table is wide,
-- indexed for reading, and hardly ever changes.
create table card_holdings (
  card_id integer primary key references cards (id),
  -- A copy, so that a draw by tier is one step in one index.
  rarity rarity not null,
  -- Where the card lies in the drawer. Random and told to nobody: no card can be aimed at.
  draw_key double precision not null default random(),
  owner wallet_address,
  acquired_at timestamptz,
  -- The one challenge, request or match it is in: 'challenge:12'. Also the voucher it is to leave with,
  -- 'withdrawal:7', and, once it has left the Stadium, the chain: 'chain:1000017'.
  busy_with text
    check (busy_with ~ '^[a-z]+:[A-Za-z0-9-]+$' and length(split_part(busy_with, ':', 2)) <= 64),
  -- Brought in secretly: only its owner sees that it is busy.
  busy_secretly boolean not null default false,
  rests_until timestamptz,
  games_day date,
  games smallint not null default 0,
  -- Minted with locked HOOF: until its wallet has a history it plays, and does nothing else.
  bound boolean not null default false,
  -- What its owner asks for it, and since when; null while it is not for sale.
  asked hoof_amount,
  listed_at timestamptz,
  -- What its followers were last told that it costs, and when: another price is news only next to it.
  told_price hoof_amount,
  told_at timestamptz,
  -- One more with every change of the row: whoever writes names the one that was read.
  version integer not null default 0,
  check ((owner is null) = (acquired_at is null)),
  check (busy_with is null or owner is not null),
  check (not busy_secretly or busy_with is not null),
  constraint card_holdings_listed check
    ((asked is null) = (listed_at is null) and (asked is null or owner is not null)),
  constraint card_holdings_told check ((told_price is null) = (told_at is null))
) with (fillfactor = 70);

create index card_holdings_unowned on card_holdings (rarity, draw_key) where owner is null;
create index card_holdings_by_owner on card_holdings (owner, card_id) where owner is not null;
-- What a wallet may lose.
create index card_holdings_at_stake on card_holdings (owner, busy_with)
  where busy_with like 'request:%';
create index card_holdings_busy on card_holdings (busy_with) where busy_with is not null;

create function open_holdings() returns trigger language plpgsql as $$
begin
  insert into card_holdings (card_id, rarity) select id, rarity from minted;
  return null;
end $$;
create trigger cards_open_holdings after insert on cards
  referencing new table as minted for each statement execute function open_holdings();

-- Depth 1 is this trigger alone: a statement that somebody sent. A card event's own run deeper.
create function guard_holding() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    if (new.card_id, new.owner, new.acquired_at, new.rests_until, new.games_day, new.games, new.bound)
       is distinct from
       (old.card_id, old.owner, old.acquired_at, old.rests_until, old.games_day, old.games, old.bound)
    then
      raise exception 'a holding changes by card events only' using errcode = 'HF004';
    end if;
    if old.busy_with <> new.busy_with then
      raise exception 'card % is busy with %', old.card_id, old.busy_with using errcode = 'HF006';
    end if;
  end if;
  if new.asked is not null and new.asked is distinct from old.asked and new.busy_with is not null then
    raise exception 'card % is busy with %', new.card_id, new.busy_with using errcode = 'HF006';
  end if;
  -- What changes hands or is put at stake is not for sale any more.
  if new.owner is distinct from old.owner
     or new.busy_with like any ('{request:%,cup:%,withdrawal:%,chain:%}') then
    new.asked := null;
    new.listed_at := null;
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger card_holdings_guard before update on card_holdings
  for each row execute function guard_holding();
-- Whoever has it next tells followers anew.
create function forget_told() returns trigger language plpgsql as $$
begin
  new.told_price := null;
  new.told_at := null;
  return new;
end $$;
create trigger card_holdings_told before update on card_holdings
  for each row when (old.owner is distinct from new.owner and old.told_at is not null)
  execute function forget_told();
create trigger card_holdings_for_ever before delete or truncate on card_holdings
  for each statement execute function refuse_direct_change();

create type card_event_kind as enum ('granted', 'minted', 'sold', 'won', 'lost', 'levelled',
  'returned', 'auctioned', 'withdrawn', 'moved', 'deposited');

-- The life of every card. Inserting an event IS the change, as with transfers: ownership and
-- history cannot disagree.
create table card_events (
  id bigint generated always as identity primary key,
  card_id integer not null references cards (id),
  kind card_event_kind not null,
  -- Set on both sides when the card changes hands; from nobody when it is granted, minted or
  -- auctioned, to nobody when it is returned.
  from_wallet wallet_address,
  to_wallet wallet_address,
  price bigint check (price > 0),
  -- 'minted': with locked HOOF, by a wallet without a history.
  bound boolean not null default false,
  -- 'lost': until when it rests.
  rests_until timestamptz,
  -- 'levelled': which attribute, and what it stands at now.
  attribute text,
  value smallint check (value >= 0),
  reference text not null
    check (reference ~ '^[a-z]+:[A-Za-z0-9-]+$' and length(split_part(reference, ':', 2)) <= 64),
  at timestamptz not null,
  check (case kind::text
    when 'granted' then from_wallet is null and to_wallet is not null
    when 'auctioned' then from_wallet is null and to_wallet is not null and price is null
    when 'minted' then from_wallet is null and to_wallet is not null and price is not null
    when 'sold' then from_wallet is not null and to_wallet is not null
    when 'lost' then (from_wallet is null) = (to_wallet is null)
    when 'won' then from_wallet is null and to_wallet is null
    when 'levelled' then from_wallet is null and to_wallet is null
    -- Out of the Stadium, from hand to hand on the chain, and back in; 'withdrawn' names wallets only
    -- where an exit by an older root gave it to another than had it here, who may have been nobody.
    when 'withdrawn' then (from_wallet is null or to_wallet is not null) and price is null
    when 'moved' then from_wallet is not null and to_wallet is not null and price is null
    when 'deposited' then from_wallet is null and to_wallet is null
    -- 'returned': the wallet that had minted it, and what it had paid.
    else from_wallet is not null and to_wallet is null and price is not null
  end),
  check (from_wallet <> to_wallet),
  -- 'sold' by a house player.
  constraint card_events_bound_when_gifted check (not bound or kind in ('minted', 'sold')),
  check ((kind = 'lost') = (rests_until is not null)),
  check ((kind = 'levelled') = (attribute is not null and value is not null))
);
-- Also how a card's history is found.
create unique index card_events_once on card_events (card_id, reference, kind);
-- What a wallet minted on a day.
create index card_events_minted on card_events (to_wallet, at) where kind = 'minted';

-- A game that is over sets its card free, in the same stroke that counts it.
-- For all events of a statement at once: a commit has those of many matches. The settings keep a plan
-- that was made while the tables were small from reading them whole later.
create function apply_card_events() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  changing integer;
  leaving integer;
  played boolean;
  growing integer;
  done integer;
  wrong integer;
begin
  select count(*) filter (where to_wallet is not null or kind = 'returned'),
         count(*) filter (where kind in ('withdrawn', 'deposited')),
         bool_or(kind in ('won', 'lost')), count(*) filter (where kind = 'levelled')
    into changing, leaving, played, growing from happened;
  if changing > 0 or leaving > 0 then
    wrong := (select v.card_id from happened v
               where (v.from_wallet is not null or v.kind = 'withdrawn')
                 and exists (select from offers o where o.card_id = v.card_id and o.status = 'open')
               limit 1);
    if wrong is not null then
      raise exception 'offers for card % are still open', wrong using errcode = 'HF005';
    end if;
    wrong := (select v.card_id from happened v
               where v.to_wallet is not null and v.kind not in ('withdrawn', 'moved')
                 and under_auction(v.card_id) limit 1);
    if wrong is not null then
      raise exception 'card % is under auction', wrong using errcode = 'HF005';
    end if;
  end if;
  if changing > 0 then
    -- Only a match, which made it busy, takes a busy card away; and a bound one stays where it is, or
    -- goes back to where it came from.
    update card_holdings h
       set owner = v.to_wallet, bound = v.bound,
           acquired_at = case when v.to_wallet is not null then v.at end
      from happened v
     where (v.to_wallet is not null or v.kind = 'returned')
       and h.card_id = v.card_id and h.owner is not distinct from v.from_wallet
       and case v.kind when 'lost' then true when 'moved' then h.busy_with like 'chain:%'
             when 'withdrawn' then h.busy_with is null or h.busy_with like 'withdrawal:%'
             else h.busy_with is null end
       and (not h.bound or v.kind in ('returned', 'withdrawn')
            or exists (select from battlers b where b.address = h.owner and b.history));
    get diagnostics done = row_count;
    if done <> changing then
      raise exception 'a card is not there to change hands' using errcode = 'HF005';
    end if;
  end if;
  -- A card leaves from rest or with its voucher, never out of a game; and a bound one stays, unless the
  -- chain itself has given it to somebody else.
  if leaving > 0 then
    update card_holdings h
       set busy_with = case v.kind when 'withdrawn' then
             'chain:' || (select c.token_id from cards c where c.id = v.card_id) end,
           busy_secretly = false
      from happened v
     where v.kind in ('withdrawn', 'deposited') and h.card_id = v.card_id
       and case v.kind when 'deposited' then h.busy_with like 'chain:%'
             else (h.busy_with is null or h.busy_with like 'withdrawal:%')
               and (not h.bound or v.to_wallet is not null
                    or exists (select from battlers b where b.address = h.owner and b.history)) end;
    get diagnostics done = row_count;
    if done <> leaving then
      raise exception 'a card is not where it would have to be' using errcode = 'HF005';
    end if;
  end if;
  if played then
    update card_holdings h
       set games = case when h.games_day = (v.at at time zone 'UTC')::date then h.games + 1 else 1 end,
           games_day = (v.at at time zone 'UTC')::date,
           rests_until = coalesce(v.rests_until, h.rests_until),
           busy_with = null, busy_secretly = false
      from happened v
     where v.kind in ('won', 'lost') and h.card_id = v.card_id;
  end if;
  if growing > 0 then
    update cards c
       set dribbling = case v.attribute when 'dribbling' then v.value else c.dribbling end,
           pace = case v.attribute when 'pace' then v.value else c.pace end,
           shooting_power = case v.attribute when 'shootingPower' then v.value else c.shooting_power end,
           finishing = case v.attribute when 'finishing' then v.value else c.finishing end,
           passing_accuracy = case v.attribute when 'passingAccuracy' then v.value else c.passing_accuracy end,
           vision = case v.attribute when 'vision' then v.value else c.vision end,
           heading_ability = case v.attribute when 'headingAbility' then v.value else c.heading_ability end,
           defensive_iq = case v.attribute when 'defensiveIQ' then v.value else c.defensive_iq end,
           physicality = case v.attribute when 'physicality' then v.value else c.physicality end,
           charisma = case v.attribute when 'charisma' then v.value else c.charisma end,
           -- Matches that began under the older rules, which knew no end, may still finish.
           grown = least(c.grown + 1, 5)
      from happened v
     where v.kind = 'levelled' and c.id = v.card_id;
    get diagnostics done = row_count;
    if done <> growing then
      raise exception 'a card grows once at a time' using errcode = 'HF005';
    end if;
  end if;
  return null;
end $$;
create trigger card_events_apply after insert on card_events
  referencing new table as happened for each statement execute function apply_card_events();
create trigger card_events_for_ever before update or delete or truncate on card_events
  for each statement execute function refuse_direct_change();

-- Once per wallet; the primary key says so.
create table starter_grants (
  wallet wallet_address primary key,
  hoof bigint not null check (hoof >= 0),
  cards integer[] not null,
  -- The cards are lent, and nobody's.
  lent boolean not null,
  at timestamptz not null
);

-- The right of a wallet to play a card that it does not own. One card may be lent to many; what it
-- does for one of them it does not do for another, so that rest and games are counted here.
create table loans (
  wallet wallet_address not null,
  card_id integer not null references cards (id),
  lent_at timestamptz not null,
  busy_with text
    check (busy_with ~ '^[a-z]+:[A-Za-z0-9-]+$' and length(split_part(busy_with, ':', 2)) <= 64),
  busy_secretly boolean not null default false,
  rests_until timestamptz,
  games_day date,
  games smallint not null default 0,
  version integer not null default 0,
  primary key (wallet, card_id),
  check (not busy_secretly or busy_with is not null)
) with (fillfactor = 70);

create function guard_loan() returns trigger language plpgsql as $$
begin
  if old.busy_with <> new.busy_with then
    raise exception 'card % is busy with %', old.card_id, old.busy_with using errcode = 'HF006';
  end if;
  if (new.wallet, new.card_id, new.lent_at) is distinct from (old.wallet, old.card_id, old.lent_at) then
    raise exception 'a loan stays a loan' using errcode = 'HF004';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger loans_guard before update on loans for each row execute function guard_loan();
create trigger loans_for_ever before delete or truncate on loans
  for each statement execute function refuse_direct_change();

-- Wallets whose starter cards were lent and that have a history since: each gets cards of its own,
-- in the order of waiting.
create table own_cards (
  wallet wallet_address primary key,
  since timestamptz not null,
  cards integer[],
  granted_at timestamptz,
  check ((cards is null) = (granted_at is null))
);
create index own_cards_waiting on own_cards (since, wallet) where granted_at is null;

-- What came out of the packs of days: one card a wallet and UTC day, the primary key says so. Kept for
-- as long as a day's budgets are compared with the books.
create table day_cards (
  day date not null,
  wallet wallet_address not null,
  card_id integer not null references cards (id),
  -- Among the own cards that a day has for everybody together.
  counted boolean not null,
  at timestamptz not null,
  primary key (day, wallet)
);
