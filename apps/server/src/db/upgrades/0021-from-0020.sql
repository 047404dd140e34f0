-- What version 21 has that version 20 had not: each block as its feature's schema file has it.

-- Friendlies make the day's pack due.
create index friendlies_of_player_0 on matches (player_0, finished_at) where kind = 'friendly';
create index friendlies_of_player_1 on matches (player_1, finished_at) where kind = 'friendly';

-- Which players want no reactions of those who watch their match. Not worth a disk flush.
create unlogged table hushed_stands (
  match_id integer not null,
  seat smallint not null check (seat in (0, 1)),
  at timestamptz not null,
  primary key (match_id, seat)
);
create index hushed_stands_by_age on hushed_stands (at);
