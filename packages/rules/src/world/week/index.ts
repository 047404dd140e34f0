import type { WeekPrize } from '../../economy/week.ts';
import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import type { WeekEffects } from './effects.ts';
import { decidePayWeek, type PayWeekCommand } from './pay-week.ts';
import type { WeekQuestions } from './questions.ts';

export { countForWeek, type WeekCount } from './count-week.ts';
export type { WeekEffects } from './effects.ts';
export type { WeekQuestions } from './questions.ts';

export interface WeekCommands extends CommandsOf<PayWeekCommand, readonly WeekPrize[]> {}

declare module '../kernel/registry.ts' {
  interface Commands extends WeekCommands {}
  interface Questions extends WeekQuestions {}
  interface Effects extends WeekEffects {}
  interface PostingReasons {
    prize: true;
  }
}

export const week: Slice<WeekCommands, WeekQuestions> = {
  decisions: {
    'pay-week': decidePayWeek,
  },
  unchecked: {
    'week-rivals': 'a match that counts changes the points of the week, and those are looked at',
  },
};
