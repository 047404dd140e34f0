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
-- The last card: what a wallet may lose is found by one step in an index.
create index card_holdings_at_stake on card_holdings (owner, busy_with)
  where busy_with like 'request:%';

-- What a wallet minted on a day.
create index card_events_minted on card_events (to_wallet, at) where kind = 'minted';

-- HOOF has two colours. What was there before is free; what is given from now on is locked.
-- A new reason for transfers: an enum's new value cannot be used in the transaction that adds it, so
-- the type is made anew, with everything that hangs on it.
drop view entries;
drop trigger transfers_keep_promises on transfers;
drop function is_allowed_path;
alter type transfer_reason rename to transfer_reason_before;
create type transfer_reason as enum (
  'genesis', 'starter', 'house', 'mint', 'transfer', 'stake', 'refund', 'payout', 'bonus',
  'allowance', 'returned', 'offer', 'sale', 'fee', 'entry', 'prize'
);
alter table transfers alter column reason type transfer_reason using reason::text::transfer_reason;
drop type transfer_reason_before;
-- In which colour HOOF arrives that did not belong to whom it goes to: as it was, or one of the two.
create type hoof_colour as enum ('kept', 'locked', 'free');
alter table accounts add column locked bigint not null default 0;
alter table transfers add column arrives hoof_colour not null default 'kept',
  add column locked_out bigint not null default 0, add column locked_in bigint not null default 0;
alter table transfers alter column locked_out drop default, alter column locked_in drop default;
alter table stakes add column locked bigint not null default 0;
alter table stakes alter column locked drop default;
create view entries as
  select from_account as account_id, id as transfer_id, -amount as amount, -locked_out as locked,
         from_balance as balance, from_previous as previous, reason, reference, at
    from transfers
  union all
  select to_account, id, amount, locked_in, to_balance, to_previous, reason, reference, at
    from transfers;
create function is_allowed_path(reason transfer_reason, source account_kind, target account_kind)
returns boolean language sql immutable as $$
  select case reason
    when 'genesis' then source = 'genesis' and target = 'treasury'
    when 'starter' then source = 'treasury' and target = 'wallet'
    when 'house' then source = 'treasury' and target = 'wallet'
    when 'bonus' then source = 'treasury' and target = 'wallet'
    when 'allowance' then source = 'treasury' and target = 'wallet'
    when 'returned' then source = 'treasury' and target = 'wallet'
    when 'mint' then source = 'wallet' and target = 'treasury'
    when 'transfer' then source = 'wallet' and target = 'wallet'
    when 'stake' then source = 'wallet' and target = 'vault'
    when 'refund' then source = 'vault' and target = 'wallet'
    when 'payout' then source = 'vault' and target = 'wallet'
    when 'offer' then source = 'wallet' and target = 'vault'
    when 'sale' then source in ('wallet', 'vault') and target = 'wallet'
    when 'fee' then source in ('wallet', 'vault') and target = 'treasury'
    when 'entry' then source = 'wallet' and target = 'vault'
    when 'prize' then source in ('vault', 'treasury') and target = 'wallet'
  end
$$;
-- What only free HOOF can pay for. Everything else takes the locked first.
create function takes_free_only(reason transfer_reason) returns boolean language sql immutable as $$
  select reason in ('transfer', 'offer', 'sale', 'fee', 'entry', 'prize')
$$;
create or replace function apply_transfer() returns trigger language plpgsql as $$
declare
  source account_kind;
  target account_kind;
  staked boolean;
  own bigint;
  others bigint;
  others_locked bigint;
begin
  -- What is locked of it, before anything moves.
  select kind, case when kind <> 'wallet' or takes_free_only(new.reason) then 0
                    else least(new.amount, locked) end
    into source, new.locked_out from accounts where id = new.from_account;
  if source = 'vault' and takes_free_only(new.reason) then
    new.locked_out := 0;
    new.locked_in := 0;
  elsif source = 'vault' then
    select coalesce(sum(locked) filter (where wallet_account = new.to_account), 0),
           coalesce(sum(amount) filter (where wallet_account <> new.to_account), 0),
           coalesce(sum(locked) filter (where wallet_account <> new.to_account), 0)
      into own, others, others_locked
      from stakes where vault_account = new.from_account and state = 'held';
    if new.reason = 'refund' then
      new.locked_out := own;
      new.locked_in := own;
    else
      new.locked_out := own + others_locked;
      new.locked_in := own + case new.arrives when 'kept' then others_locked
                                              when 'locked' then others else 0 end;
    end if;
  elsif new.reason = 'stake' then
    new.locked_in := new.locked_out;
  elsif new.reason = 'returned' then
    -- The price of a mint that is undone comes back in the colour in which it was paid.
    new.locked_in := coalesce((
      select t.locked_out from transfers t
       where t.reference = new.reference and t.reason = 'mint'
         and t.from_account = new.to_account and t.to_account = new.from_account), 0);
  else
    new.locked_in := case when source = 'treasury' and new.arrives = 'locked' then new.amount else 0 end;
  end if;
  source := null;
  -- Rows are always locked from the highest id down, so that no two transfers wait for each other.
  -- The treasury is account 2: it is locked last and held shortest, because everybody wants it.
  if new.from_account < new.to_account then
    update accounts
       set balance = balance + new.amount, locked = locked + new.locked_in,
           previous_transfer = last_transfer, last_transfer = new.id
     where id = new.to_account
     returning kind, balance, previous_transfer into target, new.to_balance, new.to_previous;
  end if;
  update accounts
     set balance = balance - new.amount, locked = locked - new.locked_out,
         previous_transfer = last_transfer, last_transfer = new.id
   where id = new.from_account
     and (locked - new.locked_out between 0 and balance - new.amount or kind = 'genesis')
   returning kind, balance, previous_transfer into source, new.from_balance, new.from_previous;
  if source is null then
    raise exception 'account % does not hold %', new.from_account, new.amount using
      errcode = 'HF001',
      detail = coalesce((
        select json_build_object('account', name, 'required', new.amount, 'available',
                 case when takes_free_only(new.reason) then balance - locked else balance end)
          from accounts where id = new.from_account)::text, '{}');
  end if;
  if new.from_account > new.to_account then
    update accounts
       set balance = balance + new.amount, locked = locked + new.locked_in,
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
    -- A cup may be left and entered again; every other vault that has paid anybody is closed.
    insert into stakes as s (vault_account, wallet_account, amount, locked)
    select new.to_account, new.from_account, new.amount, new.locked_in
     where not exists (select from stakes where vault_account = new.to_account
                          and state <> 'held' and not (new.reason = 'entry' and state = 'refunded'))
    on conflict (vault_account, wallet_account) do update
      set amount = excluded.amount, locked = excluded.locked, state = 'held'
      where s.state = 'refunded' and new.reason = 'entry';
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
  elsif source = 'vault' and new.reason in ('sale', 'fee', 'prize') then
    -- An offer pays the seller, and then the treasury what is left; a cup its best, each of whom played
    -- for it, and then the treasury what the house has won.
    update stakes s set state = 'paid'
      from accounts a
     where a.id = new.from_account and vault_account = new.from_account and state <> 'refunded'
       and case
         when a.name like 'offer:%' then
           new.reason = 'sale' and state = 'held' or new.reason = 'fee' and state = 'paid' and new.from_balance = 0
         when a.name like 'cup:%' then
           new.reason = 'fee' and new.from_balance = 0 or new.reason = 'prize' and exists (
             select from cup_entries e join accounts w on w.name = e.wallet
              where w.id = new.to_account and e.cup_id = split_part(a.name, ':', 2)::integer
                and e.place is not null)
         else false end;
    if not found then
      raise exception 'vault % does not pay this way', new.from_account using errcode = 'HF003';
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
create or replace function check_new_account() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 or new.locked <> 0 or new.last_transfer is not null then
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
create trigger transfers_keep_promises after insert on transfers
  for each row when (new.reason in ('starter', 'house', 'allowance', 'returned', 'prize'))
  execute function keep_promised_bonuses();

-- Cards that are bound to their wallet, and cards that are lent.
alter table card_holdings add column bound boolean not null default false;
alter table card_events add column bound boolean not null default false,
  add constraint card_events_bound_when_minted check (not bound or kind = 'minted');
create or replace function guard_holding() returns trigger language plpgsql as $$
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
  if new.owner is distinct from old.owner or new.busy_with like any ('{request:%,cup:%}') then
    new.asked := null;
    new.listed_at := null;
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create or replace function apply_card_event() returns trigger language plpgsql as $$
begin
  if new.from_wallet is not null and exists (
      select from offers where card_id = new.card_id and status = 'open') then
    raise exception 'offers for card % are still open', new.card_id using errcode = 'HF005';
  end if;
  if new.to_wallet is not null and under_auction(new.card_id) then
    raise exception 'card % is under auction', new.card_id using errcode = 'HF005';
  end if;
  if new.to_wallet is not null or new.kind = 'returned' then
    -- Only a match, which made it busy, takes a busy card away; and a bound one stays where it is, or
    -- goes back to where it came from.
    update card_holdings h
       set owner = new.to_wallet, bound = new.bound,
           acquired_at = case when new.to_wallet is not null then new.at end
     where card_id = new.card_id and owner is not distinct from new.from_wallet
       and (busy_with is null or new.kind = 'lost')
       and (not bound or new.kind = 'returned'
            or exists (select from battlers b where b.address = h.owner and b.history));
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
alter table starter_grants add column lent boolean not null default false;
alter table starter_grants alter column lent drop default;
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

-- What was used of a UTC day's budgets: 'bonus', 'bonus:0x…' and 'allowance' in hundredths of a HOOF,
-- 'locked-mints' and 'own-cards' in cards, 'allowance:0x…' once. How much there is the rules say.
create table day_counters (
  day date not null,
  what text collate "C" not null,
  used bigint not null check (used >= 0),
  primary key (day, what)
) with (fillfactor = 70);

insert into day_counters (day, what, used)
select (m.started_at at time zone 'UTC')::date, 'bonus', sum(m.bonus_reserved + coalesce(t.amount, 0))
  from matches m
  left join transfers t on t.reason = 'bonus' and t.reference = m.kind || ':' || m.origin_id
 where m.kind <> 'practice' and m.started_at > now() - interval '30 days'
 group by 1 having sum(m.bonus_reserved + coalesce(t.amount, 0)) > 0;

-- What every wallet has behind it, worked out from its matches.
alter table battlers
  add column matches integer not null default 0,
  add column wallets integer not null default 0,
  add column house_matches integer not null default 0,
  add column house_wallets integer not null default 0,
  add column history boolean not null default false;
-- Two wallets that have played a match out against each other.
create table encounters (
  one wallet_address not null,
  other wallet_address not null,
  primary key (one, other),
  check (one < other)
);
insert into encounters (one, other)
select distinct least(player_0, player_1), greatest(player_0, player_1) from matches
 where kind <> 'practice' and winner is not null and reason not in ('conceded', 'forfeited');
update battlers b
   set matches = w.matches, wallets = w.wallets,
       house_matches = w.house_matches, house_wallets = w.house_wallets,
       history = w.matches + least(w.house_matches, 5) >= 10
             and w.wallets + least(w.house_wallets, 2) >= 5
  from (
    select m.address,
           count(*) filter (where p.house is not true) as matches,
           count(distinct m.opponent) filter (where p.house is not true) as wallets,
           count(*) filter (where p.house) as house_matches,
           count(distinct m.opponent) filter (where p.house) as house_wallets
      from (select player_0 as address, player_1 as opponent, kind, winner, reason from matches
            union all
            select player_1, player_0, kind, winner, reason from matches) m
      left join players p on p.address = m.opponent
     where m.kind <> 'practice' and m.winner is not null
       and m.reason not in ('conceded', 'forfeited')
     group by m.address) w
 where b.address = w.address;

-- Typed bids lapse: those that were typed before had as long as those that are typed from now on.
alter table bids add column lapses_at timestamptz;
update bids set lapses_at = bid_time + interval '30 minutes' where not verified;
alter table bids add constraint bids_typed_lapse check (verified = (lapses_at is null));
drop index bids_amount_once;
create unique index bids_amount_once on bids (auction_id, bid_amount)
  where voided_at is null and verified;

-- One card fetches one ticket for an event, through however many hands it goes.
alter table club_tickets add column card_id integer references cards (id);
alter table club_tickets add unique (event_id, card_id);

-- Secrets that instances share.
create table server_secrets (
  name text primary key,
  value bytea not null check (length(value) = 32)
);
-- Practice is cheap: apart from what is staked, and swept up a day after its end.
drop index matches_by_wake;
drop index matches_by_house;
create index matches_by_wake on matches (wake_at) where finished_at is null and kind <> 'practice';
create index matches_by_house on matches (house_at) where house_at is not null and kind <> 'practice';
create index practice_by_wake on matches (wake_at) where finished_at is null and kind = 'practice';
create index practice_by_house on matches (house_at) where house_at is not null and kind = 'practice';
create index practice_live on matches (player_0) where finished_at is null and kind = 'practice';
create index practice_by_start on matches (started_at) where kind = 'practice';
create index commitments_by_match on commitments (match_id);
create table practice_days (
  day date primary key,
  swept integer not null check (swept > 0)
);
create function forget_match() returns trigger language plpgsql as $$
begin
  if old.kind <> 'practice'
     or coalesce(old.finished_at, old.started_at) > now() - interval '1 day' then
    raise exception 'match % is kept', old.id using errcode = 'HF004';
  end if;
  delete from match_events where match_id = old.id;
  delete from commitments where match_id = old.id;
  delete from house_secrets where match_id = old.id;
  insert into practice_days (day, swept)
  values ((old.started_at at time zone 'UTC')::date, 1)
  on conflict (day) do update set swept = practice_days.swept + 1;
  return old;
end $$;
drop trigger matches_for_ever on matches;
create trigger matches_forget before delete on matches
  for each row execute function forget_match();
create trigger matches_for_ever before truncate on matches
  for each statement execute function refuse_direct_change();
drop trigger match_events_for_ever on match_events;
create trigger match_events_for_ever before update or truncate on match_events
  for each statement execute function refuse_direct_change();
create trigger match_events_stay before delete on match_events
  for each statement when (pg_trigger_depth() = 0) execute function refuse_direct_change();
drop trigger commitments_for_ever on commitments;
create trigger commitments_for_ever before update or truncate on commitments
  for each statement execute function refuse_direct_change();
create trigger commitments_stay before delete on commitments
  for each statement when (pg_trigger_depth() = 0) execute function refuse_direct_change();

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
-- the check names all the others.
alter type card_event_kind add value 'returned';
alter table card_events drop constraint card_events_check;
alter table card_events add constraint card_events_check check (case kind::text
  when 'granted' then from_wallet is null and to_wallet is not null
  when 'auctioned' then from_wallet is null and to_wallet is not null and price is null
  when 'minted' then from_wallet is null and to_wallet is not null and price is not null
  when 'sold' then from_wallet is not null and to_wallet is not null
  when 'lost' then (from_wallet is null) = (to_wallet is null)
  when 'won' then from_wallet is null and to_wallet is null
  when 'levelled' then from_wallet is null and to_wallet is null
  else from_wallet is not null and to_wallet is null and price is not null
end);

-- Trading between players.
alter table card_holdings add column asked hoof_amount, add column listed_at timestamptz,
  add constraint card_holdings_listed check
    ((asked is null) = (listed_at is null) and (asked is null or owner is not null));
create type sale_kind as enum ('external', 'listing', 'offer', 'auction');
alter table sales alter column price type numeric(24, 10),
  add column kind sale_kind not null default 'external',
  add column amount numeric(18, 4) check (amount > 0),
  add column currency text not null default 'ETH' check (currency in ('ETH', 'SOL', 'HOOF')),
  add column reference text unique,
  alter column transaction_hash drop not null;
update sales set amount = price;
alter table sales alter column amount set not null,
  add constraint sales_known_by check (num_nulls(transaction_hash, reference) = 1
    and (kind = 'external') = (transaction_hash is not null));
-- What a wallet sold and bought in the product itself.
create index sales_by_seller on sales (seller, id desc) where reference is not null;
create index sales_by_buyer on sales (buyer, id desc) where reference is not null;

create type offer_status as enum ('open', 'accepted', 'withdrawn', 'expired', 'ended');

-- HOOF that waits in the vault 'offer:12' until the owner of a card says yes.
create table offers (
  id integer generated always as identity primary key,
  card_id integer not null references cards (id),
  bidder wallet_address not null,
  -- Whose card it was when the offer was made; the offer ends when that changes.
  owner wallet_address not null,
  amount hoof_amount not null,
  status offer_status not null default 'open',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  check (bidder <> owner),
  check ((status = 'open') = (ended_at is null))
);

-- One of a wallet for a card at a time.
create unique index offers_one_per_wallet on offers (card_id, bidder) where status = 'open';
create index offers_for_card on offers (card_id, amount desc, id) where status = 'open';
create index offers_due on offers (expires_at) where status = 'open';
create index offers_by_bidder on offers (bidder, id desc);
create index offers_by_owner on offers (owner, id desc);

create function guard_offer() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.id, new.card_id, new.bidder, new.owner, new.amount, new.created_at,
      new.expires_at) is distinct from (old.id, old.card_id, old.bidder, old.owner, old.amount,
      old.created_at, old.expires_at) then
    raise exception 'an offer only ends, and only once' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger offers_guard before update on offers for each row execute function guard_offer();
create trigger offers_for_ever before delete or truncate on offers
  for each statement execute function refuse_direct_change();

-- What a wallet is told, and what it follows.
create table messages (
  id bigint generated always as identity primary key,
  wallet wallet_address not null,
  topic text not null check (topic in ('offer', 'sale', 'auction', 'watch', 'cup', 'week')),
  text text not null,
  href text not null check (href like '/%'),
  at timestamptz not null,
  read_at timestamptz
);
create index messages_by_wallet on messages (wallet, id desc);

-- A card, or every card of a goat.
create table watches (
  wallet wallet_address not null,
  kind text not null check (kind in ('card', 'goat')),
  target integer not null,
  since timestamptz not null,
  primary key (wallet, kind, target)
);
create index watches_by_target on watches (kind, target);

-- Auctions that end. What was replaced, or whose card went to somebody meanwhile, is over; the rest
-- is ended by the clock as if it had just come to its end.
create type auction_state as enum ('running', 'waiting', 'settled', 'returned');
alter table auctions add column state auction_state not null default 'running',
  add column version integer not null default 0;
update auctions a set state = 'returned' where closed or exists (
  select from card_holdings h where h.card_id = a.card_id and h.owner is not null);
drop index auctions_one_per_card;
drop index auctions_by_end;
alter table auctions drop column closed;
create unique index auctions_one_per_card on auctions (card_id) where state in ('running', 'waiting');
create index auctions_by_end on auctions (ends_at, card_id) where state in ('running', 'waiting');
create index auctions_by_card on auctions (card_id, id desc);

-- Nobody's card is auctioned away, and what is over stays over.
create function guard_auction() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from card_holdings where card_id = new.card_id for no key update;
    if exists (select from card_holdings h where h.card_id = new.card_id and h.owner is not null) then
      raise exception 'card % has an owner', new.card_id using errcode = 'HF005';
    end if;
    return new;
  end if;
  if old.state in ('settled', 'returned')
     or (old.state, new.state) in (('waiting', 'running'), ('running', 'settled')) then
    raise exception 'auction % is %', old.id, old.state using errcode = 'HF004';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger auctions_guard before insert or update on auctions
  for each row execute function guard_auction();
create trigger auctions_for_ever before delete or truncate on auctions
  for each statement execute function refuse_direct_change();

create index bids_by_bidder on bids (bidder_address, id desc);

create type ask_outcome as enum ('sold', 'lapsed', 'passed');

-- Who was asked to buy, one after the other.
create table auction_asks (
  auction_id integer not null references auctions (id),
  turn smallint not null check (turn > 0),
  wallet wallet_address not null,
  bid_id integer not null references bids (id),
  amount numeric(18, 2) not null check (amount > 0),
  asked_at timestamptz not null,
  until timestamptz not null check (until > asked_at),
  -- When the wallet said that it has paid: from there on an operator decides, not the clock.
  paid_at timestamptz,
  -- Null while it waits.
  outcome ask_outcome,
  ended_at timestamptz,
  -- Why an operator passed it on.
  reason text,
  primary key (auction_id, turn),
  unique (auction_id, wallet),
  check ((outcome is null) = (ended_at is null)),
  check (outcome = 'passed' or reason is null)
);

-- One is asked at a time, and one wins.
create unique index auction_asks_one_waits on auction_asks (auction_id) where outcome is null;
create unique index auction_asks_one_wins on auction_asks (auction_id) where outcome = 'sold';

create function guard_ask() returns trigger language plpgsql as $$
begin
  if old.outcome is not null or (new.auction_id, new.turn, new.wallet, new.bid_id, new.amount,
      new.asked_at, new.until) is distinct from (old.auction_id, old.turn, old.wallet, old.bid_id,
      old.amount, old.asked_at, old.until) then
    raise exception 'whoever was asked was asked' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger auction_asks_guard before update on auction_asks
  for each row execute function guard_ask();
create trigger auction_asks_for_ever before delete or truncate on auction_asks
  for each statement execute function refuse_direct_change();

-- Whoever let the time to buy pass may not bid for a while.
create table bid_bans (
  wallet wallet_address primary key,
  auction_id integer not null references auctions (id),
  since timestamptz not null,
  until timestamptz not null check (until > since)
);

alter type card_event_kind add value 'auctioned';
alter table sales alter column seller drop not null,
  add constraint sales_from_somebody check (seller is not null or kind = 'auction');

-- The explorer: the shelf, how rare a trait is, and what was sold by goat, tier and score.
-- What is for sale and can be bought now: one row for every holding with a price that is not
-- engaged, with what the catalogue filters and sorts by. Whoever looks for what is for sale walks
-- these rows and no others, however many cards there are.
create table shelf (
  id integer primary key references cards (id),
  facet_id smallint not null,
  strong_in attribute not null,
  background text not null,
  expression text not null,
  accessories text not null,
  special text not null,
  kit text not null,
  pose text not null,
  goat_score smallint not null,
  price_hoof bigint not null,
  asked hoof_amount not null,
  -- Milliseconds, negated: the newest come first, as with every descending order (02-collection.sql).
  listed_key bigint not null
);
create index shelf_by_score on shelf ((-goat_score), id);
create index shelf_by_price on shelf (price_hoof, id);
create index shelf_by_asked on shelf (asked, id);
create index shelf_by_listed on shelf (listed_key, id);
create index shelf_by_facet_score on shelf (facet_id, (-goat_score), id);
create index shelf_by_facet_price on shelf (facet_id, price_hoof, id);
create index shelf_by_facet_asked on shelf (facet_id, asked, id);
create index shelf_by_facet_listed on shelf (facet_id, listed_key, id);
create index shelf_by_facet_id on shelf (facet_id, id);
create index shelf_by_strength_score on shelf (strong_in, (-goat_score), id);
create index shelf_by_strength_price on shelf (strong_in, price_hoof, id);
create index shelf_by_strength_asked on shelf (strong_in, asked, id);
create index shelf_by_strength_listed on shelf (strong_in, listed_key, id);
create index shelf_by_strength_id on shelf (strong_in, id);
create index shelf_by_facet_strength_score on shelf (facet_id, strong_in, (-goat_score), id);
create index shelf_by_facet_strength_price on shelf (facet_id, strong_in, price_hoof, id);
create index shelf_by_facet_strength_asked on shelf (facet_id, strong_in, asked, id);
create index shelf_by_facet_strength_listed on shelf (facet_id, strong_in, listed_key, id);
create index shelf_by_facet_strength_id on shelf (facet_id, strong_in, id);

create function keep_shelf() returns trigger language plpgsql as $$
begin
  delete from shelf where id = new.card_id;
  if new.asked is not null and new.busy_with is null then
    insert into shelf (id, facet_id, strong_in, background, expression, accessories, special, kit,
                       pose, goat_score, price_hoof, asked, listed_key)
    select id, facet_id, strong_in, background, expression, accessories, special, kit,
           pose, goat_score, price_hoof, new.asked, -floor(extract(epoch from new.listed_at) * 1000)
      from cards where id = new.card_id;
  end if;
  return null;
end $$;
create trigger card_holdings_on_shelf after update on card_holdings
  for each row when ((old.asked is not null or new.asked is not null)
    and (old.asked, old.listed_at, old.busy_with) is distinct from (new.asked, new.listed_at, new.busy_with))
  execute function keep_shelf();

-- A card that grows is set free in the same stroke, and may stand on the shelf by then.
create function keep_shelf_score() returns trigger language plpgsql as $$
begin
  update shelf set goat_score = new.goat_score, price_hoof = new.price_hoof where id = new.id;
  return null;
end $$;
create trigger cards_on_shelf after update on cards
  for each row when ((old.goat_score, old.price_hoof) is distinct from (new.goat_score, new.price_hoof))
  execute function keep_shelf_score();

-- How many cards of a goat in a tier have what drawn on them: how rare a trait is, and which facets
-- can hold it at all, are decided on these few rows.
create table trait_counts (
  base_goat_id smallint not null,
  rarity rarity not null,
  trait text not null,
  value text not null,
  cards integer not null check (cards > 0),
  primary key (trait, value, base_goat_id, rarity)
);

create function count_traits() returns trigger language plpgsql as $$
begin
  insert into trait_counts (base_goat_id, rarity, trait, value, cards)
  select base_goat_id, rarity, t.trait, t.value, count(*) from minted
   cross join lateral (values ('background', background), ('expression', expression),
     ('accessories', accessories), ('special', special), ('kit', kit), ('pose', pose)) t (trait, value)
   group by 1, 2, 3, 4
  on conflict (trait, value, base_goat_id, rarity)
    do update set cards = trait_counts.cards + excluded.cards;
  return null;
end $$;
create trigger cards_count_traits after insert on cards
  referencing new table as minted for each statement execute function count_traits();
insert into trait_counts (base_goat_id, rarity, trait, value, cards)
select base_goat_id, rarity, t.trait, t.value, count(*) from cards
 cross join lateral (values ('background', background), ('expression', expression),
   ('accessories', accessories), ('special', special), ('kit', kit), ('pose', pose)) t (trait, value)
 group by 1, 2, 3, 4;

alter table sales add column base_goat_id smallint, add column rarity rarity,
  add column goat_score smallint;
update sales s set base_goat_id = c.base_goat_id, rarity = c.rarity, goat_score = c.goat_score
  from cards c where c.id = s.card_id;
alter table sales alter column base_goat_id set not null, alter column rarity set not null,
  alter column goat_score set not null;
-- What was sold is compared by goat, tier and score: as they stood when the sale was written down.
create function describe_sale() returns trigger language plpgsql as $$
begin
  select base_goat_id, rarity, goat_score into new.base_goat_id, new.rarity, new.goat_score
    from cards where id = new.card_id;
  return new;
end $$;
create trigger sales_described before insert on sales
  for each row execute function describe_sale();
create index sales_by_time on sales (sold_at desc, id desc);
create index sales_by_goat on sales (base_goat_id, rarity, sold_at desc, id desc);
create index sales_by_score on sales (rarity, goat_score, sold_at desc, id desc);

-- Bounds for what a wallet is told unasked, the end of auctions, and what gives a wash trade away.
alter table messages add column sender wallet_address;
create table auctions_announced (
  auction_id integer primary key references auctions (id),
  at timestamptz not null
);
create index sales_between on sales (seller, buyer, sold_at);
create index sales_counted on sales (rarity, sold_at desc)
  where wash_reason is null and currency = 'HOOF';
create index transfers_given on transfers (from_account, to_account, at) where reason = 'transfer';

-- Cups and the weekly table. A tie is a match like any other; a cup has many.
alter table matches drop constraint matches_kind_check;
alter table matches add constraint matches_kind_check
  check (kind in ('challenge', 'request', 'practice', 'cup'));
drop index matches_one_per_origin;
create unique index matches_one_per_origin on matches (kind, origin_id)
  where origin_id is not null and kind <> 'cup';

create type cup_kind as enum ('knockout', 'clubs');
create type cup_status as enum ('open', 'running', 'finished', 'cancelled');
create type entry_state as enum ('in', 'not-drawn', 'out', 'won');

create table cups (
  id integer generated always as identity primary key,
  kind cup_kind not null,
  rarity rarity not null,
  size smallint not null check (size > 1),
  -- What an entry beyond the day's free one costs.
  fee bigint not null check (fee >= 0),
  opens_at timestamptz not null,
  starts_at timestamptz not null,
  status cup_status not null default 'open',
  -- One more with everything that happens to it: whoever starts it or ends a tie names the one that was read.
  version integer not null default 0,
  -- Of the schedule: the same slot makes no second cup, whichever instance wakes first.
  slot bigint,
  -- What the draw comes from. Its hash is told from the start, itself when the draw is made.
  seed text not null check (length(seed) = 64 and seed ~ '^[0-9a-f]+$'),
  -- What the ties' server seeds come from. Its hash is told from the start, itself at the end.
  secret text not null check (length(secret) = 64 and secret ~ '^[0-9a-f]+$'),
  -- What the treasury adds; kept back while the cup runs.
  pool bigint not null default 0 check (pool >= 0),
  -- The goats of each club, where two meet.
  clubs json,
  -- Why it was called off.
  reason text,
  ended_at timestamptz,
  constraint cups_open_before_start check (opens_at < starts_at),
  constraint cups_of_clubs check ((kind = 'clubs') = (clubs is not null)),
  constraint cups_ended_when check ((status in ('finished', 'cancelled')) = (ended_at is not null)),
  constraint cups_called_off check ((status = 'cancelled') = (reason is not null)),
  constraint cups_pool_when check (pool = 0 or status in ('running', 'finished'))
) with (fillfactor = 70);
create unique index cups_by_slot on cups (kind, slot) where slot is not null;
create index cups_to_start on cups (starts_at) where status = 'open';
create index cups_by_start on cups (starts_at desc, id desc);
create index cups_running on cups (pool) where status = 'running';

-- What was settled when a cup opened never changes, and it only goes forward.
create function guard_cup() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.rarity, new.size, new.fee, new.opens_at, new.starts_at, new.slot, new.seed,
      new.secret, new.clubs::text)
     is distinct from
     (old.id, old.kind, old.rarity, old.size, old.fee, old.opens_at, old.starts_at, old.slot, old.seed,
      old.secret, old.clubs::text)
     or old.status in ('finished', 'cancelled')
     or (old.status = 'running' and (new.pool <> old.pool or new.status not in ('running', 'finished'))) then
    raise exception 'cup % only goes forward', old.id using errcode = 'HF004';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger cups_guard before update on cups for each row execute function guard_cup();
create trigger cups_for_ever before delete or truncate on cups
  for each statement execute function refuse_direct_change();

create table cup_entries (
  id integer generated always as identity primary key,
  cup_id integer not null references cups (id),
  wallet wallet_address not null,
  house boolean not null,
  -- A history, where one is asked for.
  known boolean not null,
  club smallint check (club in (0, 1)),
  fee bigint not null check (fee >= 0),
  -- The UTC day whose free entry it is.
  free_day date,
  -- The cards as they were entered, the announced one first.
  hand json not null,
  entered_at timestamptz not null,
  state entry_state not null default 'in',
  -- 1, 2, or 3 for a beaten semi-finalist.
  place smallint check (place > 0),
  prize bigint not null default 0 check (prize >= 0),
  constraint cup_entries_once unique (cup_id, wallet),
  constraint cup_entries_free check (fee = 0 or free_day is null),
  constraint cup_entries_house check (not house or (fee = 0 and free_day is null and prize = 0)),
  constraint cup_entries_won check (state <> 'won' or place = 1)
);
create index cup_entries_by_wallet on cup_entries (wallet, cup_id desc);
create index cup_entries_placed on cup_entries (wallet) where place is not null;

-- Out again only while the cup is open; what has become of somebody stays.
create function guard_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from cups where id = old.cup_id and status = 'open') then
      raise exception 'cup % has begun', old.cup_id using errcode = 'HF004';
    end if;
    return old;
  end if;
  if (new.id, new.cup_id, new.wallet, new.house, new.known, new.club, new.fee, new.free_day,
      new.hand::text, new.entered_at)
     is distinct from
     (old.id, old.cup_id, old.wallet, old.house, old.known, old.club, old.fee, old.free_day,
      old.hand::text, old.entered_at) then
    raise exception 'what was entered stays' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger cup_entries_guard before update or delete on cup_entries
  for each row execute function guard_entry();
create trigger cup_entries_for_ever before truncate on cup_entries
  for each statement execute function refuse_direct_change();

create table cup_ties (
  cup_id integer not null references cups (id),
  round smallint not null check (round > 0),
  index smallint not null check (index >= 0),
  -- Null is a bye.
  player_0 wallet_address,
  player_1 wallet_address,
  match_id integer unique references matches (id),
  winner wallet_address,
  -- Rounds won, and the cards that really played.
  score smallint[],
  brought integer[],
  began_at timestamptz not null,
  ended_at timestamptz,
  primary key (cup_id, round, index),
  constraint cup_ties_bye check ((match_id is null) = (player_0 is null or player_1 is null)),
  constraint cup_ties_winner check (winner in (player_0, player_1)),
  constraint cup_ties_ended check ((winner is null) = (ended_at is null))
);
-- A tie ends once.
create function guard_tie() returns trigger language plpgsql as $$
begin
  if old.winner is not null or (new.cup_id, new.round, new.index, new.player_0, new.player_1,
      new.match_id, new.began_at) is distinct from (old.cup_id, old.round, old.index, old.player_0,
      old.player_1, old.match_id, old.began_at) then
    raise exception 'a tie ends, and only once' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger cup_ties_guard before update on cup_ties for each row execute function guard_tie();
create trigger cup_ties_for_ever before delete or truncate on cup_ties
  for each statement execute function refuse_direct_change();

-- The table of every week; a week is the count of weeks since 1970 that begin on Monday in UTC.
create table week_points (
  week integer not null,
  wallet wallet_address not null,
  points integer not null check (points >= 0),
  wins integer not null default 0,
  losses integer not null default 0,
  primary key (week, wallet)
) with (fillfactor = 70);
create index week_points_by_rank on week_points (week, points desc, wallet);

-- How many matches of two wallets count in a week.
create table week_meetings (
  week integer not null,
  one wallet_address not null,
  other wallet_address not null,
  counted smallint not null check (counted >= 0),
  primary key (week, one, other),
  check (one < other)
) with (fillfactor = 80);

-- Weeks in which anybody played for points, and when their best were paid: nothing counts afterwards.
create table weeks (
  week integer primary key,
  paid_at timestamptz,
  -- What was there to share, in whole HOOF.
  budget integer,
  constraint weeks_paid check ((paid_at is null) = (budget is null))
);
create index weeks_unpaid on weeks (week) where paid_at is null;
create function guard_week() returns trigger language plpgsql as $$
begin
  if old.paid_at is not null then
    raise exception 'week % has been paid', old.week using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger weeks_guard before update on weeks for each row execute function guard_week();
create trigger weeks_for_ever before delete or truncate on weeks
  for each statement execute function refuse_direct_change();

create table week_prizes (
  week integer not null references weeks (week),
  wallet wallet_address not null,
  rank smallint not null check (rank > 0),
  points integer not null,
  amount hoof_amount not null,
  primary key (week, wallet)
);
create trigger week_prizes_for_ever before update or delete or truncate on week_prizes
  for each statement execute function refuse_direct_change();

create or replace function keep_promised_bonuses() returns trigger language plpgsql as $$
declare
  promised bigint;
begin
  -- What a cup's vault pays is not the treasury's.
  if (select kind from accounts where id = new.from_account) <> 'treasury' then
    return null;
  end if;
  select (select coalesce(sum(bonus_reserved), 0) from matches where bonus_reserved > 0)
       + (select coalesce(sum(pool), 0) from cups where status = 'running') into promised;
  if new.from_balance < promised then
    raise exception 'the treasury has promised % to live matches and cups', promised using
      errcode = 'HF001',
      detail = json_build_object('account', 'treasury',
        'available', new.from_balance + new.amount - promised, 'required', new.amount)::text;
  end if;
  return null;
end $$;

-- Which matches the table of which week is made of.
alter table match_ratings add column week integer;
-- Names that players choose, reports of them, and what the operator took away.
alter table players add column name_key text, add column named_at timestamptz;
alter table players add constraint players_name_key_key unique (name_key);
alter table players add constraint players_chose_a_name
  check (house or (name_key is not null and named_at is not null));

-- Names that somebody does not want to read, until the operator has looked.
create table name_reports (
  id bigint generated always as identity primary key,
  reporter wallet_address not null,
  address wallet_address not null,
  -- As it was then: whoever changes it is not blamed for it any more.
  name text not null,
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null,
  -- Looked at and left alone: the same people need not say so again.
  dismissed_at timestamptz,
  constraint name_reports_once unique (reporter, address, name)
);
create index name_reports_open on name_reports (address, name) where dismissed_at is null;
create index name_reports_by_address on name_reports (address);

-- Names that the operator took away, and until when their wallets may not take them again.
create table name_resets (
  address wallet_address not null,
  name_key text not null,
  until timestamptz not null,
  primary key (address, name_key)
);
create index name_resets_by_end on name_resets (until);

-- Whom a player has met, from the other side too.
create index match_ratings_by_other on match_ratings (other, one);
