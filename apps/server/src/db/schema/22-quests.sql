-- What became of the quests of a UTC day: once paid, or changed for another, never both, and one change a
-- day. Kept for as long as a day's budgets are compared with the books.
create table day_quests (
  day date not null,
  wallet wallet_address not null,
  name text collate "C" not null check (length(name) between 1 and 40),
  -- In hundredths; null where it was changed for another.
  paid hoof_amount,
  at timestamptz not null,
  primary key (day, wallet, name)
);
create unique index day_quests_one_change on day_quests (day, wallet) where paid is null;
