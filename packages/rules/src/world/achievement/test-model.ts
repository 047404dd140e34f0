import type { Model } from '../kernel/test-model.ts';
import type { AchievementEffects, AchievementQuestions } from './index.ts';

/** The slice in the world that tests play in. */
export const achievementModel: Model<AchievementQuestions, AchievementEffects> = {
  answers: {
    achieved: ({ achieved }, { wallet }) => achieved.get(wallet) ?? [],
  },
  writes: {
    achieved: ({ achieved }, { wallet, id }) => {
      const known = achieved.get(wallet) ?? [];
      if (!known.includes(id)) achieved.set(wallet, [...known, id]);
    },
  },
};
