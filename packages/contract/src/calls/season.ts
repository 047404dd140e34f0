import { SEASON_RANKS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { pageSize, positiveId, rankAbout, timestamp } from '../fields.ts';

const count = z.number().int();

export const seasonRankId = z
  .enum(SEASON_RANKS.map(({ id }) => id))
  .describe('What a rating is called, from the Sunday League to the GOAT');

const who = { address: z.string(), name: z.string().nullable(), house: z.boolean() };
const standing = {
  rating: count,
  worth: count.describe('The rating minus twice what is uncertain about it: ranks go by it'),
  rank: seasonRankId,
  games: count.describe('Rated matches in the season'),
};

const seasonHead = z.object({
  season: count.describe('Counted from the first week of 2026, four weeks each'),
  startsAt: timestamp,
  endsAt: timestamp,
});

export const season = seasonHead
  .extend({
    matches: count.describe('Rated matches in the season that bring its badge'),
    ranks: z
      .array(
        z.object({
          id: seasonRankId,
          name: z.string(),
          from: count.nullable().describe('The worth it begins at; null for the first'),
        }),
      )
      .describe('From the lowest up'),
    top: z
      .array(z.object({ place: count, ...who, deviation: count, ...standing }))
      .describe('The best ten of those who have played in it'),
    you: z
      .object({
        place: count,
        placeAbout: rankAbout,
        deviation: count,
        ...standing,
        next: z
          .object({ id: seasonRankId, points: count.describe('So much more worth is needed') })
          .nullable()
          .describe('Null at the top'),
        matchesLeft: count.describe('Rated matches until the badge is sure'),
      })
      .nullable()
      .optional()
      .describe('Of whoever is signed in; null before the first rated match of the season'),
  })
  .meta({ id: 'Season' });

export const pastSeason = seasonHead
  .extend({
    badges: count.describe('How many have its badge'),
    best: z.array(z.object({ ...who, ...standing })).describe('The best three'),
  })
  .meta({ id: 'PastSeason' });

export const seasonBadge = z
  .object({
    season: count,
    rank: seasonRankId,
    games: count.describe('Rated matches in it'),
    at: timestamp.describe('When it was given'),
  })
  .meta({ id: 'SeasonBadge' });

export const seasonCalls = {
  'GET /api/season': {
    summary: 'The season that is played now: its ranks, its best, and one’s own standing',
    tag: 'season',
    answer: season,
  },
  'GET /api/seasons': {
    summary: 'The seasons before, newest first, each with its best three',
    tag: 'season',
    query: z.object({
      limit: pageSize(8, 52),
      before: positiveId.optional().describe('The last season of the page before'),
    }),
    answer: z.array(pastSeason),
  },
} as const satisfies CallTable;
