import { NO_SEASON } from '../../rating/seasons.ts';
import { type Model, must } from '../kernel/test-model.ts';
import type { SeasonEffects } from './effects.ts';
import type { SeasonQuestions } from './questions.ts';
import { badgeKey } from './test-seasons.ts';

/** The slice in the world that tests play in. */
export const seasonModel: Model<SeasonQuestions, SeasonEffects> = {
  answers: {
    'season-leavers': ({ battlers, houses }, { before, most }) =>
      [...battlers]
        .filter(([, { season }]) => season !== null && season < before)
        .slice(0, most)
        .map(([address]) => ({ address, house: houses.has(address) })),
  },
  writes: {
    'season-left': (world, effect) => {
      const { wallet, season, badge, standing } = effect;
      const battler = world.battlers.get(wallet);
      must(battler?.season === season, effect);
      world.battlers.set(wallet, { ...battler, ...standing, ...NO_SEASON });
      const key = badgeKey(season, wallet);
      if (badge !== null && !world.seasonBadges.has(key)) world.seasonBadges.set(key, badge);
    },
  },
};
