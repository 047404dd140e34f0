-- Which players want no reactions of those who watch their match. Not worth a disk flush.
create unlogged table hushed_stands (
  match_id integer not null,
  seat smallint not null check (seat in (0, 1)),
  at timestamptz not null,
  primary key (match_id, seat)
);
create index hushed_stands_by_age on hushed_stands (at);
