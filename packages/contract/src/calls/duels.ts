import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { walletAddress } from '../fields.ts';
import { challenge, expectedPool, idInBody, ignoredText, matchEntry } from './challenges.ts';

/** Any text: what was never a code is answered as what never was. */
const code = z.string().max(200);

export const duelCalls = {
  'GET /api/me/duels': {
    summary: 'One’s own links and challenges to a player that are open, and those to oneself',
    tag: 'challenges',
    answer: z.object({ duels: z.array(challenge) }),
  },
  'GET /api/duels/:code': {
    summary: 'What a link is about, while it is open; 410 when it is over',
    tag: 'challenges',
    params: z.object({ code }),
    answer: challenge,
  },
  'POST /api/duels/:code/accept': {
    summary: 'Take the duel behind a link; exactly one player can',
    tag: 'challenges',
    params: z.object({ code }),
    body: z.object({
      accepterId: walletAddress,
      accepterNftId: idInBody,
      accepterNftName: ignoredText,
      accepterNftRarity: ignoredText,
      accepterNftImageUrl: ignoredText,
      challengeId: idInBody.optional().describe('Not needed: the code says which'),
      expectedPool,
    }),
    answer: matchEntry,
  },
} as const satisfies CallTable;
