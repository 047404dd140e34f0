import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { ownedCard } from './wallets.ts';

export const packCalls = {
  'POST /api/packs/starter': {
    summary: 'The starter grant: cards and HOOF, once per wallet',
    tag: 'packs',
    answer: z.object({ cards: z.array(ownedCard), hoof: z.number() }),
  },
} as const satisfies CallTable;
