-- Types and guards that several areas use.

-- An enum, so that the database sorts tiers by rank and not by spelling.
create type rarity as enum ('Common', 'Rare', 'Epic', 'Legendary');

create type attribute as enum ('dribbling', 'pace', 'shootingPower', 'finishing', 'passingAccuracy',
  'vision', 'headingAbility', 'defensiveIQ', 'physicality', 'charisma');

-- In lower case, so that comparing is comparing. Length and letters are asked apart: a count inside
-- a pattern builds an automaton of that many states for every value, at ten times the price.
create domain wallet_address as text check (length(value) = 42 and value ~ '^0x[0-9a-f]+$');

-- The languages that the site speaks.
create domain site_language as text check (value in ('en', 'es', 'pt', 'fr', 'de'));

create function refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception '% may not be changed this way', tg_table_name using errcode = 'HF004';
end $$;
