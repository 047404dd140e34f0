import { type DayDeed, type MatchState, QUEST_MATCHES, type QuestName } from '@goats/rules';
import type { Answers } from '../../../kernel/answering.ts';
import { dateOf } from '../../../kernel/dates.ts';
import { notFrozen } from '../../wallet/world/index.ts';

export const answers: Answers<
  | 'next-in-line'
  | 'starter-claimed'
  | 'day-deed'
  | 'day-card'
  | 'quest-day'
  | 'day-matches'
  | 'house-joined'
> = {
  async 'next-in-line'(db, questions) {
    const [row] = await db.prepared<{ wallet: string }>(
      'facts-next-in-line',
      `select c.wallet from own_cards c
        where c.granted_at is null
          and ${notFrozen('c.wallet')}
        order by c.since, c.wallet limit 1`,
    );
    return questions.map(() => row?.wallet ?? null);
  },

  async 'starter-claimed'(db, questions) {
    const rows = await db.prepared<{ wallet: string; lent: boolean }>(
      'facts-starters',
      'select wallet, lent from starter_grants where wallet = any ($1)',
      [questions.map(({ wallet }) => wallet)],
    );
    const claims = new Map(rows.map(({ wallet, lent }) => [wallet, lent ? 'lent' : 'own']));
    return questions.map(({ wallet }) => claims.get(wallet) ?? null);
  },

  async 'day-deed'(db, questions) {
    const rows = await db.prepared<{ deed: DayDeed | null }>(
      'facts-day-deeds',
      `select day_deed(w.wallet, w.day) as deed
         from unnest($1::text[], $2::date[]) with ordinality w (wallet, day, place)
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ day }) => dateOf(day))],
    );
    return rows.map(({ deed }) => deed);
  },

  async 'day-card'(db, questions) {
    const rows = await db.prepared<{ card: number | null }>(
      'facts-day-cards',
      `select d.card_id as card
         from unnest($1::text[], $2::date[]) with ordinality w (wallet, day, place)
         left join day_cards d on d.day = w.day and d.wallet = w.wallet
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ day }) => dateOf(day))],
    );
    return rows.map(({ card }) => card);
  },

  async 'quest-day'(db, questions) {
    const rows = await db.prepared<{ paid: QuestName[]; changed: QuestName | null }>(
      'facts-quest-days',
      `select coalesce(array_agg(d.name order by d.name) filter (where d.paid is not null), '{}') as paid,
              max(d.name) filter (where d.paid is null) as changed
         from unnest($1::text[], $2::date[]) with ordinality w (wallet, day, place)
         left join day_quests d on d.day = w.day and d.wallet = w.wallet
        group by w.place order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ day }) => dateOf(day))],
    );
    return rows.map(({ paid, changed }) => ({ paid, changed }));
  },

  async 'day-matches'(db, questions) {
    const rows = await db.prepared<{ place: number; server_seed: string; state: object }>(
      'facts-day-matches',
      `select w.place::int, m.server_seed, m.state
         from unnest($1::text[], $2::date[]) with ordinality w (wallet, day, place)
        cross join lateral day_matches(w.wallet, w.day, $3) m
        order by w.place, m.finished_at, m.id`,
      [
        questions.map(({ wallet }) => wallet),
        questions.map(({ day }) => dateOf(day)),
        QUEST_MATCHES,
      ],
    );
    const states: MatchState[][] = questions.map(() => []);
    for (const { place, server_seed: serverSeed, state } of rows) {
      states[place - 1]!.push({ ...state, serverSeed } as MatchState);
    }
    return states;
  },

  async 'house-joined'(db, questions) {
    const rows = await db.prepared<{ address: string }>(
      'facts-houses',
      // Whoever has chosen a name stands there too.
      'select address from players where address = any ($1) and house',
      [questions.map(({ address }) => address)],
    );
    const joined = new Set(rows.map(({ address }) => address));
    return questions.map(({ address }) => joined.has(address));
  },
};
