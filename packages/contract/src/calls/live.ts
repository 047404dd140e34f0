import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { pair } from '../fields.ts';
import { matchSummary } from './battles.ts';

/** A match that is on, with what a watcher may see of it. */
export const liveMatch = matchSummary
  .extend({
    watchers: z.number().int(),
    ratings: pair(z.number().int().nullable()).describe('Null before the first settled battle'),
  })
  .meta({ id: 'LiveMatch' });

export const liveCalls = {
  'GET /api/live': {
    summary: 'What there is to watch, the best rated first; a few seconds old at most',
    tag: 'battles',
    answer: z.object({
      battles: z.array(liveMatch),
      cups: z.array(liveMatch).describe('Ties of cups'),
      on: z.number().int().describe('How many there are, those that are not listed included'),
    }),
  },
  'GET /api/me/live': {
    summary: 'What friends of the signed-in wallet play now, where both let friends see them',
    tag: 'friends',
    answer: z.array(liveMatch),
  },
} as const satisfies CallTable;
