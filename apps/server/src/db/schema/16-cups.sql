-- Cups and the weekly table.

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
  -- How many people are in it, those with a history and the others.
  entered_known smallint not null default 0 check (entered_known >= 0),
  entered_others smallint not null default 0 check (entered_others >= 0),
  constraint cups_open_before_start check (opens_at < starts_at),
  constraint cups_of_clubs check ((kind = 'clubs') = (clubs is not null)),
  constraint cups_ended_when check ((status in ('finished', 'cancelled')) = (ended_at is not null)),
  constraint cups_called_off check ((status = 'cancelled') = (reason is not null)),
  constraint cups_pool_when check (pool = 0 or status in ('running', 'finished'))
) with (fillfactor = 70);
create unique index cups_by_slot on cups (kind, slot) where slot is not null;
create index cups_to_start on cups (starts_at) where status = 'open';
create index cups_live on cups (starts_at, id) where status in ('open', 'running');
-- What is over and was worth a look: most cups of a quiet year had nobody in them.
create index cups_over on cups (starts_at desc, id desc)
  where status = 'finished' or (status = 'cancelled' and entered_known + entered_others > 0);
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

-- Which cards a hand is, without all that is written on them.
create function cards_of_hand(hand json) returns integer[] language sql immutable parallel safe
return array(select (card ->> 'id')::integer from json_array_elements(hand) card);

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
  card_ids integer[] not null generated always as (cards_of_hand(hand)) stored,
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
-- Whom a wallet met, from the other side too.
create index week_meetings_by_other on week_meetings (week, other, one);

-- Weeks in which anybody played for points, and when their best were paid: nothing counts afterwards.
create table weeks (
  week integer primary key,
  paid_at timestamptz,
  -- What was there to share, in whole HOOF, and how many had points.
  budget integer,
  players integer,
  -- What a prize was at most for each wallet of the circle it was won in; null before there was a bound.
  per_wallet integer,
  constraint weeks_paid check ((paid_at is null) = (budget is null)),
  constraint weeks_counted check ((paid_at is null) = (players is null))
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
  -- How large the circle was in which it was won, where that was looked at.
  circle numeric(10, 2),
  primary key (week, wallet)
);
create trigger week_prizes_for_ever before update or delete or truncate on week_prizes
  for each statement execute function refuse_direct_change();
