-- Who reads the newsletter, and what the owners club is up to.

create table subscribers (
  -- Once per mailbox, whoever types it how often.
  email text primary key check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  name text check (length(name) between 1 and 100),
  consented_at timestamptz not null,
  -- The link in every issue. It ends this subscription and opens nothing else, so it may lie here.
  token text not null unique check (length(token) = 43)
);
create index subscribers_by_consent on subscribers (consented_at, email);

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
  primary key (event_id, wallet)
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

-- The fixed sample programme. What is to come is counted from the day of the first start, or a
-- visitor of next year would find a club where everything is over.
insert into club_events
  (id, title, starts_at, ends_at, location, category, description, image, tickets) values
  ('touchline', 'A night on the touchline', current_date + interval '24 days 19 hours',
   current_date + interval '24 days 22 hours', 'Praia Rovers ground, gate C', 'Match Experience',
   'Warm up with the squad, stand too close to the corner flag, and keep the bib.',
   '/api/images/event-matchday.webp', 50),
  ('pasture-cup', 'The Pasture Cup', current_date + interval '45 days 17 hours',
   current_date + interval '45 days 22 hours', 'Online, and in the long grass', 'Tournament',
   'A hundred and twenty-eight owners, one bracket, three rounds a match. Bring a rested card.',
   '/api/images/event-tournament.webp', 128),
  ('moment-preview', 'Moment cards, first look', current_date + interval '73 days 18 hours',
   current_date + interval '73 days 19 hours', 'Your browser', 'Digital Exclusive',
   'See the first iconic moments before anybody can have an opinion about them.',
   '/api/images/event-digital-drop.webp', null),
  ('supper', 'Owners’ supper', current_date + interval '101 days 18 hours',
   current_date + interval '101 days 23 hours', 'Porto Alegria clubhouse, the long table',
   'Community', 'A long table, short speeches, and grass for those who asked.',
   '/api/images/event-picnic.webp', 25);

insert into club_events
  (id, title, starts_at, ends_at, location, category, description, image, tickets, highlights) values
  ('awards-night', 'Awards night', '2025-03-01 19:00Z', '2025-03-01 23:00Z', 'The old grandstand',
   'Community', 'Ten goats, ten envelopes, one of them eaten.',
   '/api/images/event-awards-night.webp', 100,
   array['Ten goats unveiled', 'One acceptance speech, eaten early', 'No injuries worth mentioning']),
  ('training-day', 'Training day', '2025-04-12 09:00Z', '2025-04-12 15:00Z', 'Pitch two',
   'Match Experience', 'Cones, bibs and a whistle.', '/api/images/event-training-day.webp', 40,
   array['Forty owners ran between cones', 'Two stopped for grass', 'One was signed']);

insert into club_proposals (id, title, text, closes_at) values
  ('third-kit', 'What colour is the third kit?',
   'Home and away are settled. The third kit is worn on rainy Thursdays and in photographs.',
   current_date + interval '60 days 12 hours'),
  ('next-collection', 'Who comes after the ten?',
   'The next collection needs a position. The drawings follow the vote.',
   current_date + interval '120 days 12 hours');

insert into club_options (proposal_id, option, label) values
  ('third-kit', 1, 'Clover green'),
  ('third-kit', 2, 'Barn-door red'),
  ('third-kit', 3, 'Moonlit grey'),
  ('next-collection', 1, 'Goalkeepers, at last'),
  ('next-collection', 2, 'Full-backs who cross'),
  ('next-collection', 3, 'Referees'),
  ('next-collection', 4, 'Managers in long coats');
