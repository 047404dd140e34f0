-- What version 21 has that version 20 had not: each block as its feature's schema file has it.

-- Friendlies make the day's pack due.
create index friendlies_of_player_0 on matches (player_0, finished_at) where kind = 'friendly';
create index friendlies_of_player_1 on matches (player_1, finished_at) where kind = 'friendly';

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
