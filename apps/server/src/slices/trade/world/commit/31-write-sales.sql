  if p_listed is not null then
    -- Another price is no new listing.
    update card_holdings h
       set asked = l.price, listed_at = case when l.price is not null then coalesce(h.listed_at, l.at) end,
           told_price = case when l.told then l.price else h.told_price end,
           told_at = case when l.told then l.at else h.told_at end
      from json_to_recordset(p_listed) l (place integer, card integer, price bigint, at timestamptz,
             told boolean)
     where h.card_id = l.card and l.place <> all (bad);
  end if;
  if p_sales is not null then
    insert into sales (card_id, price, kind, amount, currency, sold_at, buyer, seller, reference,
                       wash_reason)
    select s.card, s.price, s.kind, s.amount, s.currency, s.at, s.buyer, s.seller, s.reference,
           s.left_out
      from json_to_recordset(p_sales) s (place integer, card integer, price numeric, kind sale_kind,
             amount numeric, currency text, at timestamptz, buyer text, seller text, reference text,
             left_out text)
     where s.kind is not null and s.place <> all (bad);
    -- What a later sale shows for what it was: of one card, or all that the two traded since then.
    update sales s set wash_reason = w.reason
      from (select s.id, v.reason
              from json_to_recordset(p_sales) v (place integer, one text, other text, card integer,
                     since timestamptz, reason text)
              join sales s on s.seller in (v.one, v.other) and s.buyer in (v.one, v.other)
             where v.one is not null and v.place <> all (bad) and s.wash_reason is null
               and (s.card_id = v.card
                 or v.card is null and s.sold_at > v.since and s.kind in ('listing', 'offer'))
             order by s.id for no key update of s) w
     where s.id = w.id;
  end if;
