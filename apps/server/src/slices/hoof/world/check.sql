     when 'balance' then coalesce((select x.balance::text from accounts x where x.name = q.a), '0')
     when 'locked' then coalesce((select x.locked::text from accounts x where x.name = q.a), '0')
