-- What the clock keeps for itself.

-- What it could not do, why, and when it tries again: later and later, and never for ever. Shared by
-- all instances and kept over restarts; a row goes when the thing is done, or is over in another way.
create table backed_off (
  -- What was to be done: 'time-out', 'expire', 'pay-week'.
  duty text not null,
  -- To what: 'match:17', 'challenge:12', 'week:2026-W23'.
  subject text not null,
  -- The version it had then: what has moved on since is looked at afresh.
  version integer not null default 0,
  tries integer not null check (tries > 0),
  since timestamptz not null,
  last_at timestamptz not null,
  next_at timestamptz not null,
  -- For the operator: what went wrong the last time.
  why text not null,
  -- What trying again needs to know besides, where the world does not say it.
  details jsonb,
  primary key (duty, subject),
  constraint backed_off_in_order check (since <= last_at and last_at <= next_at)
);

-- How far a sweep has come that walks through a table instead of looking for what is old, and how far
-- it was looked for whom to call back.
create table sweep_marks (
  name text primary key,
  mark bigint not null
);
