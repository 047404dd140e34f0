-- Who may act, and how often they may try.

-- Whoever runs the house. Only the scrypt hash of a password is kept.
create table operators (
  username text primary key,
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- Nonces carry their own end and seal. Only those that were used are kept, until they expire and a
-- little longer, so that a replay can be told from a nonce that never was.
create table nonces (
  nonce text primary key,
  expires_at timestamptz not null,
  -- These two may be empty for the release before, which kept every nonce: take them away after it.
  used_at timestamptz,
  browser_hash bytea
);
create index nonces_by_end on nonces (expires_at);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  -- Only the SHA-256: whoever reads this table cannot sign in with it.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The proven wallet, or else the operator, so that the log can say who.
  wallet wallet_address,
  operator text references operators (username),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null check (length(user_agent) <= 300),
  check ((wallet is null) = (operator is not null))
);
create index sessions_by_wallet on sessions (wallet, seen_at desc);
create index sessions_by_end on sessions (expires_at);

-- An instance keeps the sessions it has looked up. Whoever ends one, and however, every instance
-- hears of it with the commit; one that has run out by itself is not worth a word.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  if old.expires_at > now() then
    perform pg_notify('goats_changed', 'session:' || old.id);
  end if;
  return null;
end $$;
create trigger sessions_end after delete on sessions
  for each row execute function tell_session_end();

-- Not worth a disk flush: after a crash everybody starts with a clean slate.
create unlogged table rate_limits (
  name text not null,
  subject text not null,
  taken integer not null,
  ends_at timestamptz not null,
  primary key (name, subject)
) with (fillfactor = 50);
create index rate_limits_by_end on rate_limits (ends_at);

-- Browsers that an operator has logged in from: nobody else's failures make them wait. Only the
-- SHA-256 of their cookie; a new password forgets them.
create table operator_devices (
  token_hash bytea primary key check (length(token_hash) = 32),
  operator text not null references operators (username),
  seen_at timestamptz not null
);
create index operator_devices_by_age on operator_devices (seen_at);

-- Failed logins: of strangers per network address and per username, of a known browser its own. Each
-- one more doubles the wait, and a restart must not hand out fresh guesses, so this is not an
-- unlogged table.
create table login_attempts (
  scope text not null check (scope in ('address', 'username', 'device')),
  subject text not null,
  failures integer not null check (failures > 0),
  last_at timestamptz not null,
  blocked_until timestamptz not null,
  primary key (scope, subject)
);
create index login_attempts_by_age on login_attempts (last_at);

create table idempotency_keys (
  -- The wallet, or the network address of whoever has none: keys of strangers never meet.
  scope text not null,
  key text not null check (length(key) between 1 and 200),
  call text not null,
  body_hash bytea not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

create table players (
  address wallet_address primary key,
  display_name text not null unique check (length(display_name) between 1 and 40),
  house boolean not null default false,
  -- What the name looks like: two that a person would take for one have the same. House players may
  -- have none; the rules keep everybody else away from their names.
  name_key text unique,
  named_at timestamptz,
  constraint players_chose_a_name check (house or (name_key is not null and named_at is not null))
);

-- In which language a wallet wants to be spoken to; without a row, in English.
create table wallet_languages (
  wallet wallet_address primary key,
  language site_language not null,
  chosen_at timestamptz not null
);
create index wallet_languages_by_age on wallet_languages (chosen_at);

-- Names that somebody does not want to read, until the operator has looked.
create table name_reports (
  id bigint generated always as identity primary key,
  reporter wallet_address not null,
  address wallet_address not null,
  -- As it was then: whoever changes it is not blamed for it any more.
  name text not null,
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null,
  -- Looked at and left alone: the same people need not say so again.
  dismissed_at timestamptz,
  constraint name_reports_once unique (reporter, address, name)
);
create index name_reports_open on name_reports (address, name) where dismissed_at is null;
create index name_reports_by_address on name_reports (address);

-- Names that the operator took away, and until when their wallets may not take them again.
create table name_resets (
  address wallet_address not null,
  name_key text not null,
  until timestamptz not null,
  primary key (address, name_key)
);
create index name_resets_by_end on name_resets (until);

-- What instances sign for each other with, each made by whichever needs it first.
create table server_secrets (
  name text primary key,
  value bytea not null check (length(value) = 32)
);
