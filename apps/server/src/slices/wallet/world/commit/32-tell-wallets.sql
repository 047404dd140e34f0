  if p_messages is not null then
    perform tell_wallets(p_messages, bad);
  end if;
