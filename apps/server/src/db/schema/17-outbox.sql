-- What leaves the house: devices that ring, mailboxes that are written to, and what waits to be sent.

-- One browser that somebody is signed in with. It rings for as long as that session lives.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  wallet wallet_address not null,
  -- An address of a push service that only the browser and we know.
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- Whose: 'fcm.googleapis.com', '*.push.apple.com'. A slow one makes nobody else wait.
  service text not null,
  p256dh text not null,
  auth text not null,
  topics text[] not null,
  created_at timestamptz not null,
  -- Of the page that let it ring.
  language site_language not null default 'en'
);
create index push_subscriptions_by_wallet on push_subscriptions (wallet);

-- The mailbox of a wallet. It is written to once whoever reads it has said so.
create table mail_addresses (
  id bigint generated always as identity primary key,
  wallet wallet_address not null unique,
  address text not null check (address = lower(address) and address ~ '^[^@\s]+@[^@\s]+$'),
  topics text[] not null,
  -- While nobody has said that the mailbox is theirs: the SHA-256 of what the link to say so holds.
  confirm_hash bytea unique check (length(confirm_hash) = 32),
  created_at timestamptz not null,
  -- The link in every mail. It ends the mails and opens nothing else, so it may lie here.
  leave_token text not null unique check (length(leave_token) = 43),
  -- Of the page where the address was typed.
  language site_language not null default 'en'
);
create index mail_addresses_pending on mail_addresses (created_at) where confirm_hash is not null;

-- What waits to be sent: a message to a device or a mailbox, or the question whose mailbox it is.
-- Nothing here refers to another table: whoever logs out must neither wait for a match that is being
-- committed nor make it fail. What has lost its way is found when it is to be sent.
create table outbox (
  id bigint generated always as identity primary key,
  -- Who takes it: a push service, or 'mail'.
  service text not null,
  wallet wallet_address,
  subscription_id bigint,
  mail_id bigint,
  subscriber text,
  -- What the link of a question says; it is gone with this row.
  token text,
  topic text,
  text text,
  href text,
  at timestamptz not null,
  -- When it is sent next. While an instance is sending it, when another one may try.
  due_at timestamptz not null,
  tries smallint not null default 0,
  -- As in messages: it is worded when it is sent, for the device or mailbox that it goes to.
  kind text,
  facts jsonb,
  check (num_nonnulls(subscription_id, mail_id, subscriber) = 1)
);
create index outbox_by_due on outbox (service, due_at, id);

-- Whoever writes a message, and however: what rings goes with it, or neither does.
create function put_into_outbox() returns trigger language plpgsql as $$
begin
  insert into outbox (service, wallet, subscription_id, mail_id, topic, text, href, kind, facts, at,
    due_at)
  -- A line of its own for what cannot wait: one card for sale may ring for thousands who follow it.
  select s.service, m.wallet, s.id, null, m.topic, m.text, m.href, m.kind, m.facts, m.at,
         case when m.topic in ('match', 'cup') then m.at - interval '1 day' else m.at end
    from written m
    join push_subscriptions s on s.wallet = m.wallet and m.topic = any (s.topics)
  union all
  select 'mail', m.wallet, null, a.id, m.topic, m.text, m.href, m.kind, m.facts, m.at, m.at
    from written m
    join mail_addresses a on a.wallet = m.wallet and m.topic = any (a.topics)
   where a.confirm_hash is null;
  return null;
end $$;
create trigger messages_leave_the_house after insert on messages
  referencing new table as written for each statement execute function put_into_outbox();
