import { CLUB_TIERS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp } from '../fields.ts';

export const EVENT_CATEGORIES = [
  'Match Experience',
  'Tournament',
  'Digital Exclusive',
  'Community',
] as const;

export const clubSlug = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and dashes');

const eventPreview = z.object({
  id: z.string(),
  title: z.string(),
  date: timestamp,
  category: z.enum(EVENT_CATEGORIES),
  description: z.string(),
  image: z.string(),
  limited: z.boolean(),
  ticketsRemaining: z.number().int().nullable().describe('null: as many as come'),
});

/** What a passer-by sees through the window: everything but where it is. */
export const clubEventPreview = eventPreview.meta({ id: 'ClubEventPreview' });

export const clubEvent = eventPreview
  .extend({
    ends: timestamp,
    location: z.string(),
    reserved: z.boolean().describe('The caller holds a ticket'),
  })
  .meta({ id: 'ClubEvent' });

export const pastClubEvent = z
  .object({
    id: z.string(),
    title: z.string(),
    date: timestamp,
    category: z.enum(EVENT_CATEGORIES),
    image: z.string(),
    highlights: z.array(z.string()).describe('Empty for everybody but owners'),
  })
  .meta({ id: 'PastClubEvent' });

export const clubProposal = z
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
    goatsLeft: z.number().int().describe('The caller’s goats that have not voted on this'),
    goatsSpent: z
      .number()
      .int()
      .describe('The caller’s goats that have voted on this, with a former owner'),
    votesLeft: z.number().int().describe('What the goats that are left would cast together'),
    yourVotes: z.array(z.object({ option: z.number().int(), votes: z.number().int() })),
  })
  .meta({ id: 'ClubProposal' });

export const clubRoom = z
  .object({
    tier: z.enum(CLUB_TIERS.map((tier) => tier.name)),
    cardCount: z.number().int(),
    voteWeight: z.number().int().describe('How many votes each of the member’s goats casts'),
    events: z.array(clubEvent),
    pastEvents: z.array(pastClubEvent),
    proposals: z.array(clubProposal),
  })
  .meta({ id: 'Club' });

export const clubCalls = {
  'GET /api/club/preview': {
    summary: 'What the owners club is up to, without what is for owners',
    tag: 'club',
    answer: z.object({ events: z.array(clubEventPreview), pastEvents: z.array(pastClubEvent) }),
  },
  'GET /api/club': {
    summary: 'The club from inside; 403 without a card',
    tag: 'club',
    answer: clubRoom,
  },
  'POST /api/club/events/:id/reservation': {
    summary: 'Take a ticket; the second time is the same ticket',
    tag: 'club',
    params: z.object({ id: clubSlug }),
    status: 201,
    answer: clubEvent,
  },
  'DELETE /api/club/events/:id/reservation': {
    summary: 'Give the ticket back',
    tag: 'club',
    params: z.object({ id: clubSlug }),
    answer: clubEvent,
  },
  'GET /api/club/events/:id/calendar.ics': {
    summary: 'The event for a calendar',
    tag: 'club',
    params: z.object({ id: clubSlug }),
  },
  'POST /api/club/proposals/:id/vote': {
    summary: 'All goats of the member that have not voted yet vote for one option',
    tag: 'club',
    params: z.object({ id: clubSlug }),
    body: z.object({ option: z.number().int().min(1).max(20) }),
    answer: clubProposal,
  },
} as const satisfies CallTable;
