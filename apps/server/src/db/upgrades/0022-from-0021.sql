-- What version 22 has that version 21 had not: each block as its area's schema file has it.

-- Each release calls functions of its own from here on. Those of version 21 stay where they are, because
-- its servers call them; one of them a trigger calls, and so it is everybody's.
create table releases (
  functions text primary key,
  version integer not null,
  seen_at timestamptz not null
);
create or replace function under_auction(p_card integer) returns boolean language sql stable as $$
  select exists (
    select from auctions where card_id = p_card and state in ('running', 'waiting'))
$$;
update schema_files set functions = array_remove(functions, 'under_auction(integer)');

-- All at once and in one order: whoever writes one of them reads another.
lock table messages, news, outbox, push_subscriptions, mail_addresses, subscribers
  in access exclusive mode;

-- Languages. What they may be comes last: with it, each column would write its whole table anew.
create domain site_language as text;

create table wallet_languages (
  wallet wallet_address primary key,
  language site_language not null,
  chosen_at timestamptz not null
);
create index wallet_languages_by_age on wallet_languages (chosen_at);

alter table subscribers add column language site_language not null default 'en';
alter table push_subscriptions add column language site_language not null default 'en';
alter table mail_addresses add column language site_language not null default 'en';
alter domain site_language add check (value in ('en', 'es', 'pt', 'fr', 'de'));

-- Notices as facts. What is there already keeps its English text and has none.
alter table messages add column kind text, add column facts jsonb,
  add check ((kind is null) = (facts is null));
alter table news add column kind text, add column facts jsonb,
  add check ((kind is null) = (facts is null));
alter table outbox add column kind text, add column facts jsonb;

-- Beside version 21: put_into_outbox, because what that writes has no kind and goes out as it is worded.
create or replace function put_into_outbox() returns trigger language plpgsql as $$
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

-- A wallet's share of the day. What is open at this moment counts as brought, for half an hour.
-- Beside version 21: withdrawals_check2, because what that writes counts as brought: 0 of the day.
alter table withdrawals add column of_day bigint not null default 0,
  add check (of_day between 0 and coalesce(hoof, 0));

-- Transactions for wallets without ether.
-- Beside version 21: chain_transactions_purpose_check, because both that it knows stay allowed.
alter table chain_transactions drop constraint chain_transactions_purpose_check,
  add constraint chain_transactions_purpose_check check (purpose in ('root', 'activate', 'relay')),
  add column most_wei numeric check (most_wei > 0);

create table chain_relays (
  id integer generated always as identity primary key,
  wallet wallet_address not null,
  kind text not null check (kind in ('ask', 'deposit')),
  wei numeric not null check (wei > 0),
  at timestamptz not null
);
create index chain_relays_by_time on chain_relays (at);
create index chain_relays_by_wallet on chain_relays (wallet, at);
