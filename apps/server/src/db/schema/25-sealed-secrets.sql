-- What a player's browser sealed a match with, locked by the player's own password or passkey, for the
-- player's other devices. We cannot open it. It goes when the match is over.
create table sealed_secrets (
  match_id integer not null,
  wallet wallet_address not null,
  locked jsonb not null check (length(locked::text) <= 2000),
  primary key (match_id, wallet)
);
