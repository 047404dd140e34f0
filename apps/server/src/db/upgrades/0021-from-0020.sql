-- What version 21 has that version 20 had not: each block as its feature's schema file has it.

-- Friendlies make the day's pack due.
create index friendlies_of_player_0 on matches (player_0, finished_at) where kind = 'friendly';
create index friendlies_of_player_1 on matches (player_1, finished_at) where kind = 'friendly';

-- The outbox of chain transactions. What the version before has sent may still post its root: those leaves stay.
alter table chain_roots add column until timestamptz;
update chain_roots set until = now() + interval '40 minutes' where state = 'made';

create type transaction_outcome as enum ('done', 'reverted', 'cancelled', 'taken', 'lost');

create table chain_transactions (
  id integer generated always as identity primary key,
  purpose text not null check (purpose in ('root', 'activate')),
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
-- Which players want no reactions of those who watch their match. Not worth a disk flush.
create unlogged table hushed_stands (
  match_id integer not null,
  seat smallint not null check (seat in (0, 1)),
  at timestamptz not null,
  primary key (match_id, seat)
);
create index hushed_stands_by_age on hushed_stands (at);
-- Quests of the day: what became of them, and the matches that a wallet has ended on a day.
create table day_quests (
  day date not null,
  wallet wallet_address not null,
  name text collate "C" not null check (length(name) between 1 and 40),
  paid hoof_amount,
  at timestamptz not null,
  primary key (day, wallet, name)
);
create unique index day_quests_one_change on day_quests (day, wallet) where paid is null;
create index matches_ended_by_player_0 on matches (player_0, finished_at)
  where finished_at is not null and kind in ('challenge', 'request', 'cup');
create index matches_ended_by_player_1 on matches (player_1, finished_at)
  where finished_at is not null and kind in ('challenge', 'request', 'cup');

-- Called back: what a wallet asked for, and the calls that were made. Nobody is called unasked, so that
-- devices that ring for anything ring for that too.
create table callbacks (
  wallet wallet_address primary key,
  rested boolean not null,
  friends boolean not null,
  cups boolean not null,
  since timestamptz not null,
  check (rested or friends or cups)
);
create index callbacks_for_cups on callbacks (wallet) where cups;
create table callback_calls (
  day date not null,
  wallet wallet_address not null,
  place smallint not null check (place > 0),
  about text collate "C" not null,
  whom wallet_address,
  at timestamptz not null,
  primary key (day, wallet, place)
);
create unique index callback_calls_once on callback_calls (wallet, about);
create index callback_calls_of_friends on callback_calls (wallet, whom, at) where whom is not null;
create table cup_calls (
  cup_id integer primary key references cups (id),
  told_to text not null,
  at timestamptz not null
);
create index cup_calls_by_time on cup_calls (at);
create index card_holdings_resting on card_holdings (rests_until) where rests_until is not null;
create index loans_resting on loans (rests_until) where rests_until is not null;
alter table messages drop constraint messages_topic_check;
alter table messages add constraint messages_topic_check check (topic in ('match', 'cup', 'offer', 'sale',
  'auction', 'watch', 'week', 'chain', 'call'));
update push_subscriptions set topics = topics || '{call}';
