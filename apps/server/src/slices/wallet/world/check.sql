     when 'frozen' then coalesce((select true from wallet_freezes f where f.wallet = q.a), false)::text
