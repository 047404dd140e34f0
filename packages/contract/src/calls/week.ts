import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { pageSize, positiveId, rankAbout, timestamp } from '../fields.ts';

export const weekEntry = z
  .object({
    rank: z.number().int().describe('Whoever is level shares a rank'),
    address: z.string(),
    name: z.string().nullable(),
    points: z.number().int(),
    wins: z.number().int().describe('Matches that count'),
    losses: z.number().int(),
    prize: z.number().describe('In HOOF, as it would be paid now to a large circle: `perWallet`'),
  })
  .meta({ id: 'WeekEntry' });

const weekHead = z.object({
  week: z.string().describe('As calendars count: 2026-W47'),
  startsAt: timestamp,
  endsAt: timestamp,
  prizes: z.array(z.number()).describe('HOOF by place'),
  perWallet: z
    .number()
    .nullable()
    .describe(
      'No prize is more than so much HOOF for each wallet of the circle in which it was won; null in weeks before there was a bound',
    ),
});

export const week = weekHead
  .extend({
    entries: z.array(weekEntry).describe('The best hundred, most points first'),
    you: weekEntry
      .extend({
        rankAbout,
        toNext: z.number().int().nullable().describe('Points behind the place above'),
      })
      .nullable()
      .optional()
      .describe('Of whoever is signed in; null before the first point'),
  })
  .meta({ id: 'Week' });

export const pastWeek = weekHead
  .extend({
    players: z.number().int(),
    paidAt: timestamp.nullable(),
    entries: z.array(
      weekEntry.extend({
        prize: z.number().describe('In HOOF, as it was paid'),
        circle: z
          .number()
          .nullable()
          .describe('How many wallets the circle has in which it was won, where that mattered'),
        transferId: z.number().int().nullable().describe('The ledger entry that paid it'),
      }),
    ),
  })
  .meta({ id: 'PastWeek' });

export const ledgerEntry = z
  .object({
    id: z.number().int(),
    at: timestamp,
    reason: z.string(),
    reference: z.string(),
    from: z.string(),
    to: z.string(),
    amount: z.number(),
  })
  .meta({ id: 'LedgerEntry' });

export const weekCalls = {
  'GET /api/week': {
    summary: 'This week’s table with its prizes, and one’s own place in it',
    tag: 'week',
    answer: week,
  },
  'GET /api/weeks': {
    summary: 'The weeks before, newest first, with what was paid',
    tag: 'week',
    query: z.object({
      limit: pageSize(8, 52),
      before: z
        .string()
        .regex(/^\d{4}-W\d{2}$/, 'must be a week such as 2026-W47')
        .optional()
        .describe('The last week of the page before'),
    }),
    answer: z.array(pastWeek),
  },
  'GET /api/ledger/:id': {
    summary: 'One payment of the treasury, as the ledger has it: a prize',
    tag: 'week',
    params: z.object({ id: positiveId }),
    answer: ledgerEntry,
  },
} as const satisfies CallTable;
