import { MESSAGE_TOPICS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { noticeFields, positiveId, rarity, timestamp } from '../fields.ts';

export const message = z
  .object({
    id: z.number().int(),
    topic: z.enum(MESSAGE_TOPICS),
    text: z.string().describe('In English'),
    ...noticeFields,
    href: z.string().describe('The page it is about'),
    at: timestamp,
    read: z.boolean(),
    from: z.string().optional().describe('The wallet that asks, where somebody does'),
  })
  .meta({ id: 'Message' });

export const followedCard = z
  .object({
    id: z.number().int(),
    name: z.string(),
    rarity,
    goatScore: z.number().int(),
    imageUrl: z.string(),
    since: timestamp,
    price: z.number().nullable().describe('In HOOF, while it is for sale'),
    auctionEndsAt: timestamp.nullable().describe('While it stands in an auction'),
  })
  .meta({ id: 'FollowedCard' });

export const followedGoat = z
  .object({ id: z.number().int(), name: z.string(), slug: z.string(), since: timestamp })
  .meta({ id: 'FollowedGoat' });

const target = z.object({ id: positiveId });

export const inboxCalls = {
  'GET /api/me/inbox': {
    summary: 'What the signed-in wallet was told, newest first: the last hundred',
    tag: 'inbox',
    answer: z.object({ messages: z.array(message), unread: z.number().int() }),
  },
  'POST /api/me/inbox/read': {
    summary: 'Mark every message up to this one as read',
    tag: 'inbox',
    body: z.object({
      upTo: z
        .number({ error: 'must be the id of a message' })
        .int('must be the id of a message')
        .positive('must be the id of a message')
        .max(Number.MAX_SAFE_INTEGER, 'must be the id of a message'),
    }),
    answer: z.object({ unread: z.number().int() }),
  },
  'GET /api/me/watches': {
    summary: 'The cards and goats that the signed-in wallet follows, newest first',
    tag: 'inbox',
    answer: z.object({ cards: z.array(followedCard), goats: z.array(followedGoat) }),
  },
  'PUT /api/me/watches/cards/:id': {
    summary: 'Follow a card: listings, lower prices and the end of its auction are told',
    tag: 'inbox',
    params: target,
    status: 204,
  },
  'DELETE /api/me/watches/cards/:id': {
    summary: 'Follow a card no more',
    tag: 'inbox',
    params: target,
    status: 204,
  },
  'PUT /api/me/watches/goats/:id': {
    summary: 'Follow every card of a base goat',
    tag: 'inbox',
    params: target,
    status: 204,
  },
  'DELETE /api/me/watches/goats/:id': {
    summary: 'Follow a base goat no more',
    tag: 'inbox',
    params: target,
    status: 204,
  },
} as const satisfies CallTable;
