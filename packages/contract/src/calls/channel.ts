import { MESSAGE_TOPICS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { noticeFields, timestamp, walletAddress } from '../fields.ts';

const told = { at: timestamp, text: z.string(), href: z.string().describe('Where it leads') };

/** A line of the inbox, as it is written. Its id is the event's, for Last-Event-ID. */
const news = z.object({
  ...{ type: z.enum(MESSAGE_TOPICS), id: z.number().int(), ...told },
  ...noticeFields,
});

/** How one of the player's own live matches stands. */
const turn = z.object({
  type: z.literal('turn'),
  ...told,
  matchId: z.string(),
  kind: z.enum(['challenge', 'request', 'cup', 'friendly']),
  phase: z.enum(['commit', 'open', 'pick', 'finished']),
  yours: z.boolean().describe('The match waits for this player'),
  deadline: timestamp.nullable(),
  rival: z.object({ address: z.string(), name: z.string().nullable() }),
});

const balance = z.object({
  type: z.literal('balance'),
  ...told,
  hoofBalance: z.number(),
  locked: z.number(),
  tradable: z.number(),
});

export const channelEvent = z
  .discriminatedUnion('type', [news, turn, balance])
  .meta({ id: 'ChannelEvent' });

export type ChannelEvent = z.output<typeof channelEvent>;

/**
 * What `event: greeting` carries, the first thing on every line. How each of these matches stands,
 * and the balance, follow as events; whatever else a page believed to be live has ended meanwhile.
 */
export const channelGreeting = z
  .object({
    matches: z.array(z.string()).describe('The live matches of the wallet'),
    release: z
      .string()
      .nullable()
      .describe('Which release of the pages is served: a page of another one may be told so'),
  })
  .meta({ id: 'ChannelGreeting' });

export type ChannelGreeting = z.output<typeof channelGreeting>;

/** What `event: lists` carries: which lists of the site have changed, for whoever shows them. */
export const LIST_TOPICS = [
  'challenges',
  'requests',
  'matches',
  'cups',
  'week',
  'listings',
  'auctions',
  'leaderboard',
] as const;
export type ListTopic = (typeof LIST_TOPICS)[number];

export const channelCalls = {
  'GET /api/me/events': {
    summary:
      'Server-sent events for the signed-in wallet: a ChannelEvent each, lines of the inbox resumable by Last-Event-ID; `greeting` comes first and says which matches are live, `lists` which lists have changed, `beat` that the line lives',
    tag: 'inbox',
    query: z.object({
      wallet: walletAddress
        .optional()
        .describe(
          'Refused when somebody else is signed in: another tab may have switched accounts',
        ),
      after: z.string().optional().describe('As Last-Event-ID, for whoever cannot say a header'),
    }),
  },
} as const satisfies CallTable;
