-- HOOF. Whole hundredths; 10,000,000,000 HOOF exist and that number never changes.
--
-- Inserting a row into transfers IS the movement: a trigger changes both balances in the same
-- statement, and nothing else may touch a balance. Whoever writes SQL by hand can therefore move
-- HOOF, but cannot make, burn or lose any. Refusals carry an SQLSTATE of their own (HF…).
create type account_kind as enum ('genesis', 'treasury', 'wallet', 'vault');

create table accounts (
  id bigint generated always as identity primary key,
  -- 'genesis', 'treasury', a wallet's address, or what a vault is for: 'challenge:12'.
  name text not null unique
    check (name ~ '^(genesis|treasury|0x[0-9a-f]{40}|[a-z]+:[A-Za-z0-9-]{1,64})$'),
  kind account_kind not null generated always as (
    case
      when name = 'genesis' then 'genesis'::account_kind
      when name = 'treasury' then 'treasury'::account_kind
      when name like '0x%' then 'wallet'::account_kind
      else 'vault'::account_kind
    end
  ) stored,
  balance bigint not null default 0,
  -- The two newest links of the account's chain of transfers.
  last_transfer bigint,
  previous_transfer bigint,
  constraint accounts_never_below_zero check (balance >= 0 or kind = 'genesis'),
  -- The supply, minted once. Any second genesis transfer breaks this.
  constraint accounts_supply check (kind <> 'genesis' or balance in (0, -1000000000000))
) with (fillfactor = 50);

create type transfer_reason as enum (
  'genesis', 'starter', 'house', 'mint', 'transfer', 'stake', 'refund', 'payout', 'bonus'
);

-- One row holds both entries, so that an unbalanced transfer cannot be written down. Each side
-- names the account's previous transfer: the history of a wallet is read along that chain, and no
-- index by account has to grow with every transfer. There are no foreign keys because the trigger
-- has both account rows in hand anyway, and accounts cannot be deleted.
create table transfers (
  id bigint generated always as identity primary key,
  reason transfer_reason not null,
  -- What it was for: 'starter:0x…', 'card:17', 'challenge:12', 'match:7'.
  reference text not null check (reference ~ '^[a-z]+:[A-Za-z0-9-]{1,64}$'),
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  from_balance bigint not null,
  to_balance bigint not null,
  from_previous bigint,
  to_previous bigint,
  check (from_account <> to_account)
);

-- The same thing is never paid twice, however often it is tried.
create unique index transfers_once on transfers (reference, reason, from_account, to_account);

-- The two sides of every transfer as a ledger writes them.
create view entries as
  select from_account as account_id, id as transfer_id, -amount as amount,
         from_balance as balance, from_previous as previous, reason, reference, at
    from transfers
  union all
  select to_account, id, amount, to_balance, to_previous, reason, reference, at
    from transfers;

create type stake_state as enum ('held', 'refunded', 'paid');

-- What lies in the vaults, and whose it was. Kept by the trigger below: a vault gives a stake back
-- to the wallet that put it in, or everything to one of the wallets that did, and nothing else.
create table stakes (
  vault_account bigint not null references accounts (id),
  wallet_account bigint not null references accounts (id),
  amount bigint not null check (amount > 0),
  state stake_state not null default 'held',
  primary key (vault_account, wallet_account)
);

create function refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception '% may not be changed this way', tg_table_name using errcode = 'HF004';
end $$;

-- The only way HOOF may flow. There is no path out of a vault but back to those who staked, and none
-- between a wallet and an operator.
create function is_allowed_path(reason transfer_reason, source account_kind, target account_kind)
returns boolean language sql immutable as $$
  select case reason
    when 'genesis' then source = 'genesis' and target = 'treasury'
    when 'starter' then source = 'treasury' and target = 'wallet'
    when 'house' then source = 'treasury' and target = 'wallet'
    when 'bonus' then source = 'treasury' and target = 'wallet'
    when 'mint' then source = 'wallet' and target = 'treasury'
    when 'transfer' then source = 'wallet' and target = 'wallet'
    when 'stake' then source = 'wallet' and target = 'vault'
    when 'refund' then source = 'vault' and target = 'wallet'
    when 'payout' then source = 'vault' and target = 'wallet'
  end
$$;

create function apply_transfer() returns trigger language plpgsql as $$
declare
  source account_kind;
  target account_kind;
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
  return new;
end $$;

create function apply_stake() returns trigger language plpgsql as $$
begin
  if new.reason = 'stake' then
    if exists (select from stakes where vault_account = new.to_account and state <> 'held') then
      raise exception 'vault % is closed', new.to_account using errcode = 'HF003';
    end if;
    insert into stakes (vault_account, wallet_account, amount)
      values (new.to_account, new.from_account, new.amount);
  elsif new.reason = 'refund' then
    update stakes set state = 'refunded'
     where vault_account = new.from_account and wallet_account = new.to_account
       and state = 'held' and amount = new.amount;
    if not found then
      raise exception 'vault % holds no such stake', new.from_account using errcode = 'HF003';
    end if;
  else
    if new.from_balance <> 0 or not exists (
      select from stakes
       where vault_account = new.from_account and wallet_account = new.to_account and state = 'held'
    ) then
      raise exception 'vault % is paid whole, to one who staked in it', new.from_account
        using errcode = 'HF003';
    end if;
    update stakes set state = 'paid' where vault_account = new.from_account and state = 'held';
  end if;
  return null;
end $$;

create trigger transfers_apply before insert on transfers
  for each row execute function apply_transfer();
create trigger transfers_stake after insert on transfers
  for each row when (new.reason in ('stake', 'refund', 'payout')) execute function apply_stake();

-- What has happened has happened.
create trigger transfers_for_ever before update or delete or truncate on transfers
  for each statement execute function refuse_direct_change();
create trigger accounts_for_ever before delete or truncate on accounts
  for each statement execute function refuse_direct_change();
create trigger accounts_start_empty before insert on accounts
  for each row when (new.balance <> 0 or new.last_transfer is not null)
  execute function refuse_direct_change();
-- Depth 0 is a statement somebody sent; the triggers above work at depth 1.
create trigger accounts_by_transfer_only before update on accounts
  for each row when (pg_trigger_depth() = 0) execute function refuse_direct_change();
create trigger stakes_by_transfer_only before insert or update on stakes
  for each row when (pg_trigger_depth() = 0) execute function refuse_direct_change();
create trigger stakes_for_ever before delete or truncate on stakes
  for each statement execute function refuse_direct_change();

create function open_account(account_name text) returns bigint language plpgsql as $$
declare
  found_id bigint;
begin
  insert into accounts (name) values (account_name) on conflict (name) do nothing
    returning id into found_id;
  if found_id is null then
    select id into found_id from accounts where name = account_name;
  end if;
  return found_id;
end $$;

-- One movement, one round trip. A wallet's account opens with the first HOOF it receives.
create function transfer(
  p_reason transfer_reason, p_reference text, p_from text, p_to text, p_amount bigint,
  p_at timestamptz
) returns bigint language plpgsql as $$
declare
  from_id bigint;
  to_id bigint;
  transfer_id bigint;
begin
  select id into from_id from accounts where name = p_from;
  if from_id is null then
    raise exception 'account % does not exist', p_from using errcode = 'HF001',
      detail = json_build_object('account', p_from, 'available', 0, 'required', p_amount);
  end if;
  select id into to_id from accounts where name = p_to;
  if to_id is null then
    to_id := open_account(p_to);
  end if;
  insert into transfers (reason, reference, from_account, to_account, amount, at)
    values (p_reason, p_reference, from_id, to_id, p_amount, p_at)
    returning id into transfer_id;
  return transfer_id;
end $$;

-- Several movements of one transaction: every row they touch is locked first, in the one order.
-- Moving them one by one would let two settlements wait for each other.
create function transfer_all(
  p_reasons transfer_reason[], p_references text[], p_from text[], p_to text[],
  p_amounts bigint[], p_at timestamptz
) returns bigint[] language plpgsql as $$
declare
  ids bigint[] := '{}';
begin
  perform open_account(wanted.name) from unnest(p_to) as wanted (name)
    where not exists (select from accounts a where a.name = wanted.name);
  perform from accounts where name = any (p_from || p_to) order by id desc for no key update;
  for i in 1 .. cardinality(p_reasons) loop
    ids := ids || transfer(p_reasons[i], p_references[i], p_from[i], p_to[i], p_amounts[i], p_at);
  end loop;
  return ids;
end $$;

insert into accounts (name) values ('genesis'), ('treasury');
select transfer('genesis', 'genesis:supply', 'genesis', 'treasury', 1000000000000, now());
