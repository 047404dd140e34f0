import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp, walletAddress } from '../fields.ts';

const target = z.object({ address: walletAddress });

export const followedPlayer = z
  .object({
    address: z.string(),
    name: z.string().nullable(),
    house: z.boolean(),
    since: timestamp,
    rating: z.number().int().nullable().describe('Null before the first settled battle'),
    wins: z.number().int(),
    losses: z.number().int(),
  })
  .meta({ id: 'FollowedPlayer' });

export const friend = followedPlayer
  .extend({
    online: z.boolean().nullable().describe('Null unless both let friends see them'),
  })
  .meta({ id: 'Friend' });

export const blockedPlayer = followedPlayer
  .pick({ address: true, name: true, since: true })
  .meta({ id: 'BlockedPlayer' });

export const friendCalls = {
  'GET /api/me/friends': {
    summary:
      'Whom the signed-in wallet follows: friends are those who follow back. Nobody else is told',
    tag: 'friends',
    answer: z.object({
      friends: z.array(friend).describe('Online first, then by rating'),
      following: z.array(followedPlayer).describe('Who does not follow back, newest first'),
      blocked: z.array(blockedPlayer).describe('Newest first'),
      presence: z.boolean().describe('Whether friends may see this wallet online'),
    }),
  },
  'PUT /api/me/follows/:address': {
    summary: 'Follow a player; two who follow each other are friends',
    tag: 'friends',
    params: target,
    status: 204,
  },
  'DELETE /api/me/follows/:address': {
    summary: 'Follow a player no more',
    tag: 'friends',
    params: target,
    status: 204,
  },
  'PUT /api/me/blocks/:address': {
    summary: 'Hear no more of a player, who is not told',
    tag: 'friends',
    params: target,
    status: 204,
  },
  'DELETE /api/me/blocks/:address': {
    summary: 'Take a block away',
    tag: 'friends',
    params: target,
    status: 204,
  },
  'PUT /api/me/presence': {
    summary: 'Let friends see when this wallet is online, or no more',
    tag: 'friends',
    body: z.object({ visible: z.boolean('must be true or false') }),
    status: 204,
  },
} as const satisfies CallTable;
