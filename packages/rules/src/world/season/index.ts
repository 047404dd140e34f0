import type { CommandsOf } from '../kernel/registry.ts';
import type { Slice } from '../kernel/slice.ts';
import type { SeasonEffects } from './effects.ts';
import type { SeasonQuestions } from './questions.ts';
import { decideTurnSeason, type TurnSeasonCommand } from './turn-season.ts';

export type { SeasonEffects } from './effects.ts';
export { inSeason, leaveSeason } from './leave-season.ts';
export type { SeasonQuestions } from './questions.ts';

export interface SeasonCommands extends CommandsOf<TurnSeasonCommand, number> {}

declare module '../kernel/registry.ts' {
  interface Commands extends SeasonCommands {}
  interface Questions extends SeasonQuestions {}
  interface Effects extends SeasonEffects {}
}

export const season: Slice<SeasonCommands, SeasonQuestions> = {
  decisions: {
    'turn-season': decideTurnSeason,
  },
  unchecked: {
    'season-leavers': 'each of them is asked about, and that is looked at',
  },
};
