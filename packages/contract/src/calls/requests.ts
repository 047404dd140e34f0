import { STRENGTHS } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { bonusWhy, positiveId, rarity, timestamp, walletAddress } from '../fields.ts';
import {
  CHALLENGE_STATUSES,
  expectedPool,
  idInBody,
  matchEntry,
  minPool,
  rematchOf,
  stakeInBody,
} from './challenges.ts';

export const GAME_MODES = ['duel', 'squad'] as const;

export const gameMode = z.enum(GAME_MODES, { error: `must be one of ${GAME_MODES.join(', ')}` });

export const requestCard = z
  .object({
    id: z.number().int(),
    name: z.string(),
    goatName: z.string(),
    momentTitle: z.string(),
    goatScore: z.number().int(),
    rarity,
    imageUrl: z.string(),
  })
  .meta({ id: 'RequestCard' });

export const battleRequest = z
  .object({
    id: z.number().int(),
    gameMode,
    fromPlayerId: z.string().describe('Wallet address'),
    fromPlayerName: z.string().nullable().describe('Display name of a house player'),
    fromPlayerHouse: z.boolean(),
    fromPlayerStrength: z.enum(STRENGTHS).nullable().describe('How well a house player plays'),
    hoofStake: z.number(),
    prizePool: z.number().describe('Both stakes and the bonus'),
    bonus: z.number().describe('The treasury’s part of the pool; 0 when it adds nothing'),
    bonusNote: z.string().nullable().describe('Why there is no bonus'),
    bonusWhy,
    createdAt: timestamp,
    expiresAt: timestamp,
    status: z.enum(CHALLENGE_STATUSES),
    fromCard: requestCard.describe('A squad’s captain'),
    fromDeck: z.array(requestCard).optional().describe('A squad’s ten, the captain first'),
    matchId: z.string().nullable(),
  })
  .meta({ id: 'BattleRequest' });

const deckInBody = z.array(idInBody).length(10, 'must be ten cards, the captain first');

export const requestCalls = {
  'GET /api/battles/requests': {
    summary: 'The open battle requests: the nearest rating first when signed in, else the newest',
    tag: 'battles',
    answer: z.array(battleRequest),
  },
  'GET /api/battles/requests/:id': {
    summary: 'One battle request, open or not',
    tag: 'battles',
    params: z.object({ id: positiveId }),
    answer: battleRequest,
  },
  'POST /api/battles/requests': {
    summary: 'Open a battle request; the loser’s card will go to the winner',
    tag: 'battles',
    body: z.object({
      playerId: walletAddress,
      cardId: idInBody.optional().describe('The card of a duel'),
      cardIds: deckInBody.optional().describe('The deck of a squad, the captain first'),
      hoofStake: stakeInBody,
      gameMode: gameMode.default('duel'),
      minPool,
      rematchOf,
    }),
    status: 201,
    answer: battleRequest,
  },
  'POST /api/battles/requests/:id/join': {
    summary: 'Join a battle with the nearest free card of its tier, or with a card of choice',
    tag: 'battles',
    params: z.object({ id: positiveId }),
    body: z.object({
      playerId: walletAddress,
      cardId: idInBody.optional(),
      cardIds: deckInBody.optional(),
      expectedPool,
    }),
    answer: matchEntry,
  },
  'DELETE /api/battles/requests/:id': {
    summary: 'Cancel one’s own open request, or turn down a rematch; the stake comes back in full',
    tag: 'battles',
    params: z.object({ id: positiveId }),
    answer: battleRequest,
  },
} as const satisfies CallTable;
