import { z } from 'zod';
import type { CallTable } from '../call.ts';

/** Kept and compared in lower case: nobody has two mailboxes that differ in capitals. */
const emailAddress = z
  .string({ error: 'must be a valid email address' })
  .trim()
  .toLowerCase()
  .max(254, 'must be a valid email address')
  .pipe(z.email('must be a valid email address'));

/** 32 random bytes in base64url. Whoever has it can end one subscription, and nothing else. */
const unsubscribeToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'must be the token of the link');

export const newsletterCalls = {
  'POST /api/subscribe': {
    summary: 'Subscribe to the newsletter; who is subscribed already gets the same answer',
    tag: 'newsletter',
    body: z.object({
      email: emailAddress,
      name: z.string().trim().max(100, 'must have 100 characters at most').nullish(),
      agree: z.boolean().optional().describe('false is refused; absent means the form asked'),
    }),
    answer: z.object({ message: z.string() }),
  },
  'GET /api/unsubscribe': {
    summary: 'The page behind the link in every issue; opening it changes nothing',
    tag: 'newsletter',
    query: z.object({ token: unsubscribeToken }),
  },
  'POST /api/unsubscribe': {
    summary: 'End a subscription with one click, as mail programs do it',
    tag: 'newsletter',
    query: z.object({ token: unsubscribeToken }),
  },
  'GET /api/admin/subscribers.csv': {
    summary: 'Everybody who agreed, each with the link that ends it',
    tag: 'admin',
  },
} as const satisfies CallTable;
