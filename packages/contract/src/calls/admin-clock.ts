import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp, words } from '../fields.ts';

const backedOff = z
  .object({
    duty: z.string().describe('What the clock was to do: time-out, expire, pay-week'),
    subject: z.string().describe('To what: match:17, challenge:12, cup:3'),
    since: timestamp,
    tries: z.number().int(),
    lastAt: timestamp,
    nextAt: timestamp.describe('When the clock tries again by itself'),
    why: z.string().describe('Which fact had changed every time, or what went wrong'),
  })
  .meta({ id: 'BackedOff' });

export const adminClockCalls = {
  'GET /api/admin/backed-off': {
    summary: 'What the clock could not do and tries less and less often, the longest waiting first',
    tag: 'admin',
    answer: z.object({ items: z.array(backedOff) }),
  },
  'POST /api/admin/backed-off/retry': {
    summary: 'Have the clock try one of them at its next look',
    tag: 'admin',
    body: z.object({ duty: words(1, 40), subject: words(1, 200) }),
    status: 204,
  },
} as const satisfies CallTable;
