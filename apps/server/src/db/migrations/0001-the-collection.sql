-- The ten goats' cards. An enum, so that the database sorts tiers by rank and not by spelling.
create type rarity as enum ('Common', 'Rare', 'Epic', 'Legendary');

-- What was published together, sealed by the root over its cards' metadata. Series 1 is the 20,000.
create table series (
  id smallint primary key,
  name text not null,
  seed text not null,
  card_count integer not null check (card_count > 0),
  provenance_root text not null check (provenance_root ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null default now()
);

-- A facet is one combination of everything that the catalogue filters by. There are a few hundred
-- of them however many cards exist, so a filter or a search is decided on this small table and each
-- facet is then read in the wanted order from one index: the cost does not grow with the cards.
create table facets (
  id smallint generated always as identity primary key,
  base_goat_id smallint not null check (base_goat_id between 1 and 10),
  rarity rarity not null,
  moment_title text not null,
  -- What a search looks at, in lower case and without accents: goat, footballer, club, origin, moment.
  search_text text not null,
  unique (base_goat_id, rarity, moment_title)
);

create table cards (
  id integer primary key check (id > 0),
  token_id integer not null unique check (token_id > 1000000),
  -- Checked at the end of the transaction: a root is known only when its last card is in.
  series_id smallint not null references series (id) deferrable initially deferred,
  facet_id smallint not null references facets (id),
  base_goat_id smallint not null check (base_goat_id between 1 and 10),
  variation_number integer not null check (variation_number > 0),
  name text not null,
  description text not null,
  moment_title text not null,
  rarity rarity not null,
  dribbling smallint not null check (dribbling between 0 and 100),
  pace smallint not null check (pace between 0 and 100),
  shooting_power smallint not null check (shooting_power between 0 and 100),
  finishing smallint not null check (finishing between 0 and 100),
  passing_accuracy smallint not null check (passing_accuracy between 0 and 100),
  vision smallint not null check (vision between 0 and 100),
  heading_ability smallint not null check (heading_ability between 0 and 100),
  defensive_iq smallint not null check (defensive_iq between 0 and 100),
  physicality smallint not null check (physicality between 0 and 100),
  charisma smallint not null check (charisma between 0 and 100),
  -- The rounded average, kept by the database so that it can never disagree with the ten.
  goat_score smallint not null generated always as (
    round((dribbling + pace + shooting_power + finishing + passing_accuracy + vision
      + heading_ability + defensive_iq + physicality + charisma) / 10.0)
  ) stored,
  background text not null,
  expression text not null,
  accessories text not null,
  special text not null,
  kit text not null,
  pose text not null,
  -- Whole hundredths of a HOOF, as everywhere in the ledger.
  price_hoof bigint not null check (price_hoof > 0),
  price_matic numeric(18, 4) not null check (price_matic > 0),
  price_sol numeric(18, 2) not null check (price_sol > 0),
  -- SHA-256 of the metadata as minted; a leaf of the series' root.
  metadata_hash text not null check (metadata_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique (base_goat_id, variation_number),
  unique (base_goat_id, background, expression, accessories, special, kit, pose, rarity)
);

-- One index per order, alone and within a facet. Descending keys are kept negated, so that "after
-- this row" is one row comparison that an index answers, however many cards have the same score.
create index cards_by_score on cards ((-goat_score), id);
create index cards_by_price on cards (price_hoof, id);
create index cards_by_facet_score on cards (facet_id, (-goat_score), id);
create index cards_by_facet_price on cards (facet_id, price_hoof, id);
create index cards_by_facet_id on cards (facet_id, id);

-- The place of a card among its goat's variants: Legendary to Common, best first.
create function variant_place(rarity rarity, goat_score smallint) returns integer
language sql immutable parallel safe
return case rarity when 'Legendary' then 0 when 'Epic' then 1000 when 'Rare' then 2000 else 3000 end
  + 100 - goat_score;

create index cards_by_variant_place on cards (base_goat_id, variant_place(rarity, goat_score), id);
