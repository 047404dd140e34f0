import { housePlayers } from '@goats/collection';
import type { CupTie, Rivals } from '@goats/rules';
import {
  CUP_ENTRIES,
  CUP_STATES,
  type CupEntryRow,
  type CupRow,
  type CupStateRow,
  cupsWithHands,
  TIES,
  toCup,
  toCupEntry,
  toCupState,
} from '../cup-facts.ts';
import { CARDS, type CardRow, notFrozen, toHeldCard } from '../facts.ts';
import { type Answers, inOrder } from './answering.ts';
import { randomPlace } from './cards.ts';

/** From a random place in the drawer upwards, then once around. */
const POOL = `${CARDS} where h.owner is null and h.rarity = w.rarity::rarity
   and (w.goats is null or c.base_goat_id = any (w.goats::int[]))`;

/** Cups, who fills them up, and the week's table. */
export const cups: Answers<
  | 'cup'
  | 'cup-slot'
  | 'house-players'
  | 'pool-hand'
  | 'week-meetings'
  | 'week-standings'
  | 'week-rivals'
  | 'cup-state'
  | 'cup-ties'
  | 'cup-entry'
  | 'cup-fees'
> = {
  async cup(db, questions) {
    const rows = await db.prepared<CupRow>(
      'facts-cups',
      `${cupsWithHands()} where k.id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toCup,
    );
  },

  async 'cup-slot'(db, questions) {
    const rows = await db.prepared<{ taken: boolean }>(
      'facts-cup-slots',
      `select coalesce((select true from cups c where c.kind = w.kind and c.slot = w.slot), false) as taken
         from unnest($1::cup_kind[], $2::bigint[]) with ordinality w (kind, slot, place)
        order by w.place`,
      [questions.map(({ kind }) => kind), questions.map(({ slot }) => slot)],
    );
    return rows.map(({ taken }) => taken);
  },

  /** Those first who play in the fewest matches now, so that one is not in ten cups at once. */
  async 'house-players'(db, questions) {
    const rows = await db.prepared<{ address: string }>(
      'facts-house-players',
      `select p.address from players p
        where p.house and p.address = any ($1)
        order by (select count(*) from matches m
                   where m.finished_at is null and m.kind = 'cup' and p.address in (m.player_0, m.player_1)),
                 random()`,
      [housePlayers().map(({ address }) => address)],
    );
    return questions.map(({ count, except }) =>
      rows
        .map(({ address }) => address)
        .filter((address) => !except.includes(address))
        .slice(0, count),
    );
  },

  async 'pool-hand'(db, questions) {
    const rows = await db.prepared<CardRow & { place: number }>(
      'facts-pool-hands',
      `select h.*, w.place::int as place
         from unnest($1::text[], $2::text[], $3::int[], $4::float8[]) with ordinality
                w (rarity, goats, cards, roll, place)
        cross join lateral (
          (${POOL} and h.draw_key >= w.roll order by h.draw_key limit w.cards)
          union all
          (${POOL} and h.draw_key < w.roll order by h.draw_key limit w.cards)
          limit w.cards) h
        order by w.place`,
      [
        questions.map(({ rarity }) => rarity),
        questions.map(({ goats }) => (goats === null ? null : `{${goats.join(',')}}`)),
        questions.map(({ cards }) => cards),
        questions.map(randomPlace),
      ],
    );
    return questions.map((_, i) => rows.filter(({ place }) => place === i + 1).map(toHeldCard));
  },

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

  /** Whom an operator has frozen is not paid. */
  async 'week-standings'(db, questions) {
    return await Promise.all(
      questions.map(async ({ week, places }) => {
        const [row] = await db.prepared<{ paid: boolean; total: number; standings: unknown }>(
          'facts-week-standings',
          `with table_ as (
             select p.wallet, p.points from week_points p
              where p.week = $1 and p.points > 0
                and ${notFrozen('p.wallet')}
           ), last as (
             select points from table_ order by points desc offset $2 - 1 limit 1
           )
           select exists (select from weeks k where k.week = $1 and k.paid_at is not null) as paid,
                  (select coalesce(sum(points), 0)::bigint from week_points where week = $1) as total,
                  (select coalesce(json_agg(t order by t.points desc, t.wallet), '[]') from table_ t
                    where t.points >= coalesce((select points from last), 1)) as standings`,
          [week, places],
        );
        return row && !row.paid ? { total: row.total, standings: row.standings } : null;
      }),
    );
  },

  async 'cup-state'(db, questions) {
    const rows = await db.prepared<CupStateRow>(
      'facts-cup-states',
      `${CUP_STATES} where k.id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toCupState,
    );
  },

  async 'cup-ties'(db, questions) {
    const rows = await db.prepared<{ ties: readonly CupTie[] }>(
      'facts-cup-ties',
      `select ${TIES} as ties from unnest($1::int[]) with ordinality k (id, place) order by k.place`,
      [questions.map(({ id }) => id)],
    );
    return rows.map(({ ties }) => ties);
  },

  async 'cup-entry'(db, questions) {
    const rows = await db.prepared<CupEntryRow>('facts-cup-entries', CUP_ENTRIES, [
      questions.map(({ id }) => id),
      questions.map(({ wallet }) => wallet),
    ]);
    return rows.map(toCupEntry);
  },

  async 'cup-fees'(db, questions) {
    const rows = await db.prepared<{ fees: number }>(
      'facts-cup-fees',
      `select (select coalesce(sum(e.fee), 0)::bigint from cup_entries e
                where e.cup_id = w.cup and e.state <> 'not-drawn') as fees
         from unnest($1::int[]) with ordinality w (cup, place) order by w.place`,
      [questions.map(({ id }) => id)],
    );
    return rows.map(({ fees }) => fees);
  },
};
