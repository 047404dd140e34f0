-- What a wallet asked to be called back for, and the calls that were made.

-- Whoever wants none of them has no row.
create table callbacks (
  wallet wallet_address primary key,
  rested boolean not null,
  friends boolean not null,
  cups boolean not null,
  since timestamptz not null,
  check (rested or friends or cups)
);
create index callbacks_for_cups on callbacks (wallet) where cups;

-- A place for each call of a wallet on a UTC day; how many there are the rules say.
create table callback_calls (
  day date not null,
  wallet wallet_address not null,
  place smallint not null check (place > 0),
  -- The same is called out once: 'cup:12', 'match:7', 'rest:17-1700000000000'.
  about text collate "C" not null,
  -- The friend who plays.
  whom wallet_address,
  at timestamptz not null,
  primary key (day, wallet, place)
);
create unique index callback_calls_once on callback_calls (wallet, about);
create index callback_calls_of_friends on callback_calls (wallet, whom, at) where whom is not null;

-- How far a cup that starts soon was called out: the last wallet, or 'everybody'.
create table cup_calls (
  cup_id integer primary key references cups (id),
  told_to text not null,
  at timestamptz not null
);
create index cup_calls_by_time on cup_calls (at);

-- Whose rest ends when: they are gone through in that order, each once.
create index card_holdings_resting on card_holdings (rests_until) where rests_until is not null;
create index loans_resting on loans (rests_until) where rests_until is not null;
