  if p_offers is not null then
    insert into offers (id, card_id, bidder, owner, amount, created_at, expires_at)
    overriding system value
    select o.id, o.card, o.bidder, o.owner, o.amount, o.at, o.expires_at
      from json_to_recordset(p_offers) o (place integer, id integer, card integer, bidder text,
             owner text, amount bigint, status text, at timestamptz, expires_at timestamptz)
     where o.status = 'open' and o.place <> all (bad);
    update offers o set status = e.status, ended_at = e.at
      from json_to_recordset(p_offers) e (place integer, id integer, status offer_status,
             at timestamptz)
     where o.id = e.id and e.status <> 'open' and e.place <> all (bad);
  end if;
  if p_swaps is not null then
    insert into swaps (id, proposer, addressee, give, take, hoof, created_at, expires_at)
    overriding system value
    select s.id, s.proposer, s.addressee, s.give, s.take, s.hoof, s.at, s.expires_at
      from json_to_recordset(p_swaps) s (place integer, id integer, proposer text, addressee text,
             give integer[], take integer[], hoof bigint, status text, at timestamptz,
             expires_at timestamptz)
     where s.status = 'open' and s.place <> all (bad);
    update swaps s set status = e.status, ended_at = e.at
      from json_to_recordset(p_swaps) e (place integer, id integer, status swap_status, at timestamptz)
     where s.id = e.id and e.status <> 'open' and e.place <> all (bad);
  end if;
