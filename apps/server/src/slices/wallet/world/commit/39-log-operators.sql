  if p_actions is not null then
    insert into operator_actions (username, address, action, details, at)
    select o.username, o.address, o.action, o.details, o.at
      from json_to_recordset(p_actions) o (place integer, username text, address text, action text,
             details jsonb, at timestamptz)
     where o.place <> all (bad);
  end if;
