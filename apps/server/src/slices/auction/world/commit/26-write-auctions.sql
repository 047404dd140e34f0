  if p_auctions is not null then
    insert into auctions (id, card_id, starts_at, ends_at, first_ends_at, start_price)
    overriding system value
    select m.id, m.card, m.at, m.until, m.until, m.amount
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, card integer,
             amount numeric, at timestamptz, until timestamptz)
     where m.does = 'start' and m.place <> all (bad);
    -- Before anything is over: a bond never outlives its auction.
    update auctions a set bond_bid = null, bond = null
      from json_to_recordset(p_auctions) m (place integer, does text, id integer)
     where a.id = m.id and m.does = 'bond' and a.bond_bid is not null and m.place <> all (bad);
    update bids o set voided_at = m.at, void_reason = m.reason
      from json_to_recordset(p_auctions) m (place integer, does text, bid integer, reason text,
             at timestamptz)
     where o.id = m.bid and m.does = 'void' and m.place <> all (bad);
    update auction_asks k set outcome = m.outcome, reason = m.reason, ended_at = m.at
      from json_to_recordset(p_auctions) m (place integer, id integer, outcome ask_outcome,
             reason text, at timestamptz)
     where k.auction_id = m.id and k.outcome is null and m.outcome is not null
       and m.place <> all (bad);
    update auction_asks k set paid_at = m.at
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, at timestamptz)
     where k.auction_id = m.id and k.outcome is null and m.does = 'claim' and m.place <> all (bad);
    insert into auction_asks (auction_id, turn, wallet, bid_id, amount, asked_at, until)
    select m.id, (select count(*) + 1 from auction_asks k where k.auction_id = m.id), m.wallet,
           m.bid, m.amount, m.at, m.until
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, wallet text,
             bid integer, amount numeric, at timestamptz, until timestamptz)
     where m.does = 'move' and m.wallet is not null and m.place <> all (bad);
    update auctions a
       set state = coalesce(m.becomes, a.state), ends_at = coalesce(m.ends_at, a.ends_at),
           ended_early = coalesce(m.ended_early, a.ended_early)
      from json_to_recordset(p_auctions) m (place integer, does text, id integer,
             becomes auction_state, ends_at timestamptz, ended_early boolean)
     where a.id = m.id and m.place <> all (bad)
       -- Of an auction that is over nothing hangs on a bid any more.
       and (m.does in ('move', 'claim', 'time')
         or m.does = 'void' and a.state in ('running', 'waiting'));
    insert into bid_bans (wallet, auction_id, since, until)
    select m.wallet, m.id, m.at, m.until
      from json_to_recordset(p_auctions) m (place integer, does text, id integer, wallet text,
             at timestamptz, until timestamptz)
     where m.does = 'ban' and m.place <> all (bad) order by m.wallet
    on conflict (wallet) do update
      set auction_id = excluded.auction_id, since = excluded.since, until = excluded.until;
    with voided as (
      update bids o set voided_at = m.at, void_reason = m.reason
        from json_to_recordset(p_auctions) m (place integer, does text, wallet text, reason text,
               at timestamptz), auctions a
       where m.does = 'ban' and o.bidder_address = m.wallet and o.voided_at is null
         and a.id = o.auction_id and a.state in ('running', 'waiting')
         -- Whoever was asked was asked: that bid is on record.
         and not exists (select from auction_asks k where k.bid_id = o.id)
         and m.place <> all (bad)
      returning o.auction_id
    )
    update auctions a set version = a.version
     where a.id in (select auction_id from voided);
  end if;
