-- All points of a week, and its best with everybody level with the last; null once it is paid. Whom an
-- operator has frozen is not paid.
create function week_standings(p_week integer, p_places integer) returns text
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return (
    -- Along the index, from the top: kept in between, everybody who has points would be looked at twice.
    with rows as not materialized (
      select p.wallet, p.points from week_points p
       where p.week = p_week and p.points > 0
         and not exists (select from wallet_freezes f where f.wallet = p.wallet)
    ), best as (
      select r.wallet, r.points from rows r
       where r.points >= coalesce(
         (select l.points from rows l order by l.points desc offset p_places - 1 limit 1), 1)
    )
    select concat_ws(' ',
             (select coalesce(sum(p.points), 0) from week_points p where p.week = p_week),
             (select string_agg(b.wallet || '.' || b.points, ' ' order by b.points desc, b.wallet)
                from best b))
     where not exists (select from weeks k where k.week = p_week and k.paid_at is not null));
end $$;
