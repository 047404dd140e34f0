import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { FAULT_LIMITS } from '../fault-limits.ts';

const upTo = (most: number) =>
  z.string('must be text').max(most, `must have ${most} characters at most`);

export const faultCalls = {
  'POST /api/faults': {
    summary:
      'A page says that a part of it broke; it goes into the server’s log, without query strings and anything that looks like a secret',
    tag: 'operation',
    bodyLimitBytes: 8_192,
    body: z.object({
      part: upTo(FAULT_LIMITS.part).describe('which part of the screen, e.g. bell'),
      name: upTo(FAULT_LIMITS.name).describe('the kind of error, e.g. TypeError'),
      message: upTo(FAULT_LIMITS.message),
      stack: upTo(FAULT_LIMITS.stack).optional(),
      path: upTo(FAULT_LIMITS.path).regex(/^\/[^?#]*$/, 'must be a path without a query'),
    }),
    status: 204,
  },
} as const satisfies CallTable;
