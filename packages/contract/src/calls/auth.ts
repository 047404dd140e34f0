import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp } from '../fields.ts';

export const walletSession = z
  .object({
    id: z.uuid(),
    current: z.boolean().describe('The session that asks'),
    device: z.string().describe('The browser, as it calls itself'),
    signedInAt: timestamp,
    seenAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: 'WalletSession' });

export const authCalls = {
  'GET /api/site': {
    summary: 'The name this site goes by: what wallets sign in to, and sign a match’s secret for',
    tag: 'sign-in',
    answer: z.object({
      origin: z.string(),
      walletConnect: z
        .object({
          projectId: z.string(),
          relay: z.string().describe('Where page and wallet are heard, as a WebSocket'),
          rpc: z.string().describe('A node for what stands on a chain'),
          chains: z.array(z.number().int()).describe('That this site has to do with'),
        })
        .nullable()
        .describe('How a wallet on another device is met; null where the operator offers none'),
    }),
  },
  'GET /api/auth/nonce': {
    summary: 'A nonce for one sign-in message; it works once and for ten minutes',
    tag: 'sign-in',
    answer: z.object({ nonce: z.string() }),
  },
  'POST /api/auth/verify': {
    summary: 'Sign in: an EIP-4361 message and the wallet’s signature of it',
    tag: 'sign-in',
    body: z.object({
      message: z.string('must be the signed text').min(1, 'must be the signed text').max(4000),
      signature: z
        .string('must be a hexadecimal signature')
        // A contract wallet that is not deployed yet brings along how to make it.
        .regex(/^0x[0-9a-fA-F]{1,16000}$/, 'must be a hexadecimal signature'),
    }),
    answer: z.object({ address: z.string() }),
  },
  'GET /api/auth/session': {
    summary: 'Who is signed in in this browser',
    tag: 'sign-in',
    answer: z.object({ address: z.string().nullable(), admin: z.boolean() }),
  },
  'POST /api/auth/logout': {
    summary: 'End the session of this browser',
    tag: 'sign-in',
    status: 204,
  },
  'GET /api/auth/sessions': {
    summary: 'Every place where this wallet is signed in',
    tag: 'sign-in',
    answer: z.object({ sessions: z.array(walletSession) }),
  },
  'DELETE /api/auth/sessions/:id': {
    summary: 'Sign this wallet out in one of them',
    tag: 'sign-in',
    params: z.object({ id: z.uuid('must be a session of the list') }),
    status: 204,
  },
} as const satisfies CallTable;
