-- HOOF in whole hundredths. All of it is minted once, below, and the sum never changes.
--
-- Inserting a row into transfers IS the movement: a trigger changes both balances in the same
-- statement, and nothing else may touch a balance. Whoever writes SQL by hand can therefore move
-- HOOF, but cannot make, burn or lose any. Refusals carry an SQLSTATE of their own (HF…).
--
-- The hottest statement of the product runs through here. Table checks and trigger conditions are
-- read anew from their text by every statement; domains and plpgsql are not. Hence the domains, and
-- hence it is the trigger that lets nobody but genesis go below zero.
-- 'chain' is what is outside the Stadium, in people's own wallets on the chain.
create type account_kind as enum ('genesis', 'treasury', 'wallet', 'vault', 'chain');

create domain hoof_amount as bigint check (value > 0);
-- What something was for: 'starter:0x…', 'card:17', 'challenge:12', 'match:7'.
create domain reference as text collate "C"
  check (length(value) >= 3 and length(value) <= 80 and value like '_%:_%');

create table accounts (
  id bigint generated always as identity primary key,
  -- 'genesis', 'treasury', a wallet's address, or what a vault is for: 'challenge:12'.
  name text collate "C" not null unique,
  kind account_kind not null,
  balance bigint not null default 0,
  -- How much of it is locked: it can be played and minted with, and not be traded or taken away.
  -- The treasury's has no colour; it gets one when it is given.
  locked bigint not null default 0,
  -- The two newest links of the account's chain of transfers.
  last_transfer bigint,
  previous_transfer bigint
) with (fillfactor = 50);

create type transfer_reason as enum (
  'genesis', 'starter', 'house', 'mint', 'transfer', 'stake', 'refund', 'payout', 'bonus',
  'allowance', 'returned', 'offer', 'sale', 'fee', 'entry', 'prize',
  'withdraw', 'withdrawn', 'deposit', 'exit', 'bond', 'forfeit'
);

-- In which colour HOOF arrives that did not belong to whom it goes to: as it was, or one of the two.
create type hoof_colour as enum ('kept', 'locked', 'free');

-- One row holds both entries, so that an unbalanced transfer cannot be written down. Each side
-- names the account's previous transfer: the history of a wallet is read along that chain, and no
-- index by account has to grow with every transfer. There are no foreign keys because the trigger
-- has both account rows in hand anyway, and accounts cannot be deleted.
create table transfers (
  id bigint generated always as identity primary key,
  reason transfer_reason not null,
  reference reference not null,
  from_account bigint not null,
  to_account bigint not null,
  amount hoof_amount not null,
  arrives hoof_colour not null default 'kept',
  at timestamptz not null,
  -- How much of the amount was locked when it went, and is locked since it came.
  locked_out bigint not null,
  locked_in bigint not null,
  from_balance bigint not null,
  to_balance bigint not null,
  from_previous bigint,
  to_previous bigint
);

-- The same thing is never paid twice, however often it is tried.
create unique index transfers_once on transfers (reference, reason, from_account, to_account);
-- Gifts between wallets are rare, and a sale between the two is looked at with other eyes.
create index transfers_given on transfers (from_account, to_account, at) where reason = 'transfer';

-- The two sides of every transfer as a ledger writes them.
create view entries as
  select from_account as account_id, id as transfer_id, -amount as amount, -locked_out as locked,
         from_balance as balance, from_previous as previous, reason, reference, at
    from transfers
  union all
  select to_account, id, amount, locked_in, to_balance, to_previous, reason, reference, at
    from transfers;

create type stake_state as enum ('held', 'refunded', 'paid');

-- What lies in the vaults, and whose it was. Written by apply_transfer alone, with both account rows
-- in hand: a vault gives a stake back to the wallet that put it in, or everything to one of the
-- wallets that did, and nothing else.
create table stakes (
  vault_account bigint not null,
  wallet_account bigint not null,
  amount hoof_amount not null,
  -- How much of it was locked: a stake keeps its colour.
  locked bigint not null,
  state stake_state not null default 'held',
  primary key (vault_account, wallet_account)
);
-- What a wallet has at stake: it is part of what the chain promises to it.
create index stakes_held on stakes (wallet_account) where state = 'held';

-- The only way HOOF may flow. There is no path out of a vault but back to those who staked, and none
-- between a wallet and an operator.
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
    when 'bond' then source = 'wallet' and target = 'vault'
    when 'forfeit' then source = 'vault' and target = 'treasury'
  end
$$;

-- What only free HOOF can pay for. Everything else takes the locked first.
create function takes_free_only(reason transfer_reason) returns boolean language sql immutable as $$
  select reason in ('transfer', 'offer', 'sale', 'fee', 'entry', 'prize', 'withdraw', 'withdrawn', 'exit')
$$;

-- Only a stake, an offer, an entry, a withdrawal or a bond goes into a vault, and only a refund, a
-- payout, a sale, a prize, what the chain has paid or a bond that is lost comes out: is_allowed_path has
-- seen to that when the trigger comes to the stakes.
create function apply_transfer() returns trigger language plpgsql as $$
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
      -- Said this way, nobody can look for a vault in the index of what wallets have at stake.
      from stakes where vault_account = new.from_account and state not in ('refunded', 'paid');
    if new.reason = 'refund' then
      new.locked_out := own;
      new.locked_in := own;
    elsif new.reason = 'forfeit' then
      new.locked_out := others_locked;
      new.locked_in := 0;
    else
      new.locked_out := own + others_locked;
      new.locked_in := own + case new.arrives when 'kept' then others_locked
                                              when 'locked' then others else 0 end;
    end if;
  elsif new.reason in ('stake', 'bond') then
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
  -- The vault of an auction holds the bond of whoever leads, and gives it back or to the treasury.
  if target = 'vault' and (target_name like 'bond:%') <> (new.reason = 'bond')
     or source = 'vault' and source_name like 'bond:%' and new.reason not in ('refund', 'forfeit') then
    raise exception 'a % does not go from % to %', new.reason, source_name, target_name
      using errcode = 'HF003';
  end if;
  if target = 'vault' then
    -- A cup may be left and entered again, and who was outbid bids again, one bond at a time; every
    -- other vault that has paid anybody is closed, also when its stakes are forgotten: it was used, and
    -- nothing lay in it before this.
    insert into stakes as s (vault_account, wallet_account, amount, locked)
    select new.to_account, new.from_account, new.amount, new.locked_in
     where (new.to_previous is null or new.to_balance > new.amount or new.reason in ('entry', 'bond'))
       and not exists (select from stakes where vault_account = new.to_account
                          and case state when 'held' then new.reason = 'bond'
                                when 'refunded' then new.reason not in ('entry', 'bond')
                                else true end)
    on conflict (vault_account, wallet_account) do update
      set amount = excluded.amount, locked = excluded.locked, state = 'held'
      where s.state = 'refunded' and new.reason in ('entry', 'bond');
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
  elsif source = 'vault' and new.reason in ('sale', 'fee', 'prize', 'withdrawn', 'forfeit') then
    -- An offer or a swap pays the seller, and then the treasury what is left; a cup its best, each of whom played
    -- for it, and then the treasury what the house has won. A bond that is lost is the treasury's.
    update stakes s set state = 'paid'
      from accounts a
     where a.id = new.from_account and vault_account = new.from_account and state <> 'refunded'
       and case
         when a.name like any ('{offer:%,swap:%}') then
           new.reason = 'sale' and state = 'held' or new.reason = 'fee' and state = 'paid' and new.from_balance = 0
         when a.name like 'cup:%' then
           new.reason = 'fee' and new.from_balance = 0 or new.reason = 'prize' and exists (
             select from cup_entries e join accounts w on w.name = e.wallet
              where w.id = new.to_account and e.cup_id = split_part(a.name, ':', 2)::integer
                and e.place is not null)
         when a.name like 'withdrawal:%' then
           new.reason = 'withdrawn' and state = 'held' and new.from_balance = 0
         when a.name like 'bond:%' then
           new.reason = 'forfeit' and state = 'held' and new.from_balance = 0
         else false end;
    if not found then
      raise exception 'vault % does not pay this way', new.from_account using errcode = 'HF003';
    end if;
  elsif source = 'vault' then
    with paid as (
      update stakes set state = 'paid'
       where vault_account = new.from_account and state not in ('refunded', 'paid')
      returning wallet_account)
    select bool_or(wallet_account = new.to_account) into staked from paid;
    if new.from_balance <> 0 or staked is not true then
      raise exception 'vault % is paid whole, to one who staked in it', new.from_account
        using errcode = 'HF003';
    end if;
  end if;
  return new;
end $$;
create trigger transfers_apply before insert on transfers
  for each row execute function apply_transfer();
create trigger transfers_for_ever before update or delete or truncate on transfers
  for each statement execute function refuse_direct_change();

create function check_new_account() returns trigger language plpgsql as $$
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
create trigger accounts_start_empty before insert on accounts
  for each row execute function check_new_account();
create trigger accounts_for_ever before delete or truncate on accounts
  for each statement execute function refuse_direct_change();

-- Depth 1 is this trigger alone: a statement that somebody sent. The ledger's own run deeper.
create function refuse_unless_by_transfer() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% change by transfers only', tg_table_name using errcode = 'HF004';
  end if;
  return null;
end $$;
-- Once per statement: a trigger per row would lock every row a second time.
create trigger accounts_by_transfer_only before update on accounts
  for each statement execute function refuse_unless_by_transfer();
create trigger stakes_by_transfer_only before insert or update on stakes
  for each statement execute function refuse_unless_by_transfer();
create trigger stakes_for_ever before truncate on stakes
  for each statement execute function refuse_direct_change();
-- What lies in a vault is never forgotten, nor what lay beside it. Of an empty one the transfers tell.
create function forget_stake() returns trigger language plpgsql as $$
begin
  if old.state = 'held'
     or (select balance from accounts where id = old.vault_account) is distinct from 0 then
    raise exception 'the stake in vault % is kept', old.vault_account using errcode = 'HF004';
  end if;
  return old;
end $$;
create trigger stakes_forget before delete on stakes
  for each row execute function forget_stake();

-- The supply, repeated from the rules on purpose: it is written down once, and no later release may
-- write another. The audit compares it with the rules.
insert into accounts (name) values ('genesis'), ('treasury'), ('chain');
insert into transfers (reason, reference, from_account, to_account, amount, at)
select 'genesis', 'genesis:supply', g.id, t.id, 1000000000000, now()
  from accounts g, accounts t where g.name = 'genesis' and t.name = 'treasury';
