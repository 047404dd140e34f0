import { type Answers, byId, inOrder } from '../../../kernel/answering.ts';
import { dateOf } from '../../../kernel/dates.ts';
import { type BattlerRow, MATCH_COLUMNS, type MatchRow, toBattler, toMatch } from './facts.ts';

export const answers: Answers<
  'match' | 'live-practice' | 'live-friendlies' | 'met' | 'bonus-matches' | 'battler' | 'meetings'
> = {
  async match(db, questions) {
    const rows = await db.prepared<MatchRow>(
      'facts-matches',
      `select ${MATCH_COLUMNS} from matches where id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return byId(questions, rows, toMatch);
  },

  async 'live-practice'(db, questions) {
    const rows = await db.prepared<{ live: number[] }>(
      'facts-live-practice',
      `select live_practice(w.player) as live
         from unnest($1::text[]) with ordinality w (player, place) order by w.place`,
      [questions.map(({ player }) => player)],
    );
    return rows.map(({ live }) => live);
  },

  async 'live-friendlies'(db, questions) {
    const rows = await db.prepared<{ id: number; wallet: string; cards: number[] }>(
      'facts-live-friendlies',
      `select w.wallet, m.id, array(
                select (c ->> 'id')::int
                  from json_array_elements(
                         m.state -> 'players' -> (m.player_1 = w.wallet)::int -> 'announced') c) as cards
         from unnest($1::text[]) w (wallet)
        cross join lateral unnest(live_friendlies(w.wallet)) f (id)
         join matches m on m.id = f.id order by m.id`,
      [[...new Set(questions.map(({ wallet }) => wallet))]],
    );
    return questions.map(({ wallet }) => {
      const live = rows.filter((row) => row.wallet === wallet);
      return { matches: live.map(({ id }) => id), cards: live.flatMap(({ cards }) => cards) };
    });
  },

  async met(db, questions) {
    const rows = await db.prepared<{ met: boolean }>(
      'facts-met',
      `select coalesce((select true from encounters e where e.one = w.one and e.other = w.other), false) as met
         from unnest($1::text[], $2::text[]) with ordinality w (one, other, place)
        order by w.place`,
      [questions.map(({ pair }) => pair[0]), questions.map(({ pair }) => pair[1])],
    );
    return rows.map(({ met }) => met);
  },

  async 'bonus-matches'(db, questions) {
    const rows = await db.prepared<{ granted: number }>(
      'facts-bonus-matches',
      `select coalesce(d.granted, 0) as granted
         from unnest($1::text[], $2::text[], $3::date[]) with ordinality w (one, other, day, place)
         left join bonus_days d on d.one = w.one and d.other = w.other and d.day = w.day
        order by w.place`,
      [
        questions.map(({ pair }) => pair[0]),
        questions.map(({ pair }) => pair[1]),
        questions.map(({ day }) => dateOf(day)),
      ],
    );
    return rows.map(({ granted }) => granted);
  },

  async battler(db, questions) {
    const rows = await db.prepared<BattlerRow>(
      'facts-battlers',
      `select address, wins + losses as games, rating, deviation, volatility, last_match_at,
              matches, wallets, house_matches, house_wallets, days, last_day, history as has,
              season, season_games
         from battlers where address = any ($1)`,
      [questions.map(({ address }) => address)],
    );
    return inOrder(
      questions,
      // Not asked for in SQL: everybody who has played is an index of its own, and far longer.
      rows.filter(({ games }) => games > 0),
      ({ address }) => address,
      (row) => row.address,
      toBattler,
    );
  },

  async meetings(db, questions) {
    const rows = await db.prepared<{ meetings: number }>(
      'facts-meetings',
      `select (select count(*) from match_ratings r
                where r.one = w.one and r.other = w.other and r.at > w.since) as meetings
         from unnest($1::text[], $2::text[], $3::timestamptz[]) with ordinality
                w (one, other, since, place)
        order by w.place`,
      [
        questions.map(({ pair }) => pair[0]),
        questions.map(({ pair }) => pair[1]),
        questions.map(({ since }) => new Date(since)),
      ],
    );
    return rows.map(({ meetings }) => meetings);
  },
};
