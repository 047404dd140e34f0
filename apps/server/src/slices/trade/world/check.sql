     when 'mints-of-day' then (
       select concat_ws(' ', m.all, m.legendary) from mints_of_day(q.a, q.b::date) m)
     when 'offer' then (select o.status::text from offers o where o.id = q.n)
     when 'card-offers' then (
       select string_agg(o.id::text, ' ' order by o.amount desc, o.id) from offers o
        where o.card_id = q.n and o.status = 'open')
     when 'offer-count' then open_offers(q.a)::text
     when 'swap' then (select s.status::text from swaps s where s.id = q.n)
     when 'swap-count' then (select concat_ws(' ', s.all, s.to) from open_swaps(q.a, q.b) s)
     when 'dealings' then concat_ws(' ', coalesce(newest_sale(q.a, q.b), 0),
       coalesce(last_swap(q.a, q.b), 0))
     when 'newest-mint' then (
       select e.reference from card_events e
        where e.card_id = q.n and e.kind = 'minted' order by e.id desc limit 1)
