import { ACHIEVEMENTS, CLUB_TIERS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { rankAbout, rarity, timestamp, walletAddress, words } from '../fields.ts';
import { seasonBadge, seasonRankId } from './season.ts';

/** How far back a player's favourite goat is looked for. */
export const RECENT_MATCHES = 50;
/** How far back rivals are looked for, and how many meetings of two are told. */
export const RIVAL_MATCHES = 200;

const MOST_NAMES = 100;
const count = z.number().int();
const address = z.object({ address: walletAddress });

export const playerName = z
  .object({
    address: z.string(),
    name: z.string(),
    house: z.boolean(),
  })
  .meta({ id: 'PlayerName' });

const tally = { wins: count, losses: count };

/** Something that somebody has done; what it is called and means is in the rules. */
export const achievement = z
  .object({
    id: z.enum(ACHIEVEMENTS.map(({ id }) => id)),
    matchId: z.string().nullable().describe('The match that made it true; null of what is held'),
    at: timestamp.nullable(),
  })
  .meta({ id: 'Achievement' });

/** A match that was decided, from the player's side. */
export const playedMatch = z
  .object({
    matchId: z.string(),
    won: z.boolean(),
    kind: z.enum(['challenge', 'request', 'cup']),
    at: timestamp,
    opponent: z.string().describe('An address'),
  })
  .meta({ id: 'PlayedMatch' });

export const trophy = z
  .object({
    cupId: count,
    kind: z.enum(['knockout', 'clubs']),
    rarity,
    place: count.describe('1, 2, or 3 for a beaten semi-finalist'),
    prize: z.number().describe('In HOOF'),
    at: timestamp,
  })
  .meta({ id: 'Trophy' });

export const player = z
  .object({
    address: z.string(),
    name: z.string().nullable(),
    house: z.boolean(),
    since: timestamp.nullable().describe('The first pack or match; null for a newcomer'),
    rating: count.nullable().describe('Null before the first settled battle'),
    deviation: count.nullable(),
    rank: count.nullable(),
    rankAbout,
    seasonRank: seasonRankId.nullable().describe('What the rating is called; null without one'),
    seasonGames: count.describe('Rated matches in the season that is played now'),
    badges: z.array(seasonBadge).describe('Of seasons that are over, newest first'),
    achievements: z.array(achievement).describe('What is held now, then newest first'),
    title: z
      .string()
      .nullable()
      .describe('Of whoever holds a complete page of the album: ‘Keeper of The Flea’'),
    fullPages: z
      .array(z.string())
      .describe('The goats whose pages of the album are complete, which the title tells of'),
    ...tally,
    matches: count.describe('All that were settled, counted for the rating or not'),
    form: z.array(playedMatch).describe('The last ten, newest first'),
    headToHead: z
      .array(z.object({ opponent: z.string(), meetings: count, ...tally }))
      .describe(`Whom the player has met most in the last ${RIVAL_MATCHES} matches`),
    againstYou: z
      .object(tally)
      .nullable()
      .describe(
        `The player’s wins and losses against the wallet that is signed in, in their last ${RIVAL_MATCHES} meetings`,
      ),
    favouriteGoat: z
      .object({ id: count, name: z.string(), slug: z.string(), matches: count })
      .nullable()
      .describe(`Brought most often in the last ${RECENT_MATCHES} matches`),
    trophies: z.array(trophy).describe('Newest first'),
    bestCards: z
      .array(
        z.object({
          id: count,
          name: z.string(),
          goatName: z.string(),
          rarity,
          goatScore: count,
          imageUrl: z.string(),
        }),
      )
      .describe('Six at most, by GOAT Score'),
    clubTier: z.enum(CLUB_TIERS.map((tier) => tier.name)).nullable(),
  })
  .meta({ id: 'Player' });

/** `0x…,0x…`, each once, in lower case. */
const addressList = z
  .string('must be wallet addresses with commas between them')
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(walletAddress).max(MOST_NAMES, `must be ${MOST_NAMES} addresses at most`));

export const reportedName = playerName
  .omit({ house: true })
  .extend({
    reports: count,
    reasons: z.array(z.string()).describe('The newest five'),
    lastAt: timestamp,
  })
  .meta({ id: 'ReportedName' });

const seenName = z.object({
  name: words(1, 40).describe('As the operator saw it'),
  reason: words(3, 300),
});

export const playerCalls = {
  'GET /api/players/names': {
    summary: 'The names of up to a hundred wallets; whoever has none is left out',
    tag: 'players',
    query: z.object({ of: addressList }),
    answer: z.array(playerName),
  },
  'GET /api/players/:address': {
    summary: 'One player: rating, form, rivals, trophies and best cards. A newcomer has none yet',
    tag: 'players',
    params: address,
    answer: player,
  },
  'GET /api/players/:address/achievements': {
    summary: 'What a player’s matches made true, newest first: a match’s end asks for no more',
    tag: 'players',
    params: address,
    answer: z.array(achievement),
  },
  'POST /api/players/:address/report': {
    summary: 'Tell the operator about a name that nobody should have to read',
    tag: 'players',
    params: address,
    body: z.object({ reason: words(3, 300) }),
    status: 204,
  },
  'PUT /api/me/name': {
    summary: 'Choose the name that everybody sees; null takes it away',
    tag: 'players',
    body: z.object({
      name: z.string('must be a name, or null').max(200, 'must be shorter').nullable(),
    }),
    answer: z.object({ name: z.string().nullable() }),
  },
  'GET /api/admin/names/reports': {
    summary: 'Names that were reported and not looked at yet, most reported first',
    tag: 'admin',
    answer: z.object({ names: z.array(reportedName), total: count }),
  },
  'DELETE /api/admin/names/:address/reports': {
    summary: 'Leave the name as it is and let the reports go',
    tag: 'admin',
    params: address,
    body: seenName,
    status: 204,
  },
  'DELETE /api/admin/names/:address': {
    summary: 'Take a name away; its wallet may not take it again for a week',
    tag: 'admin',
    params: address,
    body: seenName,
    status: 204,
  },
} as const satisfies CallTable;
