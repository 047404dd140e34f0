-- Matches, their logs, and what the treasury has promised them.

create type game_mode as enum ('duel', 'squad');

create table matches (
  id integer generated always as identity primary key,
  mode game_mode not null,
  kind text not null check (kind in ('challenge', 'request', 'practice', 'cup', 'friendly')),
  -- The opening, or the cup whose tie it is; its vault, and what its cards are busy with, is 'challenge:12'.
  origin_id integer,
  player_0 wallet_address not null,
  player_1 wallet_address not null,
  stake bigint not null check (stake >= 0),
  -- The most the treasury may owe for it, kept back until the match is over.
  bonus_reserved bigint not null default 0 check (bonus_reserved >= 0),
  phase text not null check (phase in ('commit', 'open', 'pick', 'finished')),
  -- The number of the newest event. Whoever writes names the one that was read.
  version integer not null default 0,
  deadline timestamptz,
  -- When the clock looks in. Not moved by a step, so that a step changes no index; an instance that
  -- takes a match whose deadline has passed moves it on, so that the others leave it alone.
  wake_at timestamptz not null default '-infinity',
  -- When a house player means to do something here.
  house_at timestamptz,
  -- The end of the last outage whose time was given back to this match.
  given_until timestamptz not null default '-infinity',
  -- Read by the engine alone; shown to nobody before the match is finished.
  server_seed text not null check (length(server_seed) = 64 and server_seed ~ '^[0-9a-f]+$'),
  -- The engine's state without the seed.
  state json not null,
  -- Practice: the cards each side may bring.
  hands json,
  winner smallint check (winner in (0, 1)),
  reason text,
  started_at timestamptz not null,
  finished_at timestamptz,
  constraint matches_between_two check (player_0 <> player_1),
  constraint matches_have_origin check ((kind = 'practice') = (origin_id is null)),
  constraint matches_have_deadline check ((phase = 'finished') = (deadline is null)),
  constraint matches_finished_when check ((phase = 'finished') = (finished_at is not null)),
  constraint matches_finished_whole check
    (phase <> 'finished' or (bonus_reserved = 0 and house_at is null and reason is not null))
) with (fillfactor = 60);

-- The phase is part of no index: finished_at says the same, and changes once.
create unique index matches_one_per_origin on matches (kind, origin_id)
  where origin_id is not null and kind <> 'cup';
-- Staked matches apart from practice and friendlies: however many of those there are, what is staked
-- is found in one step.
create index matches_by_wake on matches (wake_at) where finished_at is null and kind <> 'practice';
create index matches_by_house on matches (house_at) where house_at is not null and kind <> 'practice';
create index practice_by_wake on matches (wake_at)
  where finished_at is null and kind in ('practice', 'friendly');
create index practice_by_house on matches (house_at)
  where house_at is not null and kind in ('practice', 'friendly');
create index practice_live on matches (player_0) where finished_at is null and kind = 'practice';
create index practice_by_start on matches (started_at) where kind = 'practice';
create index friendlies_by_start on matches (started_at) where kind = 'friendly';
-- How two who play each other for nothing stand.
create index friendlies_of_two on matches (least(player_0, player_1), greatest(player_0, player_1), id)
  where kind = 'friendly';
-- Whether a wallet played one to its end on a day: it is counted nowhere else.
create index friendlies_of_player_0 on matches (player_0, finished_at) where kind = 'friendly';
create index friendlies_of_player_1 on matches (player_1, finished_at) where kind = 'friendly';
create index matches_with_bonus on matches (bonus_reserved) where bonus_reserved > 0;
create index matches_of_player_0 on matches (player_0, id) where kind <> 'practice';
create index matches_of_player_1 on matches (player_1, id) where kind <> 'practice';
-- What a wallet plays now, from either seat, however much it has played before.
create index matches_live_of_player_0 on matches (player_0)
  where finished_at is null and kind <> 'practice';
create index matches_live_of_player_1 on matches (player_1)
  where finished_at is null and kind <> 'practice';
-- What a wallet has ended on a day, from either seat.
create index matches_ended_by_player_0 on matches (player_0, finished_at)
  where finished_at is not null and kind in ('challenge', 'request', 'cup');
create index matches_ended_by_player_1 on matches (player_1, finished_at)
  where finished_at is not null and kind in ('challenge', 'request', 'cup');
create index matches_finished on matches (id) where finished_at is not null and kind <> 'practice';

-- How many practice matches of a UTC day have been swept up: what is counted stays counted.
create table practice_days (
  day date primary key,
  swept integer not null check (swept > 0)
);

-- Matches are kept for ever; practice and friendlies, in which nobody has anything at stake, for a day
-- after their end at least, or after their beginning when they never ended. Log, commitments, secrets
-- and the friendly's opening go with it.
create function forget_match() returns trigger language plpgsql as $$
begin
  if old.kind not in ('practice', 'friendly')
     or coalesce(old.finished_at, old.started_at) > now() - interval '1 day' then
    raise exception 'match % is kept', old.id using errcode = 'HF004';
  end if;
  delete from match_events where match_id = old.id;
  delete from commitments where match_id = old.id;
  delete from house_secrets where match_id = old.id;
  if old.kind = 'friendly' then
    delete from openings where kind = 'friendly' and id = old.origin_id;
    return old;
  end if;
  insert into practice_days (day, swept)
  values ((old.started_at at time zone 'UTC')::date, 1)
  on conflict (day) do update set swept = practice_days.swept + 1;
  return old;
end $$;
create trigger matches_forget before delete on matches
  for each row execute function forget_match();
create trigger matches_for_ever before truncate on matches
  for each statement execute function refuse_direct_change();

-- The log. The state above is only its sum.
create table match_events (
  match_id integer not null,
  number integer not null check (number >= 0),
  event json not null,
  at timestamptz not null,
  primary key (match_id, number)
);
create trigger match_events_for_ever before update or truncate on match_events
  for each statement execute function refuse_direct_change();
-- Nobody sends this: only a match that is forgotten takes its log along.
create trigger match_events_stay before delete on match_events
  for each statement when (pg_trigger_depth() = 0) execute function refuse_direct_change();

-- An event belongs to a match, and goes with it. Asked once for all rows of a statement;
-- a foreign key would lock the match once for every event. The settings keep a plan that was made
-- while the tables were small from reading them whole later.
create function check_events_of_a_match() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (
    select from written w where not exists (select from matches m where m.id = w.match_id))
  then
    raise exception 'there is no such match' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger match_events_of_a_match after insert on match_events
  referencing new table as written for each statement execute function check_events_of_a_match();

-- The same hash never counts twice, in whatever match.
create table commitments (
  commitment text primary key,
  match_id integer not null references matches (id)
);
create index commitments_by_match on commitments (match_id);
create trigger commitments_for_ever before update or truncate on commitments
  for each statement execute function refuse_direct_change();
create trigger commitments_stay before delete on commitments
  for each statement when (pg_trigger_depth() = 0) execute function refuse_direct_change();

-- What a house player keeps to itself until it opens: it has no browser to remember it.
create table house_secrets (
  match_id integer not null references matches (id),
  seat smallint not null check (seat in (0, 1)),
  card_ids integer[] not null,
  seed text not null,
  salt text not null,
  primary key (match_id, seat)
);

-- How many bonuses two wallets had on a UTC day.
create table bonus_days (
  one wallet_address not null,
  other wallet_address not null,
  day date not null,
  granted smallint not null check (granted >= 0),
  primary key (one, other, day),
  check (one < other)
) with (fillfactor = 80);
create index bonus_days_by_day on bonus_days (day);

-- What was used of a UTC day's budgets: 'bonus', 'bonus:0x…', 'allowance' and 'quests' in hundredths of a
-- HOOF, 'locked-mints' and 'own-cards' in cards, 'allowance:0x…' and 'cup-entry:0x…' once, 'name:0x…'
-- in changes; 'cups' is the week's, on its first day. How much there is the rules say.
create table day_counters (
  day date not null,
  what text collate "C" not null,
  used bigint not null check (used >= 0),
  primary key (day, what)
) with (fillfactor = 70);

-- A bonus that was promised is not given away as a starter grant: whoever wins will be paid.
create function keep_promised_bonuses() returns trigger language plpgsql as $$
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
create trigger transfers_keep_promises after insert on transfers
  for each row when (new.reason in ('starter', 'house', 'allowance', 'returned', 'prize')) execute function keep_promised_bonuses();

-- One beat for all instances together: while any of them lives, no time is lost. An outage stays
-- written down until its time has been given back to every match that it hit.
create table heartbeat (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null,
  outage_began timestamptz,
  outage_ended timestamptz,
  constraint heartbeat_outage check
    ((outage_began is null) = (outage_ended is null) and outage_began < outage_ended)
);

-- Duties that one instance at a time has. Whoever holds a lease renews it; it runs out by itself.
create unlogged table leases (
  name text primary key,
  holder text not null,
  until timestamptz not null
);

-- Who has a live screen open. Not worth a disk flush.
create unlogged table presences (
  match_id integer not null,
  instance text not null,
  watchers integer not null,
  seat_0 integer not null,
  seat_1 integer not null,
  seen_at timestamptz not null,
  primary key (match_id, instance)
) with (fillfactor = 60);
