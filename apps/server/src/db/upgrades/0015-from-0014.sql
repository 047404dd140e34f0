-- From version 14 to 15.

-- Cards with character: what each is strong in. Every card gets the first attribute until the
-- collection is made anew (catalogue/remake-collection.ts), right after this, before anybody reads.
create type attribute as enum ('dribbling', 'pace', 'shootingPower', 'finishing', 'passingAccuracy',
  'vision', 'headingAbility', 'defensiveIQ', 'physicality', 'charisma');
alter table cards add column strong_in attribute not null default 'dribbling';
alter table cards alter column strong_in drop default;
create index cards_by_strength_score on cards (strong_in, (-goat_score), id) include (goat_score);
create index cards_by_strength_price on cards (strong_in, price_hoof, id);
create index cards_by_strength_id on cards (strong_in, id);
create index cards_by_facet_strength_score on cards (facet_id, strong_in, (-goat_score), id)
  include (goat_score);
create index cards_by_facet_strength_price on cards (facet_id, strong_in, price_hoof, id);
create index cards_by_facet_strength_id on cards (facet_id, strong_in, id);

-- The puzzle of the day: a choice of a real match, and what wallets answered.

create table puzzles (
  day date primary key,
  match_id integer not null references matches (id)
);

-- The first answer of a wallet stands.
create table puzzle_answers (
  wallet wallet_address not null,
  day date not null references puzzles (day),
  attribute text not null,
  strike text,
  solved boolean not null,
  at timestamptz not null,
  primary key (wallet, day)
);
create trigger puzzle_answers_stand before update or delete or truncate on puzzle_answers
  for each statement execute function refuse_direct_change();

-- Growth: it has an end, so it is counted. What grew more often before stands, and counts as all.
alter table cards add column grown smallint not null default 0 check (grown between 0 and 5);
update cards c set grown = least(e.times, 5)
  from (select card_id, count(*) as times from card_events where kind = 'levelled' group by 1) e
 where e.card_id = c.id;
create or replace function apply_card_event() returns trigger language plpgsql as $$
begin
  if new.to_wallet is not null or new.kind = 'returned' then
    -- Only a match, which made it busy, takes a busy card away.
    update card_holdings
       set owner = new.to_wallet,
           acquired_at = case when new.to_wallet is not null then new.at end
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
  elsif new.kind = 'levelled' then
    update cards
       set dribbling = case new.attribute when 'dribbling' then new.value else dribbling end,
           pace = case new.attribute when 'pace' then new.value else pace end,
           shooting_power = case new.attribute when 'shootingPower' then new.value else shooting_power end,
           finishing = case new.attribute when 'finishing' then new.value else finishing end,
           passing_accuracy = case new.attribute when 'passingAccuracy' then new.value else passing_accuracy end,
           vision = case new.attribute when 'vision' then new.value else vision end,
           heading_ability = case new.attribute when 'headingAbility' then new.value else heading_ability end,
           defensive_iq = case new.attribute when 'defensiveIQ' then new.value else defensive_iq end,
           physicality = case new.attribute when 'physicality' then new.value else physicality end,
           charisma = case new.attribute when 'charisma' then new.value else charisma end,
           -- Matches that began under the older rules, which knew no end, may still finish.
           grown = least(grown + 1, 5)
     where id = new.card_id;
  end if;
  return new;
end $$;

-- The last card: what a wallet may lose is found by one step in an index.
create index card_holdings_at_stake on card_holdings (owner, busy_with)
  where busy_with like 'request:%';

-- What a wallet minted on a day.
create index card_events_minted on card_events (to_wallet, at) where kind = 'minted';

-- The desk: browsers that an operator is known by, and wallets that may not write for now.
create table operator_devices (
  token_hash bytea primary key check (length(token_hash) = 32),
  operator text not null references operators (username),
  seen_at timestamptz not null
);
create index operator_devices_by_age on operator_devices (seen_at);
alter table login_attempts drop constraint login_attempts_scope_check;
alter table login_attempts add constraint login_attempts_scope_check
  check (scope in ('address', 'username', 'device'));
create table wallet_freezes (
  id bigint generated always as identity unique,
  wallet wallet_address primary key,
  reason text not null,
  since timestamptz not null
);

-- Cards that go back to the pool. A new value of a type may not be used before this is committed:
-- the check names all the others, and the function's text is looked at when it is first called.
alter type card_event_kind add value 'returned';
alter table card_events drop constraint card_events_check;
alter table card_events add constraint card_events_check check (case kind
  when 'granted' then from_wallet is null and to_wallet is not null
  when 'minted' then from_wallet is null and to_wallet is not null and price is not null
  when 'sold' then from_wallet is not null and to_wallet is not null
  when 'lost' then (from_wallet is null) = (to_wallet is null)
  when 'won' then from_wallet is null and to_wallet is null
  when 'levelled' then from_wallet is null and to_wallet is null
  else from_wallet is not null and to_wallet is null and price is not null
end);
alter type transfer_reason add value 'returned';
set local check_function_bodies = off;
create or replace function is_allowed_path(reason transfer_reason, source account_kind, target account_kind)
returns boolean language sql immutable as $$
  select case reason
    when 'genesis' then source = 'genesis' and target = 'treasury'
    when 'starter' then source = 'treasury' and target = 'wallet'
    when 'house' then source = 'treasury' and target = 'wallet'
    when 'bonus' then source = 'treasury' and target = 'wallet'
    when 'returned' then source = 'treasury' and target = 'wallet'
    when 'mint' then source = 'wallet' and target = 'treasury'
    when 'transfer' then source = 'wallet' and target = 'wallet'
    when 'stake' then source = 'wallet' and target = 'vault'
    when 'refund' then source = 'vault' and target = 'wallet'
    when 'payout' then source = 'vault' and target = 'wallet'
  end
$$;
reset check_function_bodies;
