import { WORK_PARTS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
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
} as const satisfies CallTable;
