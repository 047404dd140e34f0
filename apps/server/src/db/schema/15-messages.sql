-- What a wallet is told, and what it follows.

create table messages (
  id bigint generated always as identity primary key,
  wallet wallet_address not null,
  topic text not null check (topic in ('match', 'cup', 'offer', 'sale', 'auction', 'watch', 'week',
    'chain')),
  text text not null,
  href text not null check (href like '/%'),
  at timestamptz not null,
  read_at timestamptz,
  -- Whose doing it is, when nobody asked for it; how much of that a wallet gets has bounds.
  sender wallet_address
);
create index messages_by_wallet on messages (wallet, id desc);

-- A card, or every card of a goat.
create table watches (
  wallet wallet_address not null,
  kind text not null check (kind in ('card', 'goat')),
  target integer not null,
  since timestamptz not null,
  primary key (wallet, kind, target)
);
create index watches_by_target on watches (kind, target);

-- Auctions whose followers know that the end is near: they are told once, by whichever instance.
create table auctions_announced (
  auction_id integer primary key references auctions (id),
  at timestamptz not null
);
