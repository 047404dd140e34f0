import { RARITIES, STAKE_OPTIONS, STRENGTHS, toHundredths } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { bonusWhy, positiveId, rarity, timestamp, walletAddress, words } from '../fields.ts';

/** Browsers keep ids as numbers, forms and addresses as text; both name the same thing. */
export const idInBody = z
  .union([z.number(), z.string().regex(/^[1-9]\d{0,9}$/)], {
    error: 'must be a positive whole number',
  })
  .transform(Number)
  .refine((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647, {
    error: 'must be a positive whole number',
  });

/** Nothing, where nothing is at stake: the rules say where that is. */
const stakeOrNothing = z
  .number({ error: `must be one of ${STAKE_OPTIONS.join(', ')}` })
  .refine((stake) => stake === 0 || STAKE_OPTIONS.some((option) => option === stake), {
    error: `must be one of ${STAKE_OPTIONS.join(', ')}`,
  });

export const stakeInBody = z
  .number({ error: `must be one of ${STAKE_OPTIONS.join(', ')}` })
  .refine((stake) => STAKE_OPTIONS.some((option) => option === stake), {
    error: `must be one of ${STAKE_OPTIONS.join(', ')}`,
  });

/** HOOF as it travels, in hundredths as it is counted. */
const hoofInBody = z
  .number({ error: 'must be an amount of HOOF' })
  .nonnegative('must not be negative')
  .transform((hoof, context) => {
    const hundredths = toHundredths(hoof);
    if (hundredths !== null) return hundredths;
    context.addIssue({ code: 'custom', message: 'must have two decimals at most' });
    return z.NEVER;
  });

export const expectedPool = hoofInBody
  .optional()
  .describe('The pool that was shown: refused when it is no longer true');
export const minPool = hoofInBody
  .optional()
  .describe('Refuses opponents who would lower the pool below this; as shown when left out');

export const rematchOf = idInBody
  .optional()
  .describe('A match with another player that has just ended: only that player can take this');

/** Sent along by old clients. What is stored and shown comes from the server's own card. */
export const ignoredText = z.string().max(2_000).nullish();

const ONE_TIER = `must be one of ${RARITIES.join(', ')}`;

export const CHALLENGE_STATUSES = ['open', 'accepted', 'cancelled', 'declined', 'expired'] as const;

export const challenge = z
  .object({
    id: z.number().int(),
    challengerId: z.string().describe('Wallet address'),
    challengerName: z.string().nullable().describe('Display name of a house player'),
    challengerHouse: z.boolean(),
    challengerStrength: z.enum(STRENGTHS).nullable().describe('How well a house player plays'),
    challengerNftId: z.number().int(),
    challengerNftName: z.string(),
    challengerNftRarity: rarity,
    challengerNftImageUrl: z.string(),
    challengerNftGoatScore: z.number().int(),
    hoofStake: z.number(),
    rarity: rarity.describe('The tier the opponent must bring'),
    multiplier: z.number().describe('The cross-tier multiplier of the challenger'),
    bonus: z.number().describe('What the treasury adds if the challenger wins; 0 when it will not'),
    bonusNote: z.string().nullable().describe('Why there is no bonus although there might be'),
    bonusWhy,
    winnerTakes: z.number().describe('Both stakes'),
    crowd: z
      .object({
        side: z.enum(['challenger', 'opponent']),
        bonus: z.number().describe('Added to that side’s value in round 1; in halves'),
        later: z.number().describe('Added to it in the rounds after; in halves'),
        odds: z.number().describe('The underdog’s measured chance to win, 0 to 1'),
      })
      .optional()
      .describe('Across tiers: the crowd is with the lower card'),
    createdAt: timestamp,
    expiresAt: timestamp,
    status: z.enum(CHALLENGE_STATUSES),
    matchId: z.string().nullable(),
    friendly: z.boolean().optional().describe('Nothing is at stake, and any tier may answer'),
    to: z.string().optional().describe('The wallet that alone can take it'),
    code: z.string().optional().describe('Of its link; only to those whose it is'),
    link: z.string().optional().describe('Where it is taken: `/duel/{code}`'),
  })
  .meta({ id: 'Challenge' });

/** What accepting and joining answer: where the match is played. */
export const matchEntry = z
  .object({ message: z.string(), redirectTo: z.string(), matchId: z.string() })
  .meta({ id: 'MatchEntry' });

export const challengeCalls = {
  'GET /api/challenges': {
    summary: 'The open challenges: the nearest rating first when signed in, else the newest',
    tag: 'challenges',
    answer: z.array(challenge),
  },
  'GET /api/challenges/:id': {
    summary: 'One challenge, open or not',
    tag: 'challenges',
    params: z.object({ id: positiveId }),
    answer: challenge,
  },
  'POST /api/challenges': {
    summary: 'Open a challenge; the stake moves to its vault',
    tag: 'challenges',
    body: z
      .object({
        challengerId: walletAddress,
        challengerNftId: idInBody,
        challengerNftName: ignoredText,
        challengerNftRarity: ignoredText,
        challengerNftImageUrl: ignoredText,
        hoofStake: stakeOrNothing.describe('One of the stakes; 0 for a friendly'),
        rarity: z
          .enum(RARITIES, { error: ONE_TIER })
          .optional()
          .describe('The tier that may answer; a friendly asks for none'),
        minPool,
        rematchOf,
        to: words(1, 64)
          .optional()
          .describe(
            'An address or a name: only that player can take it, and it is in no other list',
          ),
        unlisted: z
          .boolean()
          .optional()
          .describe('In no list: whoever is sent the `link` of the answer can take it, once'),
        friendly: z
          .boolean()
          .optional()
          .describe(
            'For nothing, with any card that is not under way elsewhere; with `to`, `unlisted` or `rematchOf`',
          ),
      })
      .refine(({ friendly, rarity }) => friendly || rarity !== undefined, {
        path: ['rarity'],
        error: ONE_TIER,
      }),
    status: 201,
    answer: challenge,
  },
  'POST /api/challenges/accept': {
    summary: 'Accept a challenge with a card of its tier; exactly one player can',
    tag: 'challenges',
    body: z.object({
      challengeId: idInBody,
      accepterId: walletAddress,
      accepterNftId: idInBody,
      accepterNftName: ignoredText,
      accepterNftRarity: ignoredText,
      accepterNftImageUrl: ignoredText,
      expectedPool,
    }),
    answer: matchEntry,
  },
  'DELETE /api/challenges/:id': {
    summary:
      'Cancel one’s own open challenge, or turn down one for oneself; the stake comes back in full',
    tag: 'challenges',
    params: z.object({ id: positiveId }),
    answer: challenge,
  },
} as const satisfies CallTable;
