import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { emailAddress, language, mailLinkQuery } from '../fields.ts';

export const newsletterCalls = {
  'POST /api/subscribe': {
    summary:
      'Subscribe to the newsletter, where the site sends mail after a yes from the mailbox; who is subscribed already gets the same answer',
    tag: 'newsletter',
    body: z.object({
      email: emailAddress,
      name: z.string().trim().max(100, 'must have 100 characters at most').nullish(),
      language: language.optional().describe('Of the mails; English when it is left out'),
      agree: z.boolean().optional().describe('false is refused; absent means the form asked'),
    }),
    answer: z.object({
      message: z.string(),
      state: z
        .literal('asked')
        .optional()
        .describe('Where the site sends mail: not done before the mailbox has said yes'),
    }),
  },
  'GET /api/newsletter/confirm': {
    summary: 'The page behind the link that asks whose mailbox it is; opening it changes nothing',
    tag: 'newsletter',
    query: mailLinkQuery,
  },
  'POST /api/newsletter/confirm': {
    summary: 'Say that the mailbox is yours: from then on the subscription counts',
    tag: 'newsletter',
    query: mailLinkQuery,
  },
  'GET /api/unsubscribe': {
    summary: 'The page behind the link in every issue; opening it changes nothing',
    tag: 'newsletter',
    query: mailLinkQuery,
  },
  'POST /api/unsubscribe': {
    summary: 'End a subscription with one click, as mail programs do it',
    tag: 'newsletter',
    query: mailLinkQuery,
  },
  'GET /api/admin/subscribers.csv': {
    summary: 'Everybody who agreed, each with the link that ends it',
    tag: 'admin',
  },
} as const satisfies CallTable;
