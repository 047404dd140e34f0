-- Where every battler stands, and what every settled match changed about it.

create table battlers (
  address wallet_address primary key,
  wins integer not null default 0,
  losses integer not null default 0,
  hoof_won bigint not null default 0,
  rating double precision not null,
  deviation double precision not null,
  volatility double precision not null,
  last_match_at timestamptz not null,
  -- What the wallet has behind it: matches that were played out and wallets that it met in them,
  -- people and house players apart; on how many UTC days, and the last of them, counted from 1970;
  -- and whether that is a history.
  matches integer not null default 0,
  wallets integer not null default 0,
  house_matches integer not null default 0,
  house_wallets integer not null default 0,
  history boolean not null default false,
  days integer not null default 0,
  last_day integer,
  -- All matches that were settled, counted for the rating or not.
  settled integer not null default 0,
  -- The season that it plays in, until that is over, and its rated matches there.
  season integer,
  season_games integer not null default 0,
  constraint battlers_in_season check (season is not null or season_games = 0)
) with (fillfactor = 60);
create index battlers_by_rating on battlers ((rating - 2 * deviation) desc, address)
  where wins + losses > 0;
-- The table of a season, and whoever has not left one that is over.
create index battlers_by_season on battlers (season, (rating - 2 * deviation) desc, address)
  where season is not null;

-- Every so many places down a table: how much one has there, and how many have at least as much. The
-- clock counts them anew; whoever asks for one place counts from the next mark above it.
create table rank_marks (
  -- 'battlers', 'week:2904' or 'season:12'.
  board text collate "C" not null,
  worth double precision not null,
  place integer not null check (place > 0),
  counted_at timestamptz not null,
  primary key (board, worth)
);

-- Two wallets that have played a match out against each other.
create table encounters (
  one wallet_address not null,
  other wallet_address not null,
  primary key (one, other),
  check (one < other)
);

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
  -- The week in whose table it counts.
  week integer,
  check (one < other),
  -- What the ratings of seat 0 and seat 1 were called before it, and then after it; null before
  -- seasons were kept.
  ranks text[]
);
create index match_ratings_by_pair on match_ratings (one, other, at);
-- Whom a player has met, from the other side too.
create index match_ratings_by_other on match_ratings (other, one);
