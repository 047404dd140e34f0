  if p_engaged is not null then
    update card_holdings h set busy_with = e.reference, busy_secretly = e.secretly
      from json_to_recordset(p_engaged) e (place integer, card integer, reference text,
             secretly boolean)
     where h.card_id = e.card and e.place <> all (bad);
  end if;
