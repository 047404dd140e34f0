  if p_opened is not null then
    insert into openings (kind, id, player, mode, card_ids, card_rarity, rarity, stake, min_pool,
                          created_at, expires_at, rematch_of, only_for, code)
    overriding system value
    select o.kind, o.id, o.player, o.mode,
           array(select json_array_elements_text(o.card_ids)::integer), o.card_rarity, o.rarity,
           o.stake, o.min_pool, o.created_at, o.expires_at, o.rematch_of, o.only_for, o.code
      from json_to_recordset(p_opened) o (place integer, kind opening_kind, id integer, player text,
             mode game_mode, card_ids json, card_rarity rarity, rarity rarity, stake bigint,
             min_pool bigint, created_at timestamptz, expires_at timestamptz, rematch_of integer,
             only_for text, code text)
     where o.place <> all (bad);
  end if;
  if p_ended is not null then
    update openings o set status = e.status, match_id = e.match_id
      from json_to_recordset(p_ended) e (place integer, kind opening_kind, id integer,
             status opening_status, match_id integer)
     where o.kind = e.kind and o.id = e.id and e.place <> all (bad);
  end if;
