import { z } from 'zod';
import type { CallTable } from '../call.ts';

export const healthCalls = {
  'GET /api/health': {
    summary: 'Is it serving, is the database there, which migration does it have',
    tag: 'operation',
    answer: z.object({
      status: z.literal('ok'),
      database: z.literal('ok'),
      migration: z.number().int(),
      version: z.string(),
      release: z.string().nullable().describe('Which release of the pages is served'),
      uptimeSeconds: z.number(),
      notices: z
        .object({ carriedBy: z.enum(['PostgreSQL', 'NATS', 'nobody']), heard: z.boolean() })
        .describe(
          'What tells this instance of what others changed, and whether all of it is heard',
        ),
    }),
  },
} as const satisfies CallTable;
