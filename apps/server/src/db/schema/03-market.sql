-- Auctions, bids, who is asked to buy, and sales.

-- A card is under auction while it runs and while it waits for its winner.
create type auction_state as enum ('running', 'waiting', 'settled', 'returned');

create table auctions (
  id integer generated always as identity primary key,
  card_id integer not null references cards (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- A late bid moves ends_at; this one stays, so that an extension can be shown.
  first_ends_at timestamptz not null,
  -- In SOL, as everything on the auction page.
  start_price numeric(18, 2) not null check (start_price > 0),
  -- An operator may end an auction before its time; nothing else may.
  ended_early boolean not null default false,
  state auction_state not null default 'running',
  -- One more with every change, of its bids too: whoever ends it names the one that was read.
  version integer not null default 0,
  -- The bid whose bond lies in the auction's vault, and how much it is; one at a time, and with the
  -- auction it ends.
  bond_bid integer,
  bond bigint check (bond > 0),
  constraint auctions_in_order
    check (ends_at >= starts_at and (ended_early or ends_at >= first_ends_at)),
  constraint auctions_bonded check ((bond_bid is null) = (bond is null)
    and (bond_bid is null or state in ('running', 'waiting')))
);

-- A card stands in one auction at a time.
create unique index auctions_one_per_card on auctions (card_id) where state in ('running', 'waiting');
create index auctions_by_end on auctions (ends_at, card_id) where state in ('running', 'waiting');
create index auctions_ended on auctions (ends_at desc, id desc);
create index auctions_by_card on auctions (card_id, id desc);

-- Whether a card stands in an auction, or waits for whoever won it. Whoever joins auctions asks the
-- same of their state, in the words of the unique index.
create function under_auction(p_card integer) returns boolean language sql stable as $$
  select exists (
    select from auctions where card_id = p_card and state in ('running', 'waiting'))
$$;

-- Nobody's card is auctioned away, and what is over stays over.
create function guard_auction() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from card_holdings where card_id = new.card_id for no key update;
    if exists (select from card_holdings h where h.card_id = new.card_id and h.owner is not null) then
      raise exception 'card % has an owner', new.card_id using errcode = 'HF005';
    end if;
    return new;
  end if;
  if old.state in ('settled', 'returned')
     or (old.state, new.state) in (('waiting', 'running'), ('running', 'settled')) then
    raise exception 'auction % is %', old.id, old.state using errcode = 'HF004';
  end if;
  new.version := old.version + 1;
  return new;
end $$;
create trigger auctions_guard before insert or update on auctions
  for each row execute function guard_auction();
create trigger auctions_for_ever before delete or truncate on auctions
  for each statement execute function refuse_direct_change();

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
create index bids_by_bidder on bids (bidder_address, id desc);

alter table auctions add constraint auctions_bond_of_a_bid foreign key (bond_bid) references bids (id);

create type ask_outcome as enum ('sold', 'lapsed', 'passed');

-- Who was asked to buy, one after the other.
create table auction_asks (
  auction_id integer not null references auctions (id),
  turn smallint not null check (turn > 0),
  wallet wallet_address not null,
  bid_id integer not null references bids (id),
  amount numeric(18, 2) not null check (amount > 0),
  asked_at timestamptz not null,
  until timestamptz not null check (until > asked_at),
  -- When the wallet said that it has paid: from there on an operator decides, not the clock.
  paid_at timestamptz,
  -- Null while it waits.
  outcome ask_outcome,
  ended_at timestamptz,
  -- Why an operator passed it on.
  reason text,
  primary key (auction_id, turn),
  unique (auction_id, wallet),
  check ((outcome is null) = (ended_at is null)),
  check (outcome = 'passed' or reason is null)
);

-- One is asked at a time, and one wins.
create unique index auction_asks_one_waits on auction_asks (auction_id) where outcome is null;
create unique index auction_asks_one_wins on auction_asks (auction_id) where outcome = 'sold';

create function guard_ask() returns trigger language plpgsql as $$
begin
  if old.outcome is not null or (new.auction_id, new.turn, new.wallet, new.bid_id, new.amount,
      new.asked_at, new.until) is distinct from (old.auction_id, old.turn, old.wallet, old.bid_id,
      old.amount, old.asked_at, old.until) then
    raise exception 'whoever was asked was asked' using errcode = 'HF004';
  end if;
  return new;
end $$;
create trigger auction_asks_guard before update on auction_asks
  for each row execute function guard_ask();
create trigger auction_asks_for_ever before delete or truncate on auction_asks
  for each statement execute function refuse_direct_change();

-- Whoever won and did not buy may not bid for a while.
create table bid_bans (
  wallet wallet_address primary key,
  auction_id integer not null references auctions (id),
  since timestamptz not null,
  until timestamptz not null check (until > since)
);

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
  -- Null for what nobody owned before.
  seller wallet_address,
  -- What makes a repeated import change nothing.
  transaction_hash text unique check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  -- Of a sale in the product itself: 'sale:17-3', 'offer:12', 'auction:4'.
  reference text unique,
  -- Why it does not count, for people; null when it counts.
  wash_reason text,
  base_goat_id smallint not null,
  rarity rarity not null,
  goat_score smallint not null,
  check (buyer <> seller or wash_reason is not null),
  constraint sales_from_somebody check (seller is not null or kind = 'auction'),
  constraint sales_known_by check (num_nulls(transaction_hash, reference) = 1
    and (kind = 'external') = (transaction_hash is not null))
);

-- What was sold is compared by goat, tier and score: as they stood when the sale was written down.
create function describe_sale() returns trigger language plpgsql as $$
begin
  select base_goat_id, rarity, goat_score into new.base_goat_id, new.rarity, new.goat_score
    from cards where id = new.card_id;
  return new;
end $$;
create trigger sales_described before insert on sales
  for each row execute function describe_sale();

-- What a wallet sold and bought in the product itself.
create index sales_by_seller on sales (seller, id desc) where reference is not null;
create index sales_by_buyer on sales (buyer, id desc) where reference is not null;
-- What was paid for a card, and for cards like it.
create index sales_by_card on sales (card_id, sold_at);
create index sales_by_goat on sales (base_goat_id, rarity, sold_at desc, id desc);
create index sales_by_score on sales (rarity, goat_score, sold_at desc, id desc);
-- What two wallets sold to each other, what was last paid, and what the house bought today.
create index sales_between on sales (seller, buyer, sold_at);
-- What a player got and paid in a while, and to whom.
create index sales_earned on sales (seller, sold_at desc) where kind in ('listing', 'offer');
create index sales_paid on sales (buyer, sold_at desc) where kind in ('listing', 'offer');
create index sales_counted on sales (rarity, sold_at desc)
  where wash_reason is null and currency = 'HOOF';
create index sales_by_time on sales (sold_at desc, id desc);
-- The highest that counts, and the newest that do not, of a goat.
create index sales_highest on sales (base_goat_id, price desc) where wash_reason is null;
create index sales_left_out on sales (base_goat_id, sold_at desc) where wash_reason is not null;

-- What the goats were sold for, month by month: the leaderboard adds up months, not sales.
create table goat_months (
  base_goat_id smallint not null,
  -- Its first day, in UTC.
  month date not null,
  sold integer not null check (sold >= 0),
  value numeric(30, 10) not null check (value >= 0),
  -- How many do not count.
  left_out integer not null check (left_out >= 0),
  primary key (base_goat_id, month)
);

create function month_of_sale(sold_at timestamptz) returns date language sql immutable parallel safe
return date_trunc('month', sold_at at time zone 'UTC')::date;

-- One transaction with sales at a time: one that inserts and then leaves older ones out would else
-- take the months of two goats in another order than the next one does.
create function count_sales() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('goat_months', 0));
  insert into goat_months as g (base_goat_id, month, sold, value, left_out)
  select base_goat_id, month_of_sale(sold_at), count(*) filter (where wash_reason is null),
         coalesce(sum(price) filter (where wash_reason is null), 0), count(wash_reason)
    from written group by 1, 2 order by 1, 2
  on conflict (base_goat_id, month) do update
    set sold = g.sold + excluded.sold, value = g.value + excluded.value,
        left_out = g.left_out + excluded.left_out;
  return null;
end $$;
create trigger sales_counted after insert on sales
  referencing new table as written for each statement execute function count_sales();

-- A sale is found out, or cleared; nothing else about it changes.
create function recount_sales() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('goat_months', 0));
  update goat_months g
     set sold = g.sold + c.sold, value = g.value + c.value, left_out = g.left_out - c.sold
    from (
      select base_goat_id, month_of_sale(sold_at) as month, sum(counts)::integer as sold,
             sum(counts * price) as value
        from (select base_goat_id, sold_at, price, 1 as counts from after where wash_reason is null
              union all
              select base_goat_id, sold_at, price, -1 from before where wash_reason is null) s
       group by 1, 2) c
   where g.base_goat_id = c.base_goat_id and g.month = c.month;
  return null;
end $$;
create trigger sales_recounted after update on sales
  referencing old table as before new table as after for each statement execute function recount_sales();
