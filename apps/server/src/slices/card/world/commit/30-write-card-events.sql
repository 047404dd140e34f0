  if p_card_events is not null then
    insert into card_events (card_id, kind, from_wallet, to_wallet, price, bound, rests_until,
                             attribute, value, reference, at)
    select v.card, v.kind, v.giver, v.taker, v.price, coalesce(v.bound, false), v.rests_until,
           v.attribute, v.value, v.reference, v.at
      from json_to_recordset(p_card_events) v (place integer, card integer, kind card_event_kind,
             giver text, taker text, price bigint, bound boolean, rests_until timestamptz, attribute text,
             value smallint, reference text, at timestamptz)
     where v.place <> all (bad);
  end if;
