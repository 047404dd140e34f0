-- What a wallet is told, and what it follows.

create table messages (
  id bigint generated always as identity primary key,
  wallet wallet_address not null,
  topic text not null check (topic in ('match', 'cup', 'offer', 'sale', 'auction', 'watch', 'week',
    'chain', 'call')),
  text text not null,
  href text not null check (href like '/%'),
  at timestamptz not null,
  read_at timestamptz,
  -- Whose doing it is, when nobody asked for it; how much of that a wallet gets has bounds.
  sender wallet_address,
  -- Gives way first when there is no room.
  overpriced boolean not null default false,
  -- What the text says, as facts that any language can word; null for what was written in English
  -- before there were others.
  kind text,
  facts jsonb,
  check ((kind is null) = (facts is null))
);
create index messages_by_wallet on messages (wallet, id desc);
-- What others caused lately in an inbox, in which there may be much else.
create index messages_unasked on messages (wallet, at) where sender is not null;

-- What everybody who follows a card or its goat is to be told: one line, written with what it tells
-- of. It is spread afterwards in portions, in the order of wallets, and gone once everybody knows.
-- Nothing here refers to another table: a listing looks for nothing more than it has to.
create table news (
  id bigint generated always as identity primary key,
  card_id integer not null,
  topic text not null check (topic in ('auction', 'watch')),
  text text not null,
  href text not null check (href like '/%'),
  at timestamptz not null,
  -- Whose doing it is, if anybody's.
  sender wallet_address,
  overpriced boolean not null default false,
  -- The last wallet that was told; written with its message, so that nobody is told twice.
  told_to text not null default '',
  -- When it has its turn: behind the others after each portion, later after one that failed.
  due_at timestamptz not null,
  -- As in messages.
  kind text,
  facts jsonb,
  check ((kind is null) = (facts is null))
);
create index news_by_due on news (due_at, id);
create index news_by_sender on news (sender) where sender is not null;

-- A card, or every card of a goat.
create table watches (
  wallet wallet_address not null,
  kind text not null check (kind in ('card', 'goat')),
  target integer not null,
  since timestamptz not null,
  primary key (wallet, kind, target)
);
create index watches_by_target on watches (kind, target, wallet);

-- Auctions whose followers know that the end is near: they are told once, by whichever instance.
create table auctions_announced (
  auction_id integer primary key references auctions (id),
  at timestamptz not null
);
