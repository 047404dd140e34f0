-- Who wants to hear of whom.

-- Nobody else's business. Two who follow each other are friends.
create table follows (
  follower wallet_address not null,
  followed wallet_address not null check (followed <> follower),
  since timestamptz not null,
  primary key (follower, followed)
);

-- Who is blocked keeps their own follow and is told nothing: a line that vanished would say it.
create table blocks (
  blocker wallet_address not null,
  blocked wallet_address not null check (blocked <> blocker),
  since timestamptz not null,
  primary key (blocker, blocked)
);

-- Those who let friends see them online, and when one of their pages was last open.
create table presence (
  wallet wallet_address primary key,
  seen_at timestamptz not null
);
