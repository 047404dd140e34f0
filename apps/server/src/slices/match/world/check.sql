     when 'live-practice' then nullif(array_to_string(live_practice(q.a), ' '), '')
     when 'live-friendlies' then nullif(array_to_string(live_friendlies(q.a), ' '), '')
     when 'met' then coalesce((select true from encounters e where e.one = q.a and e.other = q.b), false)::text
     when 'meetings' then (
       select count(*)::text from match_ratings r where r.one = q.a and r.other = q.b and r.at > q.at)
     when 'bonus-matches' then coalesce((
       select d.granted::text from bonus_days d
        where d.one = q.a and d.other = q.b and d.day = (q.at at time zone 'UTC')::date), '0')
     when 'battler' then (
       select case when b.wins + b.losses > 0 then
                concat_ws(' ', b.wins + b.losses, b.matches, b.house_matches,
                  coalesce(b.season::text, 'none')) end
         from battlers b where b.address = q.a)
