-- Cards with character: what each is strong in. Every card gets the first attribute until the
-- collection is made anew (catalogue/remake-collection.ts), right after this, before anybody reads.
create type attribute as enum ('dribbling', 'pace', 'shootingPower', 'finishing', 'passingAccuracy',
  'vision', 'headingAbility', 'defensiveIQ', 'physicality', 'charisma');
alter table cards add column strong_in attribute not null default 'dribbling';
alter table cards alter column strong_in drop default;
create index cards_by_strength_score on cards (facet_id, strong_in, (-goat_score), id)
  include (goat_score);
create index cards_by_strength_price on cards (facet_id, strong_in, price_hoof, id);
create index cards_by_strength_id on cards (facet_id, strong_in, id);

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
