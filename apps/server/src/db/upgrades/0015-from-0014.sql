-- Cards with character: what each is strong in. Every card gets the first attribute until the
-- collection is made anew (catalogue/remake-collection.ts), right after this, before anybody reads.
create type attribute as enum ('dribbling', 'pace', 'shootingPower', 'finishing', 'passingAccuracy',
  'vision', 'headingAbility', 'defensiveIQ', 'physicality', 'charisma');
alter table cards add column strong_in attribute not null default 'dribbling';
alter table cards alter column strong_in drop default;
create index cards_by_strength_score on cards (strong_in, (-goat_score), id) include (goat_score);
create index cards_by_strength_price on cards (strong_in, price_hoof, id);
create index cards_by_strength_id on cards (strong_in, id);
create index cards_by_facet_strength_score on cards (facet_id, strong_in, (-goat_score), id)
  include (goat_score);
create index cards_by_facet_strength_price on cards (facet_id, strong_in, price_hoof, id);
create index cards_by_facet_strength_id on cards (facet_id, strong_in, id);
