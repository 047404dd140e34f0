-- What version 21 has that version 20 had not: each block as its feature's schema file has it.

-- Friendlies make the day's pack due.
create index friendlies_of_player_0 on matches (player_0, finished_at) where kind = 'friendly';
create index friendlies_of_player_1 on matches (player_1, finished_at) where kind = 'friendly';

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
