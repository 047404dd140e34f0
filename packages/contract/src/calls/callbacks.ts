import { CALLBACKS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';

const callbacks = z
  .object(
    Object.fromEntries(CALLBACKS.map((name) => [name, z.boolean()])) as Record<
      (typeof CALLBACKS)[number],
      z.ZodBoolean
    >,
  )
  .meta({ id: 'Callbacks' });

export const callbackCalls = {
  'GET /api/me/callbacks': {
    summary:
      'What the signed-in wallet is called back for: a rested card, a friend who plays, a cup that starts',
    tag: 'inbox',
    answer: callbacks,
  },
  'PUT /api/me/callbacks': {
    summary: 'Choose what to be called back for; two a day at most, all of them together',
    tag: 'inbox',
    body: callbacks.partial(),
    answer: callbacks,
  },
} as const satisfies CallTable;
