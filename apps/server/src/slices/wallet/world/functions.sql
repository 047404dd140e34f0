-- Those who follow a card or its goat, each once, in the order of wallets: so many after this one. The
-- settings keep a plan that was made while few followed anything from reading the table whole later.
create function followers_after(p_card integer, p_after text, p_most integer) returns setof text
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
  select f.wallet::text from (
    (select w.wallet from watches w
      where w.kind = 'card' and w.target = p_card and w.wallet > p_after
      order by w.wallet limit p_most)
    union
    (select w.wallet from watches w
      where w.kind = 'goat' and w.target = (select c.base_goat_id from cards c where c.id = p_card)
        and w.wallet > p_after
      order by w.wallet limit p_most)) f
   order by f.wallet limit p_most;
end $$;

-- One line that somebody else causes unasked, for each of these wallets. It changes the words of what
-- the same sender said about the same thing a short while ago: a new line would ring again. And it has
-- bounds, handed in by the rules, so that nobody's inbox can be filled, and none silenced: a sender
-- that a reader has not heard from finds room, and what is overpriced gives way first, then what
-- others said beyond their first line, then the oldest first line.
create function tell_unasked(
  p_wallets text[], p_topic text, p_text text, p_href text, p_at timestamptz, p_sender text,
  p_overpriced boolean, p_since timestamptz, p_per_sender integer, p_per_topic integer,
  p_kind text, p_facts jsonb
) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  heard text[];
begin
  -- In the order of ids, as whoever reads them takes them.
  with said as materialized (
    select o.id from messages o
     where o.wallet = any (p_wallets) and o.topic = p_topic and o.href = p_href
       and o.sender = p_sender and o.at > p_since
     order by o.id for update
  ), changed as (
    update messages o set text = p_text, kind = p_kind, facts = p_facts, at = p_at, read_at = null,
           overpriced = p_overpriced
      from said s where o.id = s.id returning o.wallet
  )
  select coalesce(array_agg(c.wallet::text), '{}') into heard from changed c;

  -- The new line, which has no number yet, among those of its topic that each reader has.
  with lines as (
    select o.wallet::text, o.id, o.sender::text, o.overpriced from messages o
     where o.wallet = any (p_wallets) and o.wallet <> all (heard) and o.topic = p_topic
       and o.sender is not null and o.at > p_since
    union all
    select w, null, p_sender, p_overpriced from unnest(p_wallets) w where w <> all (heard)
  ), counted as (
    select l.*, row_number() over (partition by l.wallet, l.sender order by l.id) as nth from lines l
  ), placed as (
    select c.*, row_number() over (partition by c.wallet order by c.overpriced, c.nth > 1,
             case when not c.overpriced and c.nth = 1 then c.id end desc, c.id) as place
      from counted c
     where c.id is not null or c.nth <= p_per_sender
  ), crowded as materialized (
    select o.id from messages o join placed p on p.id = o.id
     where p.place > p_per_topic order by o.id for update of o
  ), gone as (
    delete from messages o using crowded c where o.id = c.id
  )
  insert into messages (wallet, topic, text, href, at, sender, overpriced, kind, facts)
  select p.wallet, p_topic, p_text, p_href, p_at, p_sender, p_overpriced, p_kind, p_facts
    from placed p where p.id is null and p.place <= p_per_topic order by p.wallet;
end $$;

-- Writes messages: for one wallet, or a line of news for everybody who follows a card or its goat,
-- which is spread outside of this transaction. The house reads no letters.
create function tell_wallets(p_messages json, p_bad integer[]) returns void language plpgsql as $$
declare
  line record;
begin
  insert into messages (wallet, topic, text, href, at, kind, facts)
  select m.wallet, m.topic, m.text, m.href, m.at, m.kind, m.facts
    from json_to_recordset(p_messages) m (place integer, wallet text, topic text, text text, href text,
           at timestamptz, sender text, kind text, facts jsonb)
   where m.wallet is not null and m.sender is null and m.place <> all (p_bad)
     and not exists (select from players p where p.address = m.wallet and p.house);
  for line in
    select m.* from json_to_recordset(p_messages) m (place integer, wallet text, card integer,
             topic text, text text, href text, at timestamptz, sender text, overpriced boolean,
             since timestamptz, per_sender integer, per_topic integer, most_waiting integer,
             kind text, facts jsonb)
     where m.sender is not null and m.place <> all (p_bad)
     -- By wallet, so that two batches about the same ones do not wait for each other.
     order by m.wallet, m.place
  loop
    if line.card is not null then
      insert into news (card_id, topic, text, href, at, sender, overpriced, due_at, kind, facts)
      select line.card, line.topic, line.text, line.href, line.at, line.sender, line.overpriced, line.at,
             line.kind, line.facts
       where exists (select from followers_after(line.card, '', 1))
         and (select count(*) from news n where n.sender = line.sender) < line.most_waiting;
    elsif not exists (select from players p where p.address = line.wallet and p.house)
      -- Whom the reader has blocked challenges nobody here and proposes no swap. What is offered for a
      -- card is still told.
      and not ((line.topic = 'match' or line.kind like 'swap-%') and exists (
        select from blocks b where b.blocker = line.wallet and b.blocked = line.sender)) then
      perform tell_unasked(array[line.wallet], line.topic, line.text, line.href, line.at, line.sender,
        false, line.since, line.per_sender, line.per_topic, line.kind, line.facts);
    end if;
  end loop;
end $$;
