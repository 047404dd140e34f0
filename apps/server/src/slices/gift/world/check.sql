     when 'next-in-line' then (
       select c.wallet::text from own_cards c
        where c.granted_at is null
          and not exists (select from wallet_freezes f where f.wallet = c.wallet)
        order by c.since, c.wallet limit 1)
     when 'starter-claimed' then (
       select case when g.lent then 'lent' else 'own' end from starter_grants g where g.wallet = q.a)
     when 'day-card' then (
       select d.card_id::text from day_cards d
        where d.day = (q.at at time zone 'UTC')::date and d.wallet = q.a)
     when 'quest-day' then (
       select string_agg(d.name || case when d.paid is null then '-' else '+' end, ' '
                         order by (d.name || case when d.paid is null then '-' else '+' end) collate "C")
         from day_quests d
        where d.day = (q.at at time zone 'UTC')::date and d.wallet = q.a)
     when 'house-joined' then coalesce((select true from players p where p.address = q.a and p.house), false)::text
