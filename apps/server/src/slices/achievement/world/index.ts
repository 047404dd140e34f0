import type {
  AchievementCommands,
  AchievementEffects,
  AchievementId,
  AchievementQuestions,
} from '@goats/rules';
import { time } from '../../../kernel/dates.ts';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';

export const achievement: WorldSlice<
  AchievementCommands,
  AchievementQuestions,
  AchievementEffects
> = {
  answers: {
    async achieved(db, questions) {
      const rows = await db.prepared<{ ids: AchievementId[] }>(
        'facts-achieved',
        `select array(select a.id from achievements a where a.wallet = w.wallet) as ids
           from unnest($1::text[]) with ordinality w (wallet, place) order by w.place`,
        [questions.map(({ wallet }) => wallet)],
      );
      return rows.map(({ ids }) => ids);
    },
  },
  checks: {},
  reads: {},
  keys: {},
  writes: { achieved: ({ wallet }) => [`achieved:${wallet}`] },
  rows: ({ of }) => ({
    p_achieved: json(
      of('achieved').map(({ place, wallet, id, matchId, at }) => ({
        ...{ place, wallet, id, match_id: matchId, at: time(at) },
      })),
    ),
  }),
};
