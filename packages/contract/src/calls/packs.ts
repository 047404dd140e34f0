import { DAILY_PACK_REASONS, WORK_PARTS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp } from '../fields.ts';
import { ownedCard } from './wallets.ts';

export const packCalls = {
  'POST /api/packs/starter': {
    summary: 'The starter grant: cards and HOOF, once per wallet',
    tag: 'packs',
    body: z
      .object({
        work: z
          .object({
            challenge: z.string().max(200, 'must be the challenge of an earlier answer'),
            answers: z
              .array(z.number().int().min(0))
              .length(WORK_PARTS, `must be ${WORK_PARTS} whole numbers`),
          })
          .optional()
          .describe('What an earlier 428 asked for: see its details'),
      })
      .nullish(),
    answer: z.object({ cards: z.array(ownedCard), hoof: z.number() }),
  },
  'GET /api/packs/daily': {
    summary: 'Whether the day’s pack is due for the signed-in wallet, and why',
    tag: 'packs',
    answer: z.object({
      due: z.boolean(),
      because: z
        .enum(DAILY_PACK_REASONS)
        .describe(
          'Due: a match was played out today, or the puzzle solved. Not due: neither yet, had already, no history where one is asked for, or all cards of the day are given out',
        ),
      nextAt: timestamp
        .nullable()
        .describe('From when on one may be due again, where waiting helps'),
      yours: z.number().int().nullable().describe('The card that came out of the pack of this day'),
    }),
  },
  'POST /api/packs/daily': {
    summary: 'Opens the day’s pack: five cards to look at, one of which becomes your own',
    tag: 'packs',
    answer: z.object({ cards: z.array(ownedCard), yours: z.number().int() }),
  },
} as const satisfies CallTable;
