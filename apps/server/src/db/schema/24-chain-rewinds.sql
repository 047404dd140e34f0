-- What was final and is on the chain no more, because an operator has taken it back.

create table chain_rewinds (
  id integer generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  reason text not null,
  -- The newest block that stayed, and how far the chain was read before and after.
  fork bigint not null,
  before bigint not null,
  after bigint not null
);

-- What was said above the fork. What was booked for it keeps its place as a reference, which no log has
-- again: those that stand there now are numbered higher.
create table chain_rewound_logs (
  rewind_id integer not null references chain_rewinds (id),
  block_number bigint not null,
  log_index integer not null,
  tx_hash chain_hash not null,
  contract text not null,
  event text not null,
  args jsonb not null,
  applied_at timestamptz,
  -- Where the same is said now; null: nowhere.
  now_block bigint,
  now_index integer,
  primary key (block_number, log_index)
);
create trigger chain_rewound_logs_for_ever before update or delete or truncate on chain_rewound_logs
  for each statement execute function refuse_direct_change();
create trigger chain_rewinds_for_ever before update or delete or truncate on chain_rewinds
  for each statement execute function refuse_direct_change();
