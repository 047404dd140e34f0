-- What version 22 has that version 21 had not: each block as its area's schema file has it.

-- All at once and in one order: whoever writes one of them reads another.
lock table messages, news, outbox, push_subscriptions, mail_addresses, subscribers
  in access exclusive mode;

-- Languages.
create domain site_language as text check (value in ('en', 'es', 'pt', 'fr', 'de'));

create table wallet_languages (
  wallet wallet_address primary key,
  language site_language not null,
  chosen_at timestamptz not null
);
create index wallet_languages_by_age on wallet_languages (chosen_at);

alter table subscribers add column language site_language not null default 'en';
alter table push_subscriptions add column language site_language not null default 'en';
alter table mail_addresses add column language site_language not null default 'en';

-- Notices as facts. What is there already keeps its English text and has none.
alter table messages add column kind text, add column facts jsonb,
  add check ((kind is null) = (facts is null));
alter table news add column kind text, add column facts jsonb,
  add check ((kind is null) = (facts is null));
alter table outbox add column kind text, add column facts jsonb;

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
