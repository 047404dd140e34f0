-- What the poster's key sends. Each is written down before a node hears of it, and is over only when the
-- chain's final block says so: a node's own words, its silence and a restart decide nothing.

create type transaction_outcome as enum ('done', 'reverted', 'cancelled', 'taken', 'lost');

create table chain_transactions (
  id integer generated always as identity primary key,
  purpose text not null check (purpose in ('root', 'activate', 'relay')),
  root_id integer references chain_roots (id) on delete set null,
  sender wallet_address not null,
  nonce bigint not null check (nonce >= 0),
  target wallet_address not null,
  data bytea not null,
  gas bigint not null,
  -- Until then it is sent with a higher fee again and again; afterwards its number is given to a payment
  -- of nothing to oneself, so that whatever comes behind it can go on.
  last_second timestamptz not null,
  made_at timestamptz not null,
  given_up_at timestamptz,
  -- Where it was seen last, and whether it did what it was for; both go again with the block.
  block_number bigint,
  succeeded boolean,
  ended_at timestamptz,
  outcome transaction_outcome,
  -- What it may cost at most, in wei, however often it is sent again; null: what it takes.
  most_wei numeric check (most_wei > 0),
  check ((block_number is null) = (succeeded is null)),
  check ((ended_at is null) = (outcome is null)),
  check ((purpose = 'root') or root_id is null)
);
-- A number of a key is used once; one that never got anywhere is free again.
create unique index chain_transactions_by_nonce on chain_transactions (sender, nonce)
  where outcome is null or outcome <> 'lost';
create index chain_transactions_open on chain_transactions (nonce) where ended_at is null;
create index chain_transactions_by_root on chain_transactions (root_id) where root_id is not null;
create index chain_transactions_by_end on chain_transactions (ended_at) where ended_at is not null;

-- Each time it was signed, the first and every higher fee: any of them may be the one in a block.
create table chain_tries (
  transaction_id integer not null references chain_transactions (id) on delete cascade,
  number integer not null check (number > 0),
  raw bytea not null,
  hash chain_hash not null,
  -- In wei.
  max_fee bigint not null check (max_fee >= tip),
  tip bigint not null check (tip >= 0),
  -- A payment of nothing to oneself in place of what it was for.
  cancels boolean not null,
  made_at timestamptz not null,
  -- When a node was last told; null: perhaps never.
  told_at timestamptz,
  primary key (transaction_id, number)
);

create function guard_chain_transaction() returns trigger language plpgsql as $$
begin
  -- A root that is forgotten takes its mention along, also from what is over.
  if old.outcome is not null and new.root_id is not distinct from old.root_id
     or (new.id, new.purpose, new.sender, new.nonce, new.target, new.data, new.last_second)
        is distinct from
        (old.id, old.purpose, old.sender, old.nonce, old.target, old.data, old.last_second) then
    raise exception 'transaction % is over, or other than it was', old.id using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger chain_transactions_guard before update on chain_transactions
  for each row execute function guard_chain_transaction();

-- The leaves of a root stay while it could count: as long as a transaction may still post it, while it
-- waits, and while it counts. Without them nobody could prove anything, and everything would be locked.
create function guard_chain_root() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'made' or old.until is not null and not exists (
      select from chain_state s join chain_blocks b on b.number = s.final where b.time > old.until) then
      raise exception 'root % may count, and needs its leaves', old.id using errcode = 'HF004';
    end if;
    return old;
  end if;
  if length(new.leaves) = 0 and length(old.leaves) > 0 and new.state not in ('replaced', 'dropped') then
    raise exception 'root % may count, and needs its leaves', old.id using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger chain_roots_guard before update or delete on chain_roots
  for each row execute function guard_chain_root();

-- What was sent for wallets without ether, and the most that it may cost: a day has a budget.
create table chain_relays (
  id integer generated always as identity primary key,
  wallet wallet_address not null,
  kind text not null check (kind in ('ask', 'deposit')),
  wei numeric not null check (wei > 0),
  at timestamptz not null
);
create index chain_relays_by_time on chain_relays (at);
create index chain_relays_by_wallet on chain_relays (wallet, at);
