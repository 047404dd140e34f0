-- What somebody has done for the first time, and in which match: given once, and for ever.
create table achievements (
  wallet wallet_address not null,
  id text not null,
  -- Rated: neither practice nor a friendly has one, and it is never forgotten.
  match_id integer not null references match_ratings (match_id),
  at timestamptz not null,
  primary key (wallet, id)
);
create trigger achievements_for_ever before update or delete or truncate on achievements
  for each statement execute function refuse_direct_change();
