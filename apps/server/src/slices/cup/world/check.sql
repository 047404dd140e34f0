     when 'cup' then (select k.version::text from cups k where k.id = q.n)
     when 'cup-state' then (
       select case when k.status = 'open' then 'open' else k.version::text end from cups k where k.id = q.n)
     when 'cup-entry' then (
       select concat_ws(' ', e.id, e.state) from cup_entries e where e.cup_id = q.n and e.wallet = q.a)
     when 'cup-slot' then coalesce((
       select true from cups k where k.kind = q.b::cup_kind and k.slot = q.n), false)::text
