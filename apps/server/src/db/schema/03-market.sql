-- Auctions, bids and sales.

create table auctions (
  id integer generated always as identity primary key,
  card_id integer not null references cards (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- A late bid moves ends_at; this one stays, so that an extension can be shown.
  first_ends_at timestamptz not null,
  -- In SOL, as everything on the auction page.
  start_price numeric(18, 2) not null check (start_price > 0),
  -- Closed by the operator, or because the next auction of the card began.
  closed boolean not null default false,
  -- An operator may end an auction before its time; nothing else may.
  ended_early boolean not null default false,
  constraint auctions_in_order
    check (ends_at >= starts_at and (ended_early or ends_at >= first_ends_at))
);

-- A card stands in one auction at a time.
create unique index auctions_one_per_card on auctions (card_id) where not closed;
create index auctions_by_end on auctions (ends_at, card_id) where not closed;
create index auctions_ended on auctions (ends_at desc, id desc);

create table bids (
  id integer generated always as identity primary key,
  auction_id integer not null references auctions (id),
  bidder_address wallet_address not null,
  bid_amount numeric(18, 2) not null check (bid_amount > 0),
  bid_time timestamptz not null,
  -- Placed by a signed-in wallet of that address, not only typed.
  verified boolean not null,
  voided_at timestamptz,
  void_reason text,
  -- When a typed bid stops counting, unless its wallet signs in and confirms it before.
  lapses_at timestamptz,
  check ((voided_at is null) = (void_reason is null)),
  constraint bids_typed_lapse check (verified = (lapses_at is null))
);

-- Two equal bids cannot both win: the database, not the clock, says who was first. A typed one may
-- be as high as one that has lapsed; that no two stand at once is seen to under the auction's lock.
create unique index bids_amount_once on bids (auction_id, bid_amount)
  where voided_at is null and verified;
create index bids_by_auction on bids (auction_id, bid_amount);

-- On another marketplace and imported here, off a shelf, by an offer, or in an auction.
create type sale_kind as enum ('external', 'listing', 'offer', 'auction');

create table sales (
  id bigint generated always as identity primary key,
  card_id integer not null references cards (id),
  -- In the unit the leaderboard prefixes with Ξ: as it was paid, or at the configured rate.
  price numeric(24, 10) not null check (price > 0),
  kind sale_kind not null default 'external',
  -- What was really paid.
  amount numeric(18, 4) not null check (amount > 0),
  currency text not null default 'ETH' check (currency in ('ETH', 'SOL', 'HOOF')),
  sold_at timestamptz not null,
  buyer wallet_address not null,
  seller wallet_address not null,
  -- What makes a repeated import change nothing.
  transaction_hash text unique check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  -- Of a sale in the product itself: 'sale:17-3', 'offer:12', 'auction:4'.
  reference text unique,
  -- Why it does not count, for people; null when it counts.
  wash_reason text,
  check (buyer <> seller or wash_reason is not null),
  constraint sales_known_by check (num_nulls(transaction_hash, reference) = 1
    and (kind = 'external') = (transaction_hash is not null))
);

create index sales_by_card on sales (card_id, sold_at);
-- What two wallets sold to each other, and what was last paid.
create index sales_between on sales (seller, buyer, sold_at);
create index sales_counted on sales (sold_at desc) where wash_reason is null;
