import { ATTRIBUTES, GROWTH_LIMITS, REACTIONS, RULES_VERSIONS, STRENGTHS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { attributes, pair, positiveId, rarity, timestamp } from '../fields.ts';
import { idInBody } from './challenges.ts';
import { gameMode } from './requests.ts';
import { seasonRankId } from './season.ts';

export const MATCH_PHASES = ['commit', 'open', 'pick', 'finished'] as const;
export const MATCH_KINDS = ['challenge', 'request', 'practice', 'cup', 'friendly'] as const;
export const END_REASONS = [
  'points',
  'remaining',
  'coin',
  'conceded',
  'forfeited',
  'void',
  'outage',
] as const;

export const matchCard = z
  .object({
    id: z.number().int(),
    name: z.string(),
    goatName: z.string(),
    momentTitle: z.string(),
    imageUrl: z.string(),
    rarity,
    goatScore: z.number().int(),
    attributes: attributes.describe('As they stood when the card entered the match'),
  })
  .meta({ id: 'MatchCard' });

export const matchPlayer = z
  .object({
    address: z.string(),
    name: z.string().nullable().describe('Display name of a house player'),
    house: z.boolean(),
    strength: z.enum(STRENGTHS).nullable().describe('How well a house player plays'),
    announcedCard: matchCard,
    deck: z.array(matchCard).optional().describe('A squad’s announced ten'),
    card: matchCard.optional().describe('One’s own from the opening on; both when it is over'),
    lineup: z.array(matchCard).optional().describe('A squad’s five, likewise'),
    commitment: z.string().nullable(),
    committed: z.boolean(),
    opened: z.boolean(),
    connected: z.boolean().describe('Information only; nothing is decided by it'),
  })
  .meta({ id: 'MatchPlayer' });

const attribute = z.enum(ATTRIBUTES);

const tieBreak = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('attribute'),
    attribute,
    values: pair(z.number()).optional().describe('Face down until the match is over'),
  }),
  z.object({ by: z.literal('coin') }),
  z.object({
    by: z.literal('moments'),
    decided: z.enum(['legendary', 'charisma', 'score', 'shared']),
    moments: pair(z.object({ rarity, value: z.number(), cardId: z.number().int().optional() })),
  }),
]);

export const matchRound = z
  .object({
    round: z.number().int(),
    attribute,
    pickedBy: z.string().nullable().describe('An address; null when chance picked'),
    byClock: z.boolean(),
    struck: attribute.optional().describe('The decider that was crossed out before it'),
    values: pair(z.number()),
    winner: z.string().nullable().describe('An address; null when the round is shared'),
    tieBreak: tieBreak.optional(),
  })
  .meta({ id: 'MatchRound' });

export const matchRating = z
  .object({
    counted: z.number().describe('0 to 1: how much of a match this was for the ranking'),
    reason: z.string().describe('Why it counted that much'),
    before: pair(z.number()),
    after: pair(z.number()),
    ranks: z
      .object({ before: pair(seasonRankId), after: pair(seasonRankId) })
      .nullable()
      .describe('What the ratings are called; null of matches from before there were seasons'),
  })
  .meta({ id: 'MatchRating' });

/** How the week's table takes a match: it counts, or it was given up, met too often, or too new. */
export const WEEK_VERDICTS = ['counted', 'given-up', 'meetings', 'history', 'cup'] as const;

export const matchResult = z
  .object({
    winner: z.string().nullable().describe('An address; null when the match is void'),
    reason: z.enum(END_REASONS),
    payouts: pair(z.number()),
    treasuryBonus: z.number(),
    cardToWinner: z.number().int().nullable(),
    improved: z.object({ cardId: z.number().int(), attribute }).nullable(),
    noGrowth: z
      .enum(GROWTH_LIMITS)
      .nullable()
      .describe('Why the card that won the deciding round gained no +1; null when it did'),
    restingCards: z.array(z.number().int()),
    restsUntil: timestamp.nullable(),
    finishedAt: timestamp,
    rating: matchRating.nullable().describe('Null for practice, friendlies and void matches'),
    week: z
      .enum(WEEK_VERDICTS)
      .nullable()
      .describe('Whether it counts in the week’s table, or why not; null where nothing is settled'),
  })
  .meta({ id: 'MatchResult' });

/** The crowd is with the lower card of a match across tiers. */
const crowd = z
  .object({
    seat: z.union([z.literal(0), z.literal(1)]),
    bonus: z.number().describe('Added to that side’s value in round 1; in halves'),
    later: z.number().describe('Added to it in the rounds after; in halves'),
    odds: z.number().describe('The underdog’s measured chance, 0 to 1'),
  })
  .meta({ id: 'Crowd' });

/** What the caller may see. The order of every pair is the order of `players`. */
export const match = z
  .object({
    id: z.string(),
    mode: gameMode,
    rules: z.literal(RULES_VERSIONS).optional().describe('Absent: played by the first rules'),
    kind: z.enum(MATCH_KINDS),
    originId: z.number().int().nullable().describe('The challenge or request it came from'),
    phase: z.enum(MATCH_PHASES),
    you: z.string().nullable().describe('The caller’s address when the caller plays'),
    players: pair(matchPlayer),
    yourCards: z
      .array(matchCard)
      .optional()
      .describe('What the caller may bring, while it can still be chosen'),
    hands: pair(z.array(matchCard))
      .optional()
      .describe('Practice only: what either side could bring, announced first, once it is opened'),
    rounds: z.array(matchRound),
    score: pair(z.number().int()),
    turn: z.string().nullable().describe('The address whose move it is'),
    step: z.enum(['pick', 'strike']).nullable().describe('What is asked of whoever’s turn it is'),
    choices: z.array(attribute).describe('What may be picked or crossed out now'),
    deciders: z
      .array(
        z.object({
          attribute,
          state: z.enum(['open', 'played', 'struck']),
          tieBreaker: attribute
            .optional()
            .describe('While it is open: what would break a tie there first'),
        }),
      )
      .describe('What the last round can be played in, once turned up'),
    crowd: crowd.optional(),
    deadline: timestamp.nullable(),
    now: timestamp.describe('The server’s clock, so that a countdown survives a wrong one'),
    startedAt: timestamp,
    stake: z.number(),
    payouts: pair(z.number()).describe('What the winner receives, by who wins'),
    serverSeedHash: z.string(),
    serverSeed: z.string().optional(),
    result: matchResult.optional(),
    series: z
      .object({ wins: pair(z.number().int()), of: z.number().int() })
      .optional()
      .describe('Of friendlies: how the best of five between the two stands, this match included'),
    proofUrl: z.string().optional(),
    watchers: z.number().int(),
    lastEventId: z.number().int(),
  })
  .meta({ id: 'Match' });

export const MATCH_EVENT_TYPES = [
  'started',
  'committed',
  'opening-began',
  'opened',
  'kicked-off',
  'round-played',
  'struck',
  'time-given-back',
  'finished',
] as const;

/**
 * One line of a match's log, with what everybody may see of it. On the stream it is the data of an
 * `event: log` message whose id is the event's; see `GET /api/matches/:id/events`.
 */
export const matchEvent = z
  .object({
    id: z.number().int(),
    type: z.enum(MATCH_EVENT_TYPES),
    at: timestamp,
    player: z.string().optional().describe('Who committed, opened or crossed out'),
    attribute: attribute.optional().describe('What was crossed out'),
    round: matchRound.optional(),
    turn: z.string().optional(),
    deadline: timestamp.optional(),
    winner: z.string().nullable().optional(),
    reason: z.enum(END_REASONS).optional(),
  })
  .meta({ id: 'MatchEvent' });

/** `event: presence`: who is there, as information. */
export const matchPresence = z
  .object({ watchers: z.number().int(), connected: pair(z.boolean()) })
  .meta({ id: 'MatchPresence' });

/** `event: reaction`: a face that somebody made just now. It is kept nowhere. */
export const matchReaction = z
  .object({
    from: z.string().describe('An address, of a player or a watcher'),
    reaction: z.enum(REACTIONS),
  })
  .meta({ id: 'MatchReaction' });

/** `event: hushed`: which players want no reactions of those who watch. */
export const matchHushed = z.object({ by: pair(z.boolean()) }).meta({ id: 'MatchHushed' });

/** An attribute or a hash that is none has a code of its own, so the shapes here are loose. */
const looseText = z.string().max(200);

export const matchAction = z
  .discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('commit'), commitment: looseText }),
      z.object({
        type: z.literal('open'),
        cardId: idInBody.optional().describe('The card of a duel'),
        cardIds: z.array(idInBody).max(10).optional().describe('A squad’s five, in playing order'),
        seed: looseText,
        salt: looseText,
      }),
      z.object({
        type: z.literal('pick'),
        attribute: looseText,
        strike: looseText.optional().describe('Round 2 of a duel: the decider that goes with it'),
      }),
      z.object({
        type: z.literal('strike'),
        attribute: looseText.describe('A squad at 2:2: the decider that goes'),
      }),
      z.object({ type: z.literal('concede') }),
    ],
    { error: 'must be commit, open, pick, strike or concede' },
  )
  .meta({ id: 'MatchAction' });

const base64 = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9+/]+=*$/, 'must be base64');

/** What only its player can open: AES-256-GCM under a key of a password or a passkey. */
export const lockedSecret = z
  .strictObject({
    by: z.enum(['password', 'passkey']),
    salt: base64(64).describe('Of the key'),
    iv: base64(32),
    box: base64(1_000),
    credential: base64(400).optional().describe('Which passkey'),
  })
  .meta({ id: 'LockedSecret' });

export type LockedSecret = z.infer<typeof lockedSecret>;

export const matchCalls = {
  'GET /api/matches/:id': {
    summary: 'A match as the caller may see it',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    answer: match,
  },
  'POST /api/matches/:id/actions': {
    summary: 'Commit, open, pick, strike or concede; answers the new view',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    body: matchAction,
    answer: match,
  },
  'GET /api/matches/:id/events': {
    summary:
      'Server-sent events: `log` (one MatchEvent, resumable by Last-Event-ID), `view` (the Match), `presence`, `reaction`, `hushed`, `end`, and `beat` while there is nothing to tell. With Accept: application/json the log as an array',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    query: z.object({
      after: z.string().optional().describe('As Last-Event-ID, for whoever cannot say a header'),
      stay: z
        .literal('true', 'must be true')
        .optional()
        .describe('Stay for the minute after the end in which reactions are told'),
    }),
  },
  'POST /api/matches/:id/reactions': {
    summary: 'Make a face: told to everybody who follows the match, and kept nowhere',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    body: z.object({
      reaction: z.enum(REACTIONS, `must be one of ${REACTIONS.join(', ')}`),
    }),
    status: 204,
  },
  'PUT /api/matches/:id/hush': {
    summary: 'Of a player: those who watch make no faces in this match, or may again',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    body: z.object({ hushed: z.boolean('must be true or false') }),
    status: 204,
  },
  'PUT /api/matches/:id/secret': {
    summary:
      'Of a player: keep what the match was sealed with, locked in the browser, until it is over; for wallets whose signatures differ each time',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    body: lockedSecret,
    status: 204,
  },
  'GET /api/matches/:id/secret': {
    summary: 'Of a player: what was kept, to be opened with the same password or passkey',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    answer: z.object({ locked: lockedSecret.nullable() }),
  },
  'GET /api/matches/:id/proof': {
    summary: 'Everything needed to recompute a finished match',
    tag: 'matches',
    params: z.object({ id: positiveId }),
    answer: z.looseObject({ version: z.string(), matchId: z.string(), seal: z.string() }),
  },
} as const satisfies CallTable;
