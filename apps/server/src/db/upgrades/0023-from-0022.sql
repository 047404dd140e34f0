-- What version 23 has that version 22 had not: each block as its area's schema file has it.

-- Each release calls functions of its own from here on. Those of version 22 stay where they are, because
-- its servers call them; one of them a trigger calls, and so it is everybody's.
create table releases (
  functions text primary key,
  version integer not null,
  seen_at timestamptz not null
);
create or replace function under_auction(p_card integer) returns boolean language sql stable as $$
  select exists (
    select from auctions where card_id = p_card and state in ('running', 'waiting'))
$$;
update schema_files set functions = array_remove(functions, 'under_auction(integer)');

-- A wallet's share of the day. What is open at this moment counts as brought, for half an hour.
-- Beside version 22: withdrawals_check2, because what that writes counts as brought: 0 of the day.
alter table withdrawals add column of_day bigint not null default 0,
  add check (of_day between 0 and coalesce(hoof, 0));

-- Transactions for wallets without ether.
-- Beside version 22: chain_transactions_purpose_check, because both that it knows stay allowed.
alter table chain_transactions drop constraint chain_transactions_purpose_check,
  add constraint chain_transactions_purpose_check check (purpose in ('root', 'activate', 'relay')),
  add column most_wei numeric check (most_wei > 0);

create table chain_relays (
  id integer generated always as identity primary key,
  wallet wallet_address not null,
  kind text not null check (kind in ('ask', 'deposit')),
  wei numeric not null check (wei > 0),
  at timestamptz not null
);
create index chain_relays_by_time on chain_relays (at);
create index chain_relays_by_wallet on chain_relays (wallet, at);

-- What a player's browser sealed a match with, locked, for the player's other devices.
create table sealed_secrets (
  match_id integer not null,
  wallet wallet_address not null,
  locked jsonb not null check (length(locked::text) <= 2000),
  primary key (match_id, wallet)
);

-- Since when the chain waits for a root.
alter table chain_state add column said_at timestamptz,
  add column roots_late boolean not null default false;
