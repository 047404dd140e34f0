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
-- Swaps: cards for cards, and a vault that pays as that of an offer does.
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

create type swap_status as enum ('open', 'accepted', 'withdrawn', 'refused', 'expired', 'ended');

create table swaps (
  id integer generated always as identity primary key,
  proposer wallet_address not null,
  addressee wallet_address not null,
  -- Cards that the proposer gives, and those it takes.
  give integer[] not null check (cardinality(give) > 0),
  take integer[] not null check (cardinality(take) > 0),
  -- What the proposer gives on top, waiting in the vault 'swap:12'; below nothing it is asked for.
  hoof bigint not null,
  status swap_status not null default 'open',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  check (proposer <> addressee),
  check (not give && take),
  check ((status = 'open') = (ended_at is null))
-- What is over is looked at with what is open until it is vacuumed away: soon.
) with (autovacuum_vacuum_scale_factor = 0.01);

-- Those that name a card. Without a list of what is to be put in later: looking through that would
-- cost whoever engages a card.
create index swaps_naming on swaps using gin ((give || take)) with (fastupdate = off)
  where status = 'open';
create index swaps_due on swaps (expires_at) where status = 'open';
create index swaps_over on swaps (ended_at) where status <> 'open';
-- A player's own, both ways, what is open apart from what is over.
create index swaps_by_proposer on swaps (proposer, (status = 'open'), id desc);
create index swaps_by_addressee on swaps (addressee, (status = 'open'), id desc);
-- When two last swapped, and who paid whom in a while.
create index swaps_between on swaps (proposer, addressee, ended_at) where status = 'accepted';
create index swaps_paid_by_proposer on swaps (proposer, ended_at desc)
  where status = 'accepted' and hoof <> 0;
create index swaps_paid_by_addressee on swaps (addressee, ended_at desc)
  where status = 'accepted' and hoof <> 0;

create function guard_swap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'open' then
      raise exception 'swap % is open', old.id using errcode = 'HF004';
    end if;
    return old;
  end if;
  if old.status <> 'open' or (new.id, new.proposer, new.addressee, new.give, new.take, new.hoof,
      new.created_at, new.expires_at) is distinct from (old.id, old.proposer, old.addressee, old.give,
      old.take, old.hoof, old.created_at, old.expires_at) then
    raise exception 'a swap only ends, and only once' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger swaps_guard before update or delete on swaps
  for each row execute function guard_swap();
create trigger swaps_for_ever before truncate on swaps
  for each statement execute function refuse_direct_change();

-- A card changed hands or went into a game: the clock ends the swaps that named it then. Not in the
-- same stroke: any number of strangers may have named it, and whoever sells must not pay for them.
create table swap_breaks (
  -- Once, however often it goes in and out of a game.
  card_id integer primary key references cards (id),
  -- The newest swap there was.
  up_to integer not null,
  place bigint generated always as identity
);
create index swap_breaks_in_turn on swap_breaks (place);

create function break_swaps() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  if exists (select from swaps s where s.status = 'open' and s.give || s.take @> array[new.card_id]) then
    insert into swap_breaks (card_id, up_to) select new.card_id, max(id) from swaps
    on conflict (card_id) do update set up_to = excluded.up_to;
  end if;
  return null;
end $$;
-- What is brought in secretly stays a secret.
create trigger card_holdings_break_swaps after update on card_holdings
  for each row when (old.owner is not null and (old.owner is distinct from new.owner
    or new.busy_with is not null and not new.busy_secretly
       and (old.busy_with is null or old.busy_secretly)))
  execute function break_swaps();
-- Seasons, as 09-ranking.sql and 22-seasons.sql have them.
alter table battlers
  add column season integer,
  add column season_games integer not null default 0,
  add constraint battlers_in_season check (season is not null or season_games = 0);
create index battlers_by_season on battlers (season, (rating - 2 * deviation) desc, address)
  where season is not null;
alter table match_ratings add column ranks text[];
-- Seasons that somebody has a badge of, and how many have.
create table seasons (
  season integer primary key,
  badges integer not null check (badges > 0)
);

-- One for each wallet that played enough in it: given once, and for ever.
create table season_badges (
  season integer not null,
  wallet wallet_address not null,
  rank text not null,
  -- What the rating was worth at least, and what it was.
  worth integer not null,
  rating integer not null,
  games integer not null check (games > 0),
  at timestamptz not null,
  primary key (wallet, season)
);
create index season_badges_by_worth on season_badges (season, worth desc, wallet);
create trigger season_badges_for_ever before update or delete or truncate on season_badges
  for each statement execute function refuse_direct_change();

-- Achievements, as 24-achievements.sql has them.
create table achievements (
  wallet wallet_address not null,
  id text not null,
  -- Rated: neither practice nor a friendly has one, and it is never forgotten.
  match_id integer not null references match_ratings (match_id),
  at timestamptz not null,
  primary key (wallet, id)
);
create trigger achievements_for_ever before update or delete or truncate on achievements
  for each statement execute function refuse_direct_change();
-- Nodes that disagree, as 18-chain.sql has it.
alter table chain_state add column disputed boolean not null default false;
-- Taking back what was final, as 18-chain.sql and 24-chain-rewinds.sql have it.
create or replace function guard_chain_log() returns trigger language plpgsql as $$
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
create table chain_rewinds (
  id integer generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  reason text not null,
  -- The newest block that stayed, and how far the chain was read before and after.
  fork bigint not null,
  before bigint not null,
  after bigint not null
);

-- What was said above the fork. What was booked for it keeps its place as a reference, which no log has
-- again: those that stand there now are numbered higher.
create table chain_rewound_logs (
  rewind_id integer not null references chain_rewinds (id),
  block_number bigint not null,
  log_index integer not null,
  tx_hash chain_hash not null,
  contract text not null,
  event text not null,
  args jsonb not null,
  applied_at timestamptz,
  -- Where the same is said now; null: nowhere.
  now_block bigint,
  now_index integer,
  primary key (block_number, log_index)
);
create trigger chain_rewound_logs_for_ever before update or delete or truncate on chain_rewound_logs
  for each statement execute function refuse_direct_change();
create trigger chain_rewinds_for_ever before update or delete or truncate on chain_rewinds
  for each statement execute function refuse_direct_change();
-- Lists of leaves by their hash, as 18-chain.sql has it.
create index chain_roots_by_data on chain_roots (data_hash, id desc);
-- Roots by their list of leaves, as 18-chain.sql has it.
create index chain_logs_by_list on chain_logs ((args ->> 'data')) where event = 'RootPosted';
