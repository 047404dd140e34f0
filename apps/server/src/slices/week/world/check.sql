     when 'week-meetings' then concat_ws(' ',
       coalesce((select m.counted from week_meetings m
                  where m.week = q.n and m.one = q.a and m.other = q.b), 0),
       coalesce((select k.paid_at is not null from weeks k where k.week = q.n), false)::text)
     when 'week-standings' then week_standings(q.n::integer, q.b::integer)
