-- Challenges, battle requests and the matches that come of them. What two people may want at one
-- instant is decided by a row of the database: whoever changes it first has it.

create type opening_status as enum ('open', 'accepted', 'cancelled', 'expired');
create type game_mode as enum ('duel', 'squad');

create table challenges (
  id integer generated always as identity primary key,
  challenger wallet_address not null,
  card_id integer not null references cards (id),
  -- The challenger's own tier, and the one the opponent must bring.
  card_rarity rarity not null,
  rarity rarity not null,
  stake bigint not null check (stake > 0),
  status opening_status not null default 'open',
  match_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  check ((status = 'accepted') = (match_id is not null))
) with (fillfactor = 80);
create index challenges_open on challenges (expires_at) where status = 'open';

create table battle_requests (
  id integer generated always as identity primary key,
  player wallet_address not null,
  mode game_mode not null,
  -- One card, or a deck of ten with the captain first.
  card_ids integer[] not null
    check (cardinality(card_ids) = case mode when 'duel' then 1 else 10 end),
  rarity rarity not null,
  stake bigint not null check (stake > 0),
  status opening_status not null default 'open',
  match_id integer,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  check ((status = 'accepted') = (match_id is not null))
) with (fillfactor = 80);
create index battle_requests_open on battle_requests (expires_at) where status = 'open';

-- What has ended has ended, and nothing that was agreed on may change afterwards.
create function guard_opening() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or to_jsonb(new) - '{status,match_id}'::text[]
     <> to_jsonb(old) - '{status,match_id}'::text[] then
    raise exception '% % may not be changed this way', tg_table_name, old.id using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger challenges_guard before update on challenges
  for each row execute function guard_opening();
create trigger battle_requests_guard before update on battle_requests
  for each row execute function guard_opening();

create table matches (
  id integer generated always as identity primary key,
  mode game_mode not null,
  kind text not null check (kind in ('challenge', 'request', 'practice')),
  -- The challenge or request; its vault, and what its cards are busy with, is 'challenge:12'.
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
  -- When a house player means to do something here.
  house_at timestamptz,
  -- Read by the engine alone; shown to nobody before the match is finished.
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  -- The engine's state without the seed.
  state json not null,
  -- Practice: the cards each side may bring.
  hands json,
  winner smallint check (winner in (0, 1)),
  reason text,
  started_at timestamptz not null,
  finished_at timestamptz,
  check (player_0 <> player_1),
  check ((kind = 'practice') = (origin_id is null)),
  check ((phase = 'finished') = (deadline is null)),
  check ((phase = 'finished') = (finished_at is not null)),
  check (phase <> 'finished' or (bonus_reserved = 0 and house_at is null and reason is not null))
) with (fillfactor = 60);

create unique index matches_one_per_origin on matches (kind, origin_id) where origin_id is not null;
create index matches_by_deadline on matches (deadline) where phase <> 'finished';
create index matches_by_house on matches (house_at) where house_at is not null;
create index matches_with_bonus on matches (bonus_reserved) where bonus_reserved > 0;
create index matches_of_player_0 on matches (player_0, id) where kind <> 'practice';
create index matches_of_player_1 on matches (player_1, id) where kind <> 'practice';
create index matches_finished on matches (id) where phase = 'finished' and kind <> 'practice';

-- The log. The state above is only its sum.
create table match_events (
  match_id integer not null references matches (id),
  number integer not null check (number >= 0),
  event json not null,
  at timestamptz not null,
  -- Set when the event is a commitment: the same hash never counts twice, anywhere.
  commitment text,
  primary key (match_id, number)
);
create unique index match_events_commitment on match_events (commitment) where commitment is not null;
create trigger match_events_for_ever before update or delete or truncate on match_events
  for each statement execute function refuse_direct_change();

-- What a house player keeps to itself until it opens: it has no browser to remember it.
create table house_secrets (
  match_id integer not null references matches (id),
  seat smallint not null check (seat in (0, 1)),
  card_ids integer[] not null,
  seed text not null,
  salt text not null,
  primary key (match_id, seat)
);

-- At most three bonuses a UTC day between the same two wallets; the check is the rule.
create table bonus_days (
  one wallet_address not null,
  other wallet_address not null,
  day date not null,
  granted smallint not null check (granted between 1 and 3),
  primary key (one, other, day),
  check (one < other)
) with (fillfactor = 80);

-- The ranking: where everybody stands, and what every settled match changed about it.
create table battlers (
  address wallet_address primary key,
  wins integer not null default 0,
  losses integer not null default 0,
  hoof_won bigint not null default 0,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  last_match_at timestamptz not null
) with (fillfactor = 60);
create index battlers_by_rating on battlers ((rating - 2 * deviation) desc, address);

create table match_ratings (
  match_id integer primary key references matches (id),
  one wallet_address not null,
  other wallet_address not null,
  at timestamptz not null,
  counted double precision not null check (counted between 0 and 1),
  reason text not null,
  -- Of seat 0 and seat 1.
  before double precision[] not null,
  after double precision[] not null,
  check (one < other)
);
create index match_ratings_by_pair on match_ratings (one, other, at);

-- One beat for all instances together: while any of them lives, no time is lost.
create table heartbeat (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
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

-- A bonus that was promised is not given away as a starter grant: whoever wins will be paid.
create function keep_promised_bonuses() returns trigger language plpgsql as $$
declare
  promised bigint;
begin
  select coalesce(sum(bonus_reserved), 0) into promised from matches where bonus_reserved > 0;
  if new.from_balance < promised then
    raise exception 'the treasury has promised % to live matches', promised using
      errcode = 'HF001',
      detail = json_build_object('account', 'treasury',
        'available', new.from_balance + new.amount - promised, 'required', new.amount)::text;
  end if;
  return null;
end $$;
create trigger transfers_keep_promises after insert on transfers
  for each row when (new.reason in ('starter', 'house')) execute function keep_promised_bonuses();

alter table challenges add foreign key (match_id) references matches (id);
alter table battle_requests add foreign key (match_id) references matches (id);
