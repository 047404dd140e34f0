import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { positiveId } from '../fields.ts';
import { challenge } from './challenges.ts';
import { battleRequest } from './requests.ts';

export const rematchCalls = {
  'GET /api/matches/:id/rematch': {
    summary:
      'The newest rematch that one of its two players has proposed, open or not; null to anybody else',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    answer: z.object({ challenge: challenge.nullable(), request: battleRequest.nullable() }),
  },
} as const satisfies CallTable;
