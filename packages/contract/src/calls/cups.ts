import { CLUB_PLACES, CUP_CARDS, CUP_MOST_FEE, CUP_SIZES, RARITIES } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { pageSize, pair, positiveId, rarity, timestamp } from '../fields.ts';
import { idInBody } from './challenges.ts';

export const CUP_KINDS = ['knockout', 'clubs'] as const;
export const CUP_STATUSES = ['open', 'running', 'finished', 'cancelled'] as const;

export const cupEntry = z
  .object({
    address: z.string(),
    name: z.string().nullable(),
    house: z.boolean(),
    known: z.boolean().describe('Has a history, or none is asked for: drawn before those without'),
    club: z.number().int().nullable().describe('0 or 1, where two clubs meet'),
    cardIds: z
      .array(z.number().int())
      .describe('What was entered: one of them is brought in secret'),
    state: z.enum(['in', 'not-drawn', 'out', 'won']),
    place: z.number().int().nullable().describe('1, 2, or 3 for a beaten semi-finalist'),
    prize: z.number().describe('In HOOF'),
  })
  .meta({ id: 'CupEntry' });

export const cupTie = z
  .object({
    round: z.number().int(),
    index: z.number().int(),
    players: pair(z.string().nullable()).describe('Addresses; null is a bye'),
    matchId: z.string().nullable(),
    phase: z.enum(['commit', 'open', 'pick', 'finished']).nullable(),
    score: pair(z.number().int()).describe('Rounds won so far'),
    deadline: timestamp.nullable(),
    winner: z.string().nullable(),
    serverSeed: z.string().nullable().describe('Of a match that is over'),
  })
  .meta({ id: 'CupTie' });

export const cup = z
  .object({
    id: z.number().int(),
    name: z.string().describe('Rare Cup No. 12'),
    kind: z.enum(CUP_KINDS),
    tier: rarity,
    size: z.number().int(),
    fee: z.number().describe('In HOOF, beyond the free entry of the day'),
    prizes: z
      .array(z.number())
      .describe('HOOF by place, with who has entered so far; of two clubs, for each winner'),
    opensAt: timestamp,
    startsAt: timestamp,
    endedAt: timestamp.nullable(),
    status: z.enum(CUP_STATUSES),
    reason: z.string().nullable().describe('Why it was called off'),
    entries: z
      .array(cupEntry)
      .describe(
        'In the order of entering, house players last; a list leaves out who was not drawn',
      ),
    seedHash: z.string().describe('SHA-256 of what the draw comes from'),
    seed: z.string().nullable().describe('Told when the draw is made'),
    secretHash: z.string().describe('SHA-256 of what the ties’ server seeds come from'),
    secret: z.string().nullable().describe('Told at the end'),
    clubs: pair(z.object({ name: z.string(), goats: z.array(z.number().int()) })).nullable(),
    winner: z.string().nullable().describe('The address, or of two clubs the name'),
  })
  .meta({ id: 'Cup' });

/** What the schedule opens next: it has no number and no seeds yet, and nobody can enter. */
export const announcedCup = cup
  .extend({
    id: z.null(),
    name: z.string().describe('Rare Cup'),
    status: z.literal('announced'),
    seedHash: z.null(),
    secretHash: z.null(),
  })
  .meta({ id: 'AnnouncedCup' });

export const cupWithTies = cup
  .extend({
    rounds: z.number().int().describe('Of the bracket as it was drawn; 0 before'),
    points: pair(z.number().int()).nullable().describe('Of two clubs'),
    ties: z.array(cupTie),
  })
  .meta({ id: 'CupWithTies' });

export const ownCupEntry = z
  .object({
    cupId: z.number().int(),
    status: z.enum(CUP_STATUSES),
    cardIds: z.array(z.number().int()),
    fee: z.number(),
    state: z.enum(['in', 'not-drawn', 'out', 'won']),
    place: z.number().int().nullable(),
    prize: z.number(),
    matchId: z.string().nullable().describe('The tie that is being played'),
  })
  .meta({ id: 'OwnCupEntry' });

const cupId = z.object({ id: positiveId });

const cupSize = z
  .number({ error: `must be one of ${CUP_SIZES.join(', ')}` })
  .refine(
    (size) => ([...CUP_SIZES, 2 * CLUB_PLACES] as number[]).includes(size),
    `must be one of ${CUP_SIZES.join(', ')}`,
  );

const FEE = `must be whole HOOF from 0 to ${CUP_MOST_FEE}`;

export const cupCalls = {
  'GET /api/cups': {
    summary:
      'Cups that are open or running first, then what the schedule announces, then those that are over, newest first',
    tag: 'cups',
    query: z.object({ limit: pageSize(20) }),
    answer: z.array(z.union([cup, announcedCup])),
  },
  'GET /api/cups/schedule': {
    summary: 'When the next cups open and start',
    tag: 'cups',
    answer: z.array(
      z.object({
        kind: z.enum(CUP_KINDS),
        tier: rarity,
        size: z.number().int(),
        opensAt: timestamp,
        startsAt: timestamp,
      }),
    ),
  },
  'GET /api/cups/:id': {
    summary: 'A cup with its bracket, live',
    tag: 'cups',
    params: cupId,
    answer: cupWithTies,
  },
  'GET /api/me/cups': {
    summary: 'Cups that the signed-in wallet plays for or has played for, newest first',
    tag: 'cups',
    answer: z.object({
      freeEntry: z.boolean().describe('The free entry of the day is still there'),
      entries: z.array(ownCupEntry),
    }),
  },
  'POST /api/cups/:id/entries': {
    summary:
      'Enter with one to three free cards of the cup’s tier; the first entry of a day is free',
    tag: 'cups',
    params: cupId,
    body: z
      .object({
        cardId: idInBody.optional(),
        cardIds: z
          .array(idInBody, { error: 'must be one to three card ids' })
          .min(1, 'must be one to three card ids')
          .max(CUP_CARDS, 'must be one to three card ids')
          .optional(),
        fee: z
          .number({ error: 'must be HOOF' })
          .min(0, 'must be HOOF')
          .optional()
          .describe('What was shown: another one is refused before anything moves'),
      })
      .refine(({ cardId, cardIds }) => (cardId === undefined) !== (cardIds === undefined), {
        path: ['cardIds'],
        message: 'must be one to three card ids',
      }),
    status: 201,
    answer: ownCupEntry,
  },
  'DELETE /api/cups/:id/entries': {
    summary: 'Out again, until it starts: fee and cards come back',
    tag: 'cups',
    params: cupId,
    status: 204,
  },
  'POST /api/admin/cups': {
    summary: 'Open a cup now that starts at a time',
    tag: 'admin',
    body: z.object({
      kind: z.enum(CUP_KINDS, { error: 'must be knockout or clubs' }).default('knockout'),
      tier: z.enum(RARITIES, { error: `must be one of ${RARITIES.join(', ')}` }),
      size: cupSize.optional().describe('Left out: as the schedule has it'),
      fee: z.number({ error: FEE }).int(FEE).min(0, FEE).max(CUP_MOST_FEE, FEE),
      startsAt: timestamp,
    }),
    status: 201,
    answer: cup,
  },
  'DELETE /api/admin/cups/:id': {
    summary: 'Call a cup off that has not begun: everything goes back',
    tag: 'admin',
    params: cupId,
    status: 204,
  },
  'GET /api/admin/cups/budget': {
    summary: 'What the treasury has added to cups this week, and what the week’s best will get',
    tag: 'admin',
    answer: z.object({
      week: z.string(),
      cups: z.object({ used: z.number(), most: z.number() }),
      prizes: z.number(),
    }),
  },
} as const satisfies CallTable;
