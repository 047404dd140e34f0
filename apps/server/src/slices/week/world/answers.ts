import type { Rivals } from '@goats/rules';
import type { Answers } from '../../../kernel/answering.ts';
import { notFrozen } from '../../wallet/world/index.ts';

/** Along the index, from the top: kept in between, everybody who has points would be looked at twice. */
export const STANDINGS = `
  with table_ as not materialized (
    select p.wallet, p.points from week_points p
     where p.week = $1 and p.points > 0 and ${notFrozen('p.wallet')}
  ), last as materialized (
    select points from table_ order by points desc offset $2 - 1 limit 1
  )
  select exists (select from weeks k where k.week = $1 and k.paid_at is not null) as paid,
         (select coalesce(sum(points), 0)::bigint from week_points where week = $1) as total,
         (select coalesce(json_agg(t order by t.points desc, t.wallet), '[]') from table_ t
           where t.points >= coalesce((select points from last), 1)) as standings`;

export const answers: Answers<'week-meetings' | 'week-standings' | 'week-rivals'> = {
  async 'week-meetings'(db, questions) {
    const rows = await db.prepared<{ counted: number; paid: boolean }>(
      'facts-week-meetings',
      `select coalesce((select m.counted from week_meetings m
                         where m.week = w.week and m.one = w.one and m.other = w.other), 0)::int as counted,
              exists (select from weeks k where k.week = w.week and k.paid_at is not null) as paid
         from unnest($1::int[], $2::text[], $3::text[]) with ordinality w (week, one, other, place)
        order by w.place`,
      [
        questions.map(({ week }) => week),
        questions.map(({ pair }) => pair[0]),
        questions.map(({ pair }) => pair[1]),
      ],
    );
    return rows;
  },

  /** Whom an operator has frozen is not paid. */
  async 'week-standings'(db, questions) {
    return await Promise.all(
      questions.map(async ({ week, places }) => {
        const [row] = await db.prepared<{ paid: boolean; total: number; standings: unknown }>(
          'facts-week-standings',
          STANDINGS,
          [week, places],
        );
        return row && !row.paid ? { total: row.total, standings: row.standings } : null;
      }),
    );
  },

  async 'week-rivals'(db, questions) {
    const rows = await db.prepared<{ rivals: Rivals }>(
      'facts-week-rivals',
      // One way and the other, each by its index: an 'or' would read the whole week.
      `select (select coalesce(json_agg(json_build_object('wallet', m.wallet, 'counted', m.counted)
                                order by m.counted desc, m.wallet), '[]')
                 from (select o.wallet, o.counted
                         from (select other as wallet, counted from week_meetings
                                where week = w.week and one = w.wallet
                               union all
                               select one, counted from week_meetings
                                where week = w.week and other = w.wallet) o
                        where not exists (select from players p where p.address = o.wallet and p.house)
                        order by o.counted desc, o.wallet limit w.most) m) as rivals
         from unnest($1::int[], $2::text[], $3::int[]) with ordinality w (week, wallet, most, place)
        order by w.place`,
      [
        questions.map(({ week }) => week),
        questions.map(({ wallet }) => wallet),
        questions.map(({ most }) => most),
      ],
    );
    return rows.map(({ rivals }) => rivals);
  },
};
