import type { SeasonCommands, SeasonEffects, SeasonQuestions } from '@goats/rules';
import { json, type WorldSlice } from '../../../kernel/world-slice.ts';
import { answers } from './answers.ts';
import { leftRow } from './rows.ts';

export const season: WorldSlice<SeasonCommands, SeasonQuestions, SeasonEffects> = {
  answers,
  checks: {},
  reads: {},
  keys: { 'turn-season': () => ['season'] },
  writes: { 'season-left': ({ wallet }) => [`battler:${wallet}`] },
  rows: ({ of }) => ({ p_seasons: json(of('season-left').map(leftRow)) }),
};
