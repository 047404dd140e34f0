  if p_chain is not null then
    update chain_logs l set applied_at = c.at
      from json_to_recordset(p_chain) c (place integer, does text, block bigint, index integer,
             at timestamptz)
     where l.block_number = c.block and l.log_index = c.index and c.does = 'apply'
       and c.place <> all (bad);
    insert into withdrawals (id, wallet, hoof, card_id, exits, deadline, created_at, of_day)
    select c.id, c.wallet, c.hoof, c.card, c.exits, c.deadline, c.at, c.of_day
      from json_to_recordset(p_chain) c (place integer, does text, id integer, wallet text, hoof bigint,
             card integer, exits bigint, deadline timestamptz, at timestamptz, of_day bigint)
     where c.does = 'sign' and c.place <> all (bad);
    update withdrawals w set state = c.state, ended_at = c.at
      from json_to_recordset(p_chain) c (place integer, does text, id integer, state withdrawal_state,
             at timestamptz)
     where w.id = c.id and c.does = 'end' and c.place <> all (bad);
    insert into leaving_wallets (wallet, asked_at)
    select distinct on (c.wallet) c.wallet, c.at
      from json_to_recordset(p_chain) c (place integer, does text, wallet text, at timestamptz)
     where c.does = 'leave' and c.at is not null and c.place <> all (bad) order by c.wallet, c.place
    on conflict (wallet) do update set asked_at = excluded.asked_at;
    delete from leaving_wallets w
     using json_to_recordset(p_chain) c (place integer, does text, wallet text, at timestamptz)
     where w.wallet = c.wallet and c.does = 'leave' and c.at is null and c.place <> all (bad);
  end if;
