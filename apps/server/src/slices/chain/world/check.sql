     when 'leaving' then why_leaving(q.a)
     when 'withdrawal' then (select w.state::text from withdrawals w where w.id = q.n)
     when 'open-withdrawals' then (
       select string_agg(w.id::text, ' ' order by w.id) from withdrawals w
        where w.wallet = q.a and w.state = 'signed')
     when 'free-stakes' then free_stakes(q.a)::text
     when 'log-applied' then log_applied(q.n, q.b::integer)::text
