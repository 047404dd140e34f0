import { MESSAGE_TOPICS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { emailAddress, language, mailLinkQuery } from '../fields.ts';

const topics = z
  .array(z.enum(MESSAGE_TOPICS, { error: 'must be topics of messages' }), {
    error: 'must be a list of topics',
  })
  .max(MESSAGE_TOPICS.length, 'must name each topic once')
  .refine((list) => new Set(list).size === list.length, 'must name each topic once');

const bytes = (count: number, length: number) =>
  z
    .string({ error: `must be ${count} bytes in base64url` })
    .regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), `must be ${count} bytes in base64url`)
    .transform((text) => text.replace(/=+$/, ''));

const endpoint = z
  .string({ error: 'must be the address that the browser gave' })
  .max(1000, 'must have 1000 characters at most');

export const notices = z
  .object({
    topics: z.array(z.enum(MESSAGE_TOPICS)).describe('All there are'),
    push: z.object({
      publicKey: z.string().describe('What a browser subscribes with, as applicationServerKey'),
      devices: z.number().int().describe('How many of this wallet ring'),
      thisDevice: z
        .array(z.enum(MESSAGE_TOPICS))
        .optional()
        .describe('What this session rings for; absent when it does not ring'),
    }),
    mail: z
      .object({
        address: z.string().nullable(),
        confirmed: z.boolean(),
        topics: z.array(z.enum(MESSAGE_TOPICS)),
      })
      .nullable()
      .describe('null where the site sends no mail'),
  })
  .meta({ id: 'Notices' });

export const noticeCalls = {
  'GET /api/me/notices': {
    summary: 'What reaches the signed-in wallet outside of the site, and where',
    tag: 'inbox',
    answer: notices,
  },
  'PUT /api/me/push': {
    summary: 'Let the browser of this session ring for these topics, until the session ends',
    tag: 'inbox',
    body: z.object({
      endpoint,
      keys: z.object({ p256dh: bytes(65, 87), auth: bytes(16, 22) }),
      topics,
      language: language
        .optional()
        .describe('What it rings in; left out, as this session rang before, or the wallet’s own'),
    }),
    status: 204,
  },
  'DELETE /api/me/push': {
    summary: 'Let a device of the signed-in wallet ring no more',
    tag: 'inbox',
    body: z.object({ endpoint }),
    status: 204,
  },
  'PUT /api/me/mail': {
    summary:
      'Choose a mailbox and its topics; a new address is asked first, and asked again when it still owes the answer',
    tag: 'inbox',
    body: z.object({
      ...{ address: emailAddress, topics },
      language: language.optional().describe('Of the mails; left out, the wallet’s own'),
    }),
    status: 204,
  },
  'DELETE /api/me/mail': {
    summary: 'Forget the mailbox of the signed-in wallet',
    tag: 'inbox',
    status: 204,
  },
  'GET /api/me/language': {
    summary: 'In which language the signed-in wallet is spoken to where no page says it',
    tag: 'inbox',
    answer: z.object({ language: language.nullable().describe('null: never said, so English') }),
  },
  'PUT /api/me/language': {
    summary: 'Say in which language the signed-in wallet is spoken to',
    tag: 'inbox',
    body: z.object({
      language,
      chosen: z
        .boolean()
        .default(true)
        .describe('false: nobody chose it, so it only fills in for a wallet that has none'),
    }),
    status: 204,
  },
  'GET /api/mail/confirm': {
    summary: 'The page behind the link that asks whose mailbox it is; opening it changes nothing',
    tag: 'inbox',
    query: mailLinkQuery,
  },
  'POST /api/mail/confirm': {
    summary: 'Say that the mailbox is yours',
    tag: 'inbox',
    query: mailLinkQuery,
  },
  'GET /api/mail/leave': {
    summary: 'The page behind the link in every mail; opening it changes nothing',
    tag: 'inbox',
    query: mailLinkQuery,
  },
  'POST /api/mail/leave': {
    summary: 'End the mails to a mailbox with one click, as mail programs do it',
    tag: 'inbox',
    query: mailLinkQuery,
  },
} as const satisfies CallTable;
