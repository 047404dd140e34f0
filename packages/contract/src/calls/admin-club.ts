import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp, words } from '../fields.ts';
import { clubSlug, EVENT_CATEGORIES } from './club.ts';

const time = z.iso
  .datetime('must be a time, such as 2026-03-01T12:00:00.000Z')
  .refine((text) => text >= '2000', 'must be after the year 2000');

const eventFields = {
  title: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  location: z.string(),
  category: z.enum(EVENT_CATEGORIES),
  description: z.string(),
  image: z.string(),
  tickets: z.number().int().nullable().describe('null: as many as come'),
  highlights: z.array(z.string()).describe('What is told of it when it is over'),
};

export const adminClubEvent = z
  .object({ id: z.string(), ...eventFields, taken: z.number().int() })
  .meta({ id: 'AdminClubEvent' });

export const adminClubProposal = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    closesAt: timestamp,
    open: z.boolean(),
    options: z.array(
      z.object({ option: z.number().int(), label: z.string(), votes: z.number().int() }),
    ),
    totalVotes: z.number().int(),
  })
  .meta({ id: 'AdminClubProposal' });

const WHOLE_TICKETS = 'must be a whole number from 1 to 1000000, or null';
const params = z.object({ id: clubSlug });

export const adminClubCalls = {
  'GET /api/admin/club': {
    summary: 'The club’s whole programme, its votes, and the pictures an event can have',
    tag: 'admin',
    answer: z.object({
      events: z.array(adminClubEvent),
      proposals: z.array(adminClubProposal),
      images: z.array(z.string()),
    }),
  },
  'PUT /api/admin/club/events/:id': {
    summary: 'Plan an event or change it; never fewer tickets than are taken',
    tag: 'admin',
    params,
    body: z
      .object({
        title: words(3, 80),
        startsAt: time,
        endsAt: time,
        location: words(3, 120),
        category: z.enum(EVENT_CATEGORIES, {
          error: `must be one of ${EVENT_CATEGORIES.join(', ')}`,
        }),
        description: words(3, 600),
        image: words(1, 120),
        tickets: z
          .number({ error: WHOLE_TICKETS })
          .int(WHOLE_TICKETS)
          .min(1, WHOLE_TICKETS)
          .max(1_000_000, WHOLE_TICKETS)
          .nullable(),
        highlights: z.array(words(3, 160)).max(6, 'must be six at most').default([]),
      })
      .refine((event) => Date.parse(event.endsAt) > Date.parse(event.startsAt), {
        path: ['endsAt'],
        error: 'must be after startsAt',
      }),
    answer: adminClubEvent,
  },
  'DELETE /api/admin/club/events/:id': {
    summary: 'Call an event off; 409 while somebody holds a ticket',
    tag: 'admin',
    params,
    status: 204,
  },
  'PUT /api/admin/club/proposals/:id': {
    summary: 'Put something to the vote or change it; after the first vote only its end can move',
    tag: 'admin',
    params,
    body: z.object({
      title: words(3, 80),
      text: words(3, 600),
      closesAt: time,
      options: z
        .array(words(1, 60))
        .min(2, 'must be two at least')
        .max(8, 'must be eight at most')
        .refine((labels) => new Set(labels).size === labels.length, 'must not be the same twice'),
    }),
    answer: adminClubProposal,
  },
  'DELETE /api/admin/club/proposals/:id': {
    summary: 'Withdraw a proposal; 409 when a goat has voted',
    tag: 'admin',
    params,
    status: 204,
  },
} as const satisfies CallTable;
