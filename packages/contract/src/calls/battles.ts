import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { pageSize, pair, positiveId, rankAbout, timestamp, walletAddress } from '../fields.ts';
import { END_REASONS, MATCH_KINDS, MATCH_PHASES, matchRating } from './matches.ts';
import { gameMode, requestCard } from './requests.ts';
import { seasonRankId } from './season.ts';

/** A match in a list. `card` is the announced one; what was really brought shows once it is over. */
export const matchSummary = z
  .object({
    id: z.string(),
    mode: gameMode,
    kind: z.enum(MATCH_KINDS),
    phase: z.enum(MATCH_PHASES),
    players: pair(
      z.object({
        address: z.string(),
        name: z.string().nullable(),
        house: z.boolean(),
        card: requestCard,
        brought: requestCard
          .nullable()
          .describe('A duel that is over: what was brought instead of the announced card'),
      }),
    ),
    score: pair(z.number().int()),
    turn: z.string().nullable(),
    deadline: timestamp.nullable(),
    stake: z.number(),
    payouts: pair(z.number()).describe('What the winner receives, by who wins'),
    startedAt: timestamp,
    finishedAt: timestamp.nullable(),
    winner: z.string().nullable(),
    cardToWinner: requestCard.nullable().describe('A battle: the card that the loser lost'),
    reason: z.enum(END_REASONS).nullable(),
    rating: matchRating.nullable(),
    url: z.string().describe('The arena page of this match'),
  })
  .meta({ id: 'MatchSummary' });

export const battler = z
  .object({
    rank: z.number().int(),
    address: z.string(),
    name: z.string().nullable(),
    house: z.boolean(),
    wins: z.number().int(),
    losses: z.number().int(),
    hoofWon: z.number().describe('Everything that settled battles paid to this wallet'),
    rating: z.number().int(),
    seasonRank: seasonRankId,
    deviation: z.number().int().describe('How unsure the rating is; the order counts it off twice'),
    lastBattleAt: timestamp,
  })
  .meta({ id: 'Battler' });

export const battleCalls = {
  'GET /api/battles/active': {
    summary: 'Live matches, newest first',
    tag: 'battles',
    query: z.object({ player: walletAddress.optional(), limit: pageSize(50) }),
    answer: z.array(matchSummary),
  },
  'GET /api/battles/history': {
    summary: 'Finished matches, newest first',
    tag: 'battles',
    query: z.object({
      player: walletAddress.optional(),
      limit: pageSize(20),
      before: positiveId.optional().describe('The last id of the page before'),
    }),
    answer: z.array(matchSummary),
  },
  'GET /api/battles/leaderboard': {
    summary: 'The top battlers, ranked from settled battles',
    tag: 'battles',
    query: z.object({ limit: pageSize(10) }),
    answer: z.array(battler),
  },
  'GET /api/battles/stats/:wallet': {
    summary: 'What a wallet has, won and lost',
    tag: 'battles',
    params: z.object({ wallet: walletAddress }),
    answer: z.object({
      hoofBalance: z.number(),
      totalWins: z.number().int(),
      totalLosses: z.number().int(),
      hoofWon: z.number(),
      rating: z.number().int().nullable().describe('Null before the first settled battle'),
      rank: z.number().int().nullable(),
      rankAbout,
    }),
  },
} as const satisfies CallTable;
