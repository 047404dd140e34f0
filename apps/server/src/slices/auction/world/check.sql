     when 'auction' then (
       select concat_ws(' ', x.id, x.version) from auctions x
        where x.card_id = q.n and x.state in ('running', 'waiting'))
     when 'ending-auction' then (select x.version::text from auctions x where x.id = q.n)
     when 'bid-ban' then (
       select case when x.until = q.seen::timestamptz then q.seen else x.until::text end from bid_bans x
        where x.wallet = q.a and x.until > q.at)
     when 'bid' then (
       select x.version::text from bids o join auctions x on x.id = o.auction_id where o.id = q.n)
     when 'bonds' then (
       select string_agg(x.id || '.' || x.version, ' ' order by x.id)
         from bids o join auctions x on x.bond_bid = o.id
        where o.bidder_address = q.a and not exists (
          select from auction_asks k
           where k.auction_id = x.id and k.wallet = q.a and k.outcome is null))
