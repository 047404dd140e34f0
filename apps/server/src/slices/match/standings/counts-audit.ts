import type { AuditCheck } from '../../../audit-check.ts';
import { COUNTED } from '../world/match-lanes.ts';

/** What is counted along so that reads need not count: each is what counting everything says. */
export const COUNTS_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every battler has as many settled matches as are counted',
    query: `
      select coalesce(b.address, r.address) as address, b.settled, r.matches
        from battlers b
        full join (
          select address, count(*) as matches
            from (select one as address from match_ratings
                  union all select other from match_ratings) m
           group by 1) r on r.address = b.address
       where coalesce(b.settled, 0) <> coalesce(r.matches, 0)`,
  },
  {
    name: 'marks of ranks go down a table, and none has more above it than there are',
    query: `
      select * from (
        select board, worth, place, lag(place) over (partition by board order by worth desc) as before
          from rank_marks) m
       where place <= before
          or (board = 'battlers' or board like 'season:%') and place > (select count(*) from battlers)
          or board like 'week:%' and place > (
               select count(*) from week_points p where p.week = split_part(board, ':', 2)::int)`,
  },
  {
    name: 'every cup counts the people who are in it',
    query: `
      select k.id, k.entered_known, k.entered_others, e.known, e.others
        from cups k
        left join (
          select cup_id, count(*) filter (where known) as known,
                 count(*) filter (where not known) as others
            from cup_entries where not house group by 1) e on e.cup_id = k.id
       where k.entered_known <> coalesce(e.known, 0) or k.entered_others <> coalesce(e.others, 0)`,
  },
  {
    name: 'every week that was paid knows how many had points',
    query: `
      select k.week, k.players, p.players as counted
        from weeks k
        left join (select week, count(*) as players from week_points where points > 0 group by 1) p
          on p.week = k.week
       where k.paid_at is not null and k.players <> coalesce(p.players, 0)`,
  },
  {
    name: 'openings and matches that were counted are those that are over',
    query: `
      select t.what, c.key, c.value, o.n
        from tallies t cross join lateral json_each_text(t.counts) c
        left join (
          select o.kind::text as what,
                 case o.status when 'declined' then 'cancelled' else o.status end::text as ended,
                 count(*) as n
            from openings o join tallies u on u.what = o.kind::text and o.id <= u.upto group by 1, 2
          union all
          select 'match', 'finished', count(*)
            from matches m join tallies u on u.what = 'match' and m.id <= u.upto
           where ${COUNTED('m')} and m.finished_at is not null
          union all
          select u.what, ((case u.what when 'day-begun' then m.started_at else m.finished_at end
                           at time zone 'UTC')::date)::text, count(*)
            from tallies u join matches m on m.id <= u.upto and ${COUNTED('m')}
           where u.what in ('day-begun', 'day-ended') group by 1, 2) o
          on o.what = t.what and o.ended = c.key
       where c.value::bigint <> coalesce(o.n, 0)`,
  },
  {
    name: 'the months of every goat are its sales',
    query: `
      select coalesce(g.base_goat_id, s.base_goat_id) as goat, coalesce(g.month, s.month) as month,
             g.sold, g.value, g.left_out, s.sold as counted, s.value as worth, s.left_out as washed
        from goat_months g
        full join (
          select base_goat_id, month_of_sale(sold_at) as month,
                 count(*) filter (where wash_reason is null) as sold,
                 coalesce(sum(price) filter (where wash_reason is null), 0) as value,
                 count(wash_reason) as left_out
            from sales group by 1, 2) s on s.base_goat_id = g.base_goat_id and s.month = g.month
       where (g.sold, g.value, g.left_out) is distinct from (s.sold, s.value, s.left_out)`,
  },
];
