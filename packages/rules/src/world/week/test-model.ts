import type { Model } from '../kernel/test-model.ts';
import type { WeekEffects } from './effects.ts';
import type { WeekQuestions } from './questions.ts';
import { countWeek, meetingsOf, payWeek, rivalsIn, standingsOf } from './test-weeks.ts';

/** The slice in the world that tests play in. */
export const weekModel: Model<WeekQuestions, WeekEffects> = {
  answers: {
    'week-meetings': meetingsOf,
    'week-standings': standingsOf,
    'week-rivals': rivalsIn,
  },
  writes: {
    'week-counted': countWeek,
    'week-paid': payWeek,
  },
};
