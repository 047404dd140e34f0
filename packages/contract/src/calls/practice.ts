import { STRENGTHS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { idInBody } from './challenges.ts';
import { match } from './matches.ts';
import { gameMode } from './requests.ts';

export const practiceCalls = {
  'POST /api/practice': {
    summary: 'A match against the house: no wallet, no stake, no effect on any card',
    tag: 'practice',
    body: z.object({
      gameMode: gameMode.default('duel'),
      strength: z
        .enum(STRENGTHS, { error: `must be ${STRENGTHS.join(', ')}` })
        .optional()
        .describe('How well the house is to play; any when left out'),
      unhurried: z
        .boolean()
        .default(false)
        .describe('Five minutes for every step, for whoever is being shown round'),
      cardId: idInBody.optional().describe('One’s own card, or any card to borrow'),
    }),
    status: 201,
    answer: match.extend({ matchId: z.string(), redirectTo: z.string(), message: z.string() }),
  },
} as const satisfies CallTable;
