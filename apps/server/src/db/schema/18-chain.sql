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
  problem text,
  -- Whether it is that nodes disagree on what is final.
  disputed boolean not null default false,
  -- When the newest root was last found to say what the ledger says, and whether that is too long ago
  -- for players to stake against each other.
  said_at timestamptz,
  roots_late boolean not null default false
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
-- Whether a list of leaves was posted before.
create index chain_logs_by_list on chain_logs ((args ->> 'data')) where event = 'RootPosted';

create function guard_chain_log() returns trigger language plpgsql as $$
begin
  -- An operator's rewind says so for its own transaction, and writes down what goes.
  if old.final and tg_op = 'DELETE'
     and coalesce(current_setting('goats.rewind', true), '') <> 'on' then
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
  -- What of its HOOF comes out of the day's limit; the rest its wallet has brought itself.
  of_day bigint not null default 0,
  check ((hoof is null) <> (card_id is null)),
  check ((state = 'signed') = (ended_at is null)),
  check (of_day between 0 and coalesce(hoof, 0))
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
  active_at timestamptz,
  -- The last second in which a transaction of ours may post it; null: none was ever signed.
  until timestamptz
);
create index chain_roots_by_state on chain_roots (state, id desc);
-- Whoever keeps a copy of a list asks for it by its hash.
create index chain_roots_by_data on chain_roots (data_hash, id desc);
