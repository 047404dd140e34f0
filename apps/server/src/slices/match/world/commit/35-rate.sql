  if p_rated is not null then
    insert into battlers (address, rating, deviation, volatility, last_match_at)
    select distinct on (p.address) p.address, p.rating, p.deviation, p.volatility, r.at
      from json_to_recordset(p_rated) r (place integer, at timestamptz, players json),
           json_to_recordset(r.players) p (address text, games integer, rating float8,
             deviation float8, volatility float8)
     where p.games = 0 and r.place <> all (bad) order by p.address
    on conflict (address) do nothing;
    with rated as materialized (
      select * from json_to_recordset(p_rated) r (place integer, match_id integer, at timestamptz,
        players json, counted float8, reason text, before float8[], after float8[],
        played_out boolean, week integer, season integer, ranks text[])
       where r.place <> all (bad)
    ), met as (
      insert into encounters (one, other)
      select distinct least(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address'),
             greatest(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address')
        from rated r where r.played_out
      on conflict do nothing
    ), standing as (
      update battlers b
         set wins = b.wins + p.won, losses = b.losses + p.lost, hoof_won = b.hoof_won + p.paid,
             settled = b.settled + 1,
             rating = p.rating, deviation = p.deviation, volatility = p.volatility,
             last_match_at = greatest(b.last_match_at, r.at),
             matches = p.matches, wallets = p.wallets, house_matches = p.house_matches,
             house_wallets = p.house_wallets, history = p.history,
             days = p.days, last_day = p.last_day,
             season = case when p.won + p.lost > 0 then greatest(b.season, r.season) else b.season end,
             -- One that is written down late counts for no season that it was not played in.
             season_games = b.season_games
               + case when r.season < b.season then 0 else p.won + p.lost end
        from rated r, json_to_recordset(r.players) p (address text, won integer, lost integer, paid bigint,
               rating float8, deviation float8, volatility float8, matches integer, wallets integer,
               house_matches integer, house_wallets integer, history boolean,
               days integer, last_day integer)
       where b.address = p.address
    )
    insert into match_ratings (match_id, one, other, at, counted, reason, before, after, week,
      ranks)
    select r.match_id, least(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address'),
           greatest(r.players -> 0 ->> 'address', r.players -> 1 ->> 'address'), r.at, r.counted,
           r.reason, r.before, r.after, r.week, r.ranks
      from rated r;
  end if;
  if p_bonuses is not null then
    insert into bonus_days as b (one, other, day, granted)
    select d.one, d.other, d.day, 1
      from json_to_recordset(p_bonuses) d (place integer, one text, other text, day date)
     where d.place <> all (bad) order by d.one, d.other, d.day
    on conflict (one, other, day) do update set granted = b.granted + 1;
  end if;
