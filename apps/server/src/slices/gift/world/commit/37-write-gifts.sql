  if p_starters is not null then
    insert into starter_grants (wallet, hoof, cards, lent, at)
    select s.wallet, s.hoof, array(select json_array_elements_text(s.cards)::integer), s.lent, s.at
      from json_to_recordset(p_starters) s (place integer, wallet text, hoof bigint, cards json,
             lent boolean, at timestamptz)
     where s.place <> all (bad) order by s.wallet;
  end if;
  if p_houses is not null then
    insert into players (address, display_name, house)
    select h.address, h.name, true
      from json_to_recordset(p_houses) h (place integer, address text, name text)
     where h.place <> all (bad) order by h.address;
  end if;
  if p_own is not null then
    insert into own_cards (wallet, since)
    select o.wallet, o.at from json_to_recordset(p_own) o (place integer, wallet text, cards json,
             at timestamptz)
     where o.cards is null and o.place <> all (bad) order by o.wallet
    on conflict do nothing;
    update own_cards c
       set granted_at = o.at, cards = array(select json_array_elements_text(o.cards)::integer)
      from json_to_recordset(p_own) o (place integer, wallet text, cards json, at timestamptz)
     where c.wallet = o.wallet and o.cards is not null and o.place <> all (bad);
  end if;
  if p_day_cards is not null then
    insert into day_cards (day, wallet, card_id, counted, at)
    select d.day, d.wallet, d.card, d.counted, d.at
      from json_to_recordset(p_day_cards) d (place integer, day date, wallet text, card integer,
             counted boolean, at timestamptz)
     where d.place <> all (bad) order by d.day, d.wallet;
  end if;
  if p_quests is not null then
    insert into day_quests (day, wallet, name, paid, at)
    select q.day, q.wallet, q.name, q.paid, q.at
      from json_to_recordset(p_quests) q (place integer, day date, wallet text, name text, paid bigint,
             at timestamptz)
     where q.place <> all (bad) order by q.day, q.wallet, q.name;
  end if;
