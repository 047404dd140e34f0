  if p_released is not null then
    update card_holdings h set busy_with = null, busy_secretly = false
      from json_to_recordset(p_released) r (place integer, card integer, wallet text, reference text)
     where h.card_id = r.card and h.owner = r.wallet and h.busy_with = r.reference
       and r.place <> all (bad);
    update loans l set busy_with = null, busy_secretly = false
      from json_to_recordset(p_released) r (place integer, card integer, wallet text, reference text)
     where l.card_id = r.card and l.wallet = r.wallet and l.busy_with = r.reference
       and r.place <> all (bad);
  end if;
  if p_loans is not null then
    insert into loans (wallet, card_id, lent_at)
    select w.wallet, w.card, w.at
      from json_to_recordset(p_loans) w (place integer, does text, wallet text, card integer,
             at timestamptz)
     where w.does = 'lend' and w.place <> all (bad) order by w.wallet, w.card;
    update loans l set busy_with = w.reference, busy_secretly = w.secretly
      from json_to_recordset(p_loans) w (place integer, does text, wallet text, card integer,
             reference text, secretly boolean)
     where l.wallet = w.wallet and l.card_id = w.card and w.does = 'engage'
       and w.place <> all (bad);
    -- A game that is over sets its card free, in the same stroke that counts it.
    update loans l
       set games = case when games_day = (w.at at time zone 'UTC')::date then games + 1 else 1 end,
           games_day = (w.at at time zone 'UTC')::date,
           rests_until = coalesce(w.rests_until, l.rests_until),
           busy_with = null, busy_secretly = false
      from json_to_recordset(p_loans) w (place integer, does text, wallet text, card integer,
             reference text, rests_until timestamptz, at timestamptz)
     where l.wallet = w.wallet and l.card_id = w.card and w.does = 'play'
       and l.busy_with = w.reference and w.place <> all (bad);
  end if;
