-- Offers between players. What a card costs on its owner's shelf is a column of its holding
-- (06-holdings.sql): whoever lists, buys or engages a card changes one and the same row.

create type offer_status as enum ('open', 'accepted', 'withdrawn', 'expired', 'ended');

-- HOOF that waits in the vault 'offer:12' until the owner of a card says yes.
create table offers (
  id integer generated always as identity primary key,
  card_id integer not null references cards (id),
  bidder wallet_address not null,
  -- Whose card it was when the offer was made; the offer ends when that changes.
  owner wallet_address not null,
  amount hoof_amount not null,
  status offer_status not null default 'open',
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  check (bidder <> owner),
  check ((status = 'open') = (ended_at is null))
);

-- One of a wallet for a card at a time.
create unique index offers_one_per_wallet on offers (card_id, bidder) where status = 'open';
create index offers_for_card on offers (card_id, amount desc, id) where status = 'open';
create index offers_due on offers (expires_at) where status = 'open';
create index offers_by_bidder on offers (bidder, id desc);
create index offers_by_owner on offers (owner, id desc);

create function guard_offer() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' or (new.id, new.card_id, new.bidder, new.owner, new.amount, new.created_at,
      new.expires_at) is distinct from (old.id, old.card_id, old.bidder, old.owner, old.amount,
      old.created_at, old.expires_at) then
    raise exception 'an offer only ends, and only once' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger offers_guard before update on offers for each row execute function guard_offer();
create trigger offers_for_ever before delete or truncate on offers
  for each statement execute function refuse_direct_change();

-- What is for sale and can be bought now: one row for every holding with a price that is not
-- engaged, with what the catalogue filters and sorts by. Whoever looks for what is for sale walks
-- these rows and no others, however many cards there are.
create table shelf (
  id integer primary key references cards (id),
  facet_id smallint not null,
  strong_in attribute not null,
  background text not null,
  expression text not null,
  accessories text not null,
  special text not null,
  kit text not null,
  head text not null,
  pose text not null,
  goat_score smallint not null,
  price_hoof bigint not null,
  asked hoof_amount not null,
  -- Milliseconds, negated: the newest come first, as with every descending order (02-collection.sql).
  listed_key bigint not null
);
create index shelf_by_score on shelf ((-goat_score), id);
create index shelf_by_price on shelf (price_hoof, id);
create index shelf_by_asked on shelf (asked, id);
create index shelf_by_listed on shelf (listed_key, id);
create index shelf_by_facet_score on shelf (facet_id, (-goat_score), id);
create index shelf_by_facet_price on shelf (facet_id, price_hoof, id);
create index shelf_by_facet_asked on shelf (facet_id, asked, id);
create index shelf_by_facet_listed on shelf (facet_id, listed_key, id);
create index shelf_by_facet_id on shelf (facet_id, id);
create index shelf_by_strength_score on shelf (strong_in, (-goat_score), id);
create index shelf_by_strength_price on shelf (strong_in, price_hoof, id);
create index shelf_by_strength_asked on shelf (strong_in, asked, id);
create index shelf_by_strength_listed on shelf (strong_in, listed_key, id);
create index shelf_by_strength_id on shelf (strong_in, id);
create index shelf_by_facet_strength_score on shelf (facet_id, strong_in, (-goat_score), id);
create index shelf_by_facet_strength_price on shelf (facet_id, strong_in, price_hoof, id);
create index shelf_by_facet_strength_asked on shelf (facet_id, strong_in, asked, id);
create index shelf_by_facet_strength_listed on shelf (facet_id, strong_in, listed_key, id);
create index shelf_by_facet_strength_id on shelf (facet_id, strong_in, id);

create function keep_shelf() returns trigger language plpgsql as $$
begin
  delete from shelf where id = new.card_id;
  if new.asked is not null and new.busy_with is null then
    insert into shelf (id, facet_id, strong_in, background, expression, accessories, special, kit,
                       head, pose, goat_score, price_hoof, asked, listed_key)
    select id, facet_id, strong_in, background, expression, accessories, special, kit,
           head, pose, goat_score, price_hoof, new.asked, -floor(extract(epoch from new.listed_at) * 1000)
      from cards where id = new.card_id;
  end if;
  return null;
end $$;
create trigger card_holdings_on_shelf after update on card_holdings
  for each row when ((old.asked is not null or new.asked is not null)
    and (old.asked, old.listed_at, old.busy_with) is distinct from (new.asked, new.listed_at, new.busy_with))
  execute function keep_shelf();

-- A card that grows is set free in the same stroke, and may stand on the shelf by then.
create function keep_shelf_score() returns trigger language plpgsql as $$
begin
  update shelf set goat_score = new.goat_score, price_hoof = new.price_hoof where id = new.id;
  return null;
end $$;
create trigger cards_on_shelf after update on cards
  for each row when ((old.goat_score, old.price_hoof) is distinct from (new.goat_score, new.price_hoof))
  execute function keep_shelf_score();
