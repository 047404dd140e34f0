-- The puzzle of the day: a choice of a real match, and what wallets answered.

create table puzzles (
  day date primary key,
  match_id integer not null references matches (id)
);

-- The first answer of a wallet stands.
create table puzzle_answers (
  wallet wallet_address not null,
  day date not null references puzzles (day),
  attribute text not null,
  strike text,
  solved boolean not null,
  at timestamptz not null,
  primary key (wallet, day)
);
create trigger puzzle_answers_stand before update or delete or truncate on puzzle_answers
  for each statement execute function refuse_direct_change();
