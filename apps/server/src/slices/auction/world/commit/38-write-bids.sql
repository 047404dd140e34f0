  if p_bids is not null then
    insert into bids (id, auction_id, bidder_address, bid_amount, bid_time, verified, lapses_at)
    overriding system value
    select b.id, b.auction_id, b.bidder, b.amount, b.at, b.lapses_at is null, b.lapses_at
      from json_to_recordset(p_bids) b (place integer, id integer, auction_id integer, bidder text,
             amount numeric, at timestamptz, lapses_at timestamptz, confirms integer)
     where b.confirms is null and b.place <> all (bad);
    update bids o set verified = true, lapses_at = null
      from json_to_recordset(p_bids) b (place integer, confirms integer)
     where o.id = b.confirms and b.place <> all (bad);
    update auctions a set ends_at = coalesce(b.ends_at, a.ends_at)
      from json_to_recordset(p_bids) b (place integer, auction_id integer, ends_at timestamptz)
     where a.id = b.auction_id and b.place <> all (bad);
    update auctions a set bond_bid = m.bid, bond = m.bond
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, bid integer,
             bond bigint)
     where a.id = m.id and m.does = 'bond' and m.bid is not null and m.place <> all (bad);
  end if;
