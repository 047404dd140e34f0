  -- Whoever is banned loses bids in other auctions too, which are no subject of the command.
  if p_auctions is not null then
    perform from auctions where id in (
      select m.id from json_to_recordset(p_auctions) m (id integer)
      union select o.auction_id
        from json_to_recordset(p_auctions) m (does text, wallet text)
        join bids o on o.bidder_address = m.wallet and o.voided_at is null
        join auctions a on a.id = o.auction_id and a.state in ('running', 'waiting')
       where m.does = 'ban')
     order by id for no key update;
  end if;
