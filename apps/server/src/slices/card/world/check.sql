     when 'card' then (
       select concat_ws(' ', h.version, c.grown, case when h.bound and is_bound(h) then 'bound' end)
         from card_holdings h join cards c on c.id = h.card_id where h.card_id = q.n)
     when 'loan' then (
       select concat_ws(' ', l.version, c.grown, 'lent')
         from loans l join cards c on c.id = l.card_id where l.wallet = q.a and l.card_id = q.n)
     when 'unowned-card' then (
       select concat_ws(' ', h.version, c.grown) from card_holdings h join cards c on c.id = h.card_id
        where h.card_id = q.n and not under_auction(h.card_id))
     when 'free-cards' then hand_of(q.a, q.b::rarity, false, q.n)
     when 'seen-cards' then hand_of(q.a, q.b::rarity, true, q.n)
     when 'cards-kept' then cards_kept(q.a)::text
     when 'busy-cards' then busy_cards(q.a)::text
