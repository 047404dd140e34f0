-- From version 17 to 18: cards and HOOF can leave for a chain.

-- New values of a type may not be used in the transaction that adds them, so the two types that the
-- ledger's rules speak of are made anew, with everything that hangs on them.
drop view entries;
drop trigger transfers_keep_promises on transfers;
drop function is_allowed_path;
drop function takes_free_only;
drop index transfers_given;
alter type transfer_reason rename to transfer_reason_before;
create type transfer_reason as enum (
  'genesis', 'starter', 'house', 'mint', 'transfer', 'stake', 'refund', 'payout', 'bonus',
  'allowance', 'returned', 'offer', 'sale', 'fee', 'entry', 'prize',
  'withdraw', 'withdrawn', 'deposit', 'exit'
);
alter table transfers alter column reason type transfer_reason using reason::text::transfer_reason;
drop type transfer_reason_before;
alter type account_kind rename to account_kind_before;
create type account_kind as enum ('genesis', 'treasury', 'wallet', 'vault', 'chain');
alter table accounts alter column kind type account_kind using kind::text::account_kind;
drop type account_kind_before;
create view entries as
  select from_account as account_id, id as transfer_id, -amount as amount, -locked_out as locked,
         from_balance as balance, from_previous as previous, reason, reference, at
    from transfers
  union all
  select to_account, id, amount, locked_in, to_balance, to_previous, reason, reference, at
    from transfers;
create index transfers_given on transfers (from_account, to_account, at) where reason = 'transfer';
-- What a wallet has at stake: it is part of what the chain promises to it.
create index stakes_held on stakes (wallet_account) where state = 'held';
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
    when 'withdraw' then source = 'wallet' and target = 'vault'
    when 'withdrawn' then source = 'vault' and target = 'chain'
    when 'deposit' then source = 'chain' and target in ('wallet', 'treasury')
    when 'exit' then source in ('wallet', 'treasury') and target = 'chain'
  end
$$;
create function takes_free_only(reason transfer_reason) returns boolean language sql immutable as $$
  select reason in ('transfer', 'offer', 'sale', 'fee', 'entry', 'prize', 'withdraw', 'withdrawn', 'exit')
$$;
create trigger transfers_keep_promises after insert on transfers
  for each row when (new.reason in ('starter', 'house', 'allowance', 'returned', 'prize')) execute function keep_promised_bonuses();
create or replace function apply_transfer() returns trigger language plpgsql as $$
declare
  source account_kind;
  target account_kind;
  source_name text;
  target_name text;
  staked boolean;
  own bigint;
  others bigint;
  others_locked bigint;
begin
  -- What is locked of it, before anything moves.
  select kind, name, case when kind <> 'wallet' or takes_free_only(new.reason) then 0
                          else least(new.amount, locked) end
    into source, source_name, new.locked_out from accounts where id = new.from_account;
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
     returning kind, name, balance, previous_transfer
          into target, target_name, new.to_balance, new.to_previous;
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
     returning kind, name, balance, previous_transfer
          into target, target_name, new.to_balance, new.to_previous;
  end if;
  if is_allowed_path(new.reason, source, target) is not true then
    raise exception 'a % never goes from % to %', new.reason, source, target
      using errcode = 'HF002';
  end if;
  -- Minted once: the first transfer there ever was.
  if source = 'genesis' and new.id <> 1 then
    raise exception 'the supply never changes' using errcode = 'HF002';
  end if;
  -- The vault of a voucher holds a withdrawal and nothing else, and pays the chain or gives it back.
  if target = 'vault' and (target_name like 'withdrawal:%') <> (new.reason = 'withdraw')
     or source = 'vault' and new.reason = 'payout' and source_name like 'withdrawal:%' then
    raise exception 'a % does not go from % to %', new.reason, source_name, target_name
      using errcode = 'HF003';
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
  elsif source = 'vault' and new.reason in ('sale', 'fee', 'prize', 'withdrawn') then
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
         when a.name like 'withdrawal:%' then
           new.reason = 'withdrawn' and state = 'held' and new.from_balance = 0
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
  if new.name in ('genesis', 'treasury', 'chain') then
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
insert into accounts (name) values ('chain');

-- Cards: the check names the new kinds as text, which may be used at once.
alter type card_event_kind add value 'withdrawn';
alter type card_event_kind add value 'moved';
alter type card_event_kind add value 'deposited';
alter table card_events drop constraint card_events_check;
alter table card_events add constraint card_events_check check (case kind::text
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
  end);
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
  if new.owner is distinct from old.owner
     or new.busy_with like any ('{request:%,cup:%,withdrawal:%,chain:%}') then
    new.asked := null;
    new.listed_at := null;
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create or replace function apply_card_event() returns trigger language plpgsql as $$
begin
  if (new.from_wallet is not null or new.kind = 'withdrawn') and exists (
      select from offers where card_id = new.card_id and status = 'open') then
    raise exception 'offers for card % are still open', new.card_id using errcode = 'HF005';
  end if;
  if new.to_wallet is not null and new.kind not in ('withdrawn', 'moved')
     and under_auction(new.card_id) then
    raise exception 'card % is under auction', new.card_id using errcode = 'HF005';
  end if;
  if new.to_wallet is not null or new.kind = 'returned' then
    -- Only a match, which made it busy, takes a busy card away; and a bound one stays where it is, or
    -- goes back to where it came from.
    update card_holdings h
       set owner = new.to_wallet, bound = new.bound,
           acquired_at = case when new.to_wallet is not null then new.at end
     where card_id = new.card_id and owner is not distinct from new.from_wallet
       and case new.kind when 'lost' then true when 'moved' then busy_with like 'chain:%'
             when 'withdrawn' then busy_with is null or busy_with like 'withdrawal:%'
             else busy_with is null end
       and (not bound or new.kind in ('returned', 'withdrawn')
            or exists (select from battlers b where b.address = h.owner and b.history));
    if not found then
      raise exception 'card % is not there to change hands', new.card_id using errcode = 'HF005';
    end if;
  end if;
  -- A card leaves from rest or with its voucher, never out of a game; and a bound one stays, unless the
  -- chain itself has given it to somebody else.
  if new.kind in ('withdrawn', 'deposited') then
    update card_holdings h
       set busy_with = case new.kind when 'withdrawn' then
             'chain:' || (select c.token_id from cards c where c.id = new.card_id) end,
           busy_secretly = false
     where card_id = new.card_id
       and case new.kind when 'deposited' then busy_with like 'chain:%'
             else (busy_with is null or busy_with like 'withdrawal:%')
               and (not bound or new.to_wallet is not null
                    or exists (select from battlers b where b.address = h.owner and b.history)) end;
    if not found then
      raise exception 'card % is not where it would have to be', new.card_id using errcode = 'HF005';
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

alter table messages drop constraint messages_topic_check;
alter table messages add constraint messages_topic_check
  check (topic in ('match', 'cup', 'offer', 'sale', 'auction', 'watch', 'week', 'chain'));

-- What happened on the chain, as this world has seen it; what it was asked to pay out; and what it has
-- published about who owns what. Hashes and addresses are as the chain has them: bytes, and lower case.

create domain chain_hash as bytea check (length(value) = 32);

-- Every transaction of the embedded chain, written down before it is sent: after a crash the chain is
-- made again from these, in this order and with these times.
create table chain_journal (
  seq bigint generated always as identity primary key,
  raw bytea not null,
  hash chain_hash not null unique,
  -- Seconds, as the block that holds it says.
  block_time bigint not null,
  at timestamptz not null default now()
);

-- Which chain this world belongs to, and what the indexer saw there last. One row at most.
create table chain_state (
  one boolean primary key default true check (one),
  chain_id bigint not null,
  embedded boolean not null,
  stadium wallet_address not null,
  -- The embedded chain's address on the machine that runs it, for the other instances there.
  node_url text,
  -- Blocks: the newest, the newest that can no longer change, and the newest that was read.
  head bigint not null default 0,
  final bigint not null default 0,
  seen bigint not null default -1,
  -- What the contracts said at `seen`, in hundredths.
  stadium_balance bigint not null default 0,
  claims bigint not null default 0,
  float bigint not null default 0,
  left_today bigint not null default 0,
  paused boolean not null default false,
  frozen boolean not null default false,
  -- What the poster has left to pay for transactions, in wei.
  poster_balance numeric not null default 0,
  checked_at timestamptz,
  -- Why the last round failed; null when it did not.
  problem text
);

create table chain_blocks (
  number bigint primary key,
  hash chain_hash not null,
  parent_hash chain_hash not null,
  time timestamptz not null
);

-- What our contracts said. A row is written when it is seen and goes away again with its block; once
-- final it stays, and its effects are applied once.
create table chain_logs (
  block_number bigint not null references chain_blocks (number) on delete cascade,
  log_index integer not null,
  tx_hash chain_hash not null,
  contract text not null check (contract in ('hoof', 'cards', 'stadium')),
  event text not null,
  -- The event's arguments by name; numbers as text.
  args jsonb not null,
  final boolean not null default false,
  applied_at timestamptz,
  primary key (block_number, log_index),
  check (applied_at is null or final)
);
create index chain_logs_to_apply on chain_logs (block_number, log_index) where applied_at is null;
create index chain_logs_by_event on chain_logs (event, block_number, log_index);
-- Whether a voucher was redeemed; what somebody has brought in.
create index chain_logs_by_voucher on chain_logs ((args ->> 'number'))
  where event in ('HoofWithdrawn', 'CardWithdrawn');
create index chain_logs_by_depositor on chain_logs ((args ->> 'account'), block_number desc)
  where event in ('HoofDeposited', 'CardDeposited');
create index chain_logs_by_giver on chain_logs ((args ->> 'from'))
  where event = 'Transfer' and contract = 'hoof';
-- A wallet's last word about leaving: anybody can ask and stay a thousand times in one transaction.
create index chain_logs_by_asker on chain_logs ((args ->> 'account'), block_number desc, log_index desc)
  where event in ('Asked', 'Stayed');
-- A root by its number; deposits by theirs, and where a card has gone since. Visitors ask for these.
create index chain_logs_by_epoch on chain_logs ((args ->> 'epoch'))
  where event in ('RootPosted', 'RootActivated', 'RootDropped');
create index chain_logs_by_deposit on chain_logs (event, ((args ->> 'number')::bigint))
  where event in ('HoofDeposited', 'CardDeposited');
create index chain_logs_by_token on chain_logs ((args ->> 'token'))
  where event in ('CardDeposited', 'CardWithdrawn', 'CardExited');

create function guard_chain_log() returns trigger language plpgsql as $$
begin
  if old.final and tg_op = 'DELETE' then
    raise exception 'what is final on the chain stays' using errcode = 'HF004';
  end if;
  if tg_op = 'UPDATE' and (old.final and not new.final or old.applied_at is not null) then
    raise exception 'what is final on the chain stays' using errcode = 'HF004';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger chain_logs_guard before update or delete on chain_logs
  for each row execute function guard_chain_log();

create type withdrawal_state as enum ('signed', 'final', 'expired', 'void');

-- Vouchers. HOOF waits in the vault 'withdrawal:ID', a card is engaged with it, until the chain has
-- paid (final), the deadline has passed there (expired), or an exit has paid the same (void).
create table withdrawals (
  id integer primary key check (id > 0),
  wallet wallet_address not null,
  hoof hoof_amount,
  card_id integer references cards (id),
  -- How often the account had left when the voucher was signed: part of what is signed.
  exits bigint not null default 0,
  deadline timestamptz not null,
  state withdrawal_state not null default 'signed',
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((hoof is null) <> (card_id is null)),
  check ((state = 'signed') = (ended_at is null))
);
create sequence withdrawal_ids as integer;

-- A number is spent on the chain once, also by a thief, or before a backup was brought back.
create function next_withdrawal_id() returns integer language plpgsql as $$
declare
  v_id integer;
begin
  loop
    v_id := nextval('withdrawal_ids');
    exit when not exists (
      select from chain_logs
       where event in ('HoofWithdrawn', 'CardWithdrawn') and args ->> 'number' = v_id::text);
  end loop;
  return v_id;
end $$;
create index withdrawals_by_wallet on withdrawals (wallet, id desc);
create index withdrawals_open on withdrawals (deadline) where state = 'signed';

create function guard_withdrawal() returns trigger language plpgsql as $$
begin
  if old.state <> 'signed' or (new.id, new.wallet, new.hoof, new.card_id, new.exits, new.deadline)
     is distinct from (old.id, old.wallet, old.hoof, old.card_id, old.exits, old.deadline) then
    raise exception 'withdrawal % is over, or other than it was', old.id using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger withdrawals_guard before update on withdrawals
  for each row execute function guard_withdrawal();
create trigger withdrawals_for_ever before delete or truncate on withdrawals
  for each statement execute function refuse_direct_change();

-- Wallets that asked the contract for a forced exit: the game begins nothing more with them.
create table leaving_wallets (
  wallet wallet_address primary key,
  asked_at timestamptz not null
);

create type root_state as enum ('made', 'posted', 'active', 'replaced', 'dropped');

-- What was published about who owns what. Made before it is posted, so that no root is on chain whose
-- leaves are lost.
create table chain_roots (
  id integer generated always as identity primary key,
  -- The contract's number, known once it is posted.
  epoch bigint unique,
  accounts_root chain_hash not null,
  cards_root chain_hash not null,
  sum bigint not null check (sum >= 0),
  deposits bigint not null,
  card_deposits bigint not null,
  -- SHA-256 of the list of leaves, which is kept gzipped.
  data_hash chain_hash not null,
  leaves bytea not null,
  accounts integer not null,
  cards integer not null,
  -- The final block up to which the chain's events are in it.
  cut_block bigint not null,
  tx_hash chain_hash,
  state root_state not null default 'made',
  made_at timestamptz not null,
  posted_at timestamptz,
  active_at timestamptz
);
create index chain_roots_by_state on chain_roots (state, id desc);
