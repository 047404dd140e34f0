     when 'open-count' then open_openings(
       q.a, split_part(q.b, ' ', 1)::opening_kind, split_part(q.b, ' ', 2))::text
     when 'opening' then (
       select o.status::text from openings o where o.kind = q.b::opening_kind and o.id = q.n)
     when 'last-rematch' then (
       select concat_ws(' ', o.id, o.status) from openings o
        where o.rematch_of = q.n order by o.id desc limit 1)
