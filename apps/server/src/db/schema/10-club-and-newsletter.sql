-- Who reads the newsletter, and what the owners club is up to.

create table subscribers (
  -- Once per mailbox, whoever types it how often.
  email text primary key check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  name text check (length(name) between 1 and 100),
  consented_at timestamptz not null,
  -- The link in every issue. It ends this subscription and opens nothing else, so it may lie here.
  token text not null unique check (length(token) = 43),
  -- While nobody has said that the mailbox is theirs: the SHA-256 of what the link to say so holds.
  -- Until then the row counts for nothing.
  confirm_hash bytea unique check (length(confirm_hash) = 32),
  -- Of the page where the address was typed.
  language site_language not null default 'en'
);
create index subscribers_by_consent on subscribers (consented_at, email);
create index subscribers_pending on subscribers (consented_at) where confirm_hash is not null;

create type club_event_category as enum (
  'Match Experience', 'Tournament', 'Digital Exclusive', 'Community'
);

create table club_events (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  title text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  location text not null,
  category club_event_category not null,
  description text not null,
  image text not null,
  -- How many there are; null when everybody fits in.
  tickets integer check (tickets > 0),
  -- Kept by the trigger below. This check is what makes overselling impossible.
  taken integer not null default 0 check (taken >= 0),
  highlights text[] not null default '{}',
  check (ends_at > starts_at),
  constraint club_events_not_oversold check (taken <= tickets)
);
create index club_events_by_start on club_events (starts_at);

create table club_tickets (
  event_id text not null references club_events (id),
  wallet wallet_address not null,
  at timestamptz not null,
  -- The card that fetched it: handed on, it fetches no second one. Null for older tickets.
  card_id integer references cards (id),
  primary key (event_id, wallet),
  unique (event_id, card_id)
);

-- Two who want the last ticket wait for each other at the event's row, and the check decides.
create function count_ticket() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update club_events set taken = taken + 1 where id = new.event_id;
  else
    update club_events set taken = taken - 1 where id = old.event_id;
  end if;
  return null;
end $$;
create trigger club_tickets_count after insert or delete on club_tickets
  for each row execute function count_ticket();

create table club_proposals (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  title text not null,
  text text not null,
  closes_at timestamptz not null
);

create table club_options (
  proposal_id text not null references club_proposals (id),
  option smallint not null check (option > 0),
  label text not null,
  primary key (proposal_id, option)
);

-- One goat, one vote: the card votes, whoever holds it, so a sold card does not vote again.
create table club_votes (
  proposal_id text not null,
  card_id integer not null references cards (id),
  option smallint not null,
  wallet wallet_address not null,
  -- The tier's weight when the vote was cast; a later sale does not reach back.
  weight smallint not null check (weight > 0),
  at timestamptz not null,
  primary key (proposal_id, card_id),
  foreign key (proposal_id, option) references club_options (proposal_id, option)
);
create index club_votes_by_option on club_votes (proposal_id, option) include (weight, wallet);
