  if p_seasons is not null then
    -- Before anything is rated anew: a rating is decided on what is taken along.
    update battlers b
       set deviation = s.deviation, season = null, season_games = 0
      from json_to_recordset(p_seasons) s (place integer, wallet text, deviation float8)
     where b.address = s.wallet and s.place <> all (bad);
    with given as (
      insert into season_badges (season, wallet, rank, worth, rating, games, at)
      select s.season, s.wallet, s.rank, s.worth, s.rating, s.games, s.at
        from json_to_recordset(p_seasons) s (place integer, wallet text, season integer, rank text,
               worth integer, rating integer, games integer, at timestamptz)
       where s.rank is not null and s.place <> all (bad) order by s.wallet, s.season
      on conflict do nothing
      returning season
    )
    insert into seasons as k (season, badges)
    select season, count(*) from given group by season order by season
    on conflict (season) do update set badges = k.badges + excluded.badges;
  end if;
