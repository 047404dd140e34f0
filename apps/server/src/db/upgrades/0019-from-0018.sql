-- From version 18 to 19: everything ends, and nothing costs more because there are more players.

-- What the clock backs off from, and how far its sweeps have come.
create table backed_off (
  duty text not null,
  subject text not null,
  version integer not null default 0,
  tries integer not null check (tries > 0),
  since timestamptz not null,
  last_at timestamptz not null,
  next_at timestamptz not null,
  why text not null,
  details jsonb,
  primary key (duty, subject),
  constraint backed_off_in_order check (since <= last_at and last_at <= next_at)
);
create table sweep_marks (
  name text primary key,
  mark bigint not null
);
