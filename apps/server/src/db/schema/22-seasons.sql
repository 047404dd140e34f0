-- What is kept of seasons: four weeks of the UTC calendar, counted by the rules.

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
