-- Everybody who follows a card, or every card of its goat; each once.
create function followers_of(card cards) returns table (wallet text) language sql stable as $$
  select w.wallet from watches w where w.kind = 'card' and w.target = card.id
  union
  select w.wallet from watches w where w.kind = 'goat' and w.target = card.base_goat_id
$$;

-- Who is told what: one wallet, or everybody who follows a card or its goat. The house reads no letters.
create function told_by(p_messages json, p_bad integer[]) returns table (
  wallet text, topic text, text text, href text, at timestamptz, sender text, since timestamptz,
  per_sender integer, per_topic integer
) language sql stable as $$
  with told as (
    select * from json_to_recordset(p_messages) m (place integer, wallet text, card integer,
             topic text, text text, href text, at timestamptz, sender text, since timestamptz,
             per_sender integer, per_topic integer)
     where m.place <> all (p_bad)
  )
  select m.wallet, m.topic, m.text, m.href, m.at, m.sender, m.since, m.per_sender, m.per_topic
    from told m
   where m.wallet is not null
     and not exists (select from players p where p.address = m.wallet and p.house)
  union all
  select w.wallet, m.topic, m.text, m.href, m.at, m.sender, m.since, m.per_sender, m.per_topic
    from told m
    join cards c on c.id = m.card
    cross join lateral followers_of(c) w
   where w.wallet is distinct from m.sender
$$;

-- Writes messages. What somebody else causes unasked changes the words of what the same sender said
-- about the same thing a short while ago: a new line would ring again. And it has bounds, handed in by
-- the rules: nobody's inbox can be filled.
create function tell_wallets(p_messages json, p_bad integer[]) returns void language plpgsql as $$
begin
  -- What the house itself has to say replaces nothing, and looking for it costs more with every message.
  if exists (select from json_to_recordset(p_messages) m (sender text) where m.sender is not null) then
    -- In the order of ids, as whoever reads them takes them.
    with said as materialized (
      select o.id, t.text, t.at from told_by(p_messages, p_bad) t
        join messages o on o.wallet = t.wallet and o.topic = t.topic and o.href = t.href
         and o.sender = t.sender and o.at > t.since
       order by o.id for update of o)
    update messages o set text = s.text, at = s.at, read_at = null from said s where o.id = s.id;
  end if;
  insert into messages (wallet, topic, text, href, at, sender)
  select t.wallet, t.topic, t.text, t.href, t.at, t.sender from (
    select t.*, row_number() over (partition by t.wallet, t.sender) as of_sender,
           row_number() over (partition by t.wallet, t.topic, t.sender is null) as of_topic
      from told_by(p_messages, p_bad) t
     where t.sender is null or not exists (
       select from messages o where o.wallet = t.wallet and o.topic = t.topic and o.href = t.href
          and o.sender = t.sender and o.at > t.since)) t
   where t.sender is null or (
     t.of_sender + (select count(*) from messages o
       where o.wallet = t.wallet and o.sender = t.sender and o.at > t.since) <= t.per_sender
     and t.of_topic + (select count(*) from messages o
       where o.wallet = t.wallet and o.topic = t.topic and o.sender is not null
         and o.at > t.since) <= t.per_topic);
end $$;
