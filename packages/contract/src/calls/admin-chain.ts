import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { positiveId, timestamp } from '../fields.ts';
import { chainInfo, chainOff } from './chain.ts';

const call = z.object({ to: z.string(), data: z.string() });

/** What the operator's desk knows of the chain, beyond what everybody does. HOOF in HOOF. */
export const chainDesk = z
  .object({
    chain: chainInfo,
    ledger: z.object({
      outside: z.number().describe('What the ledger says is in people’s own wallets on chain'),
      expected: z.number().describe('What the Stadium must hold by the ledger'),
      difference: z.number().describe('What it holds beyond that; anything but 0 is an alarm'),
    }),
    dayLimit: z.number().describe('What vouchers may pay in a UTC day'),
    keys: z.object({
      poster: z.string().nullable().describe('Its address; null: not on this server'),
      voucher: z.string().nullable(),
      posterIsInstalled: z.boolean().describe('Whether the contract knows this key'),
      voucherIsInstalled: z.boolean(),
      posterBalance: z.string().describe('In wei'),
      named: z
        .array(
          z.object({
            role: z.string(),
            key: z.string(),
            from: timestamp.describe('When it could begin'),
            lapsed: z.boolean().describe('It has not begun in time, and no longer can'),
          }),
        )
        .describe('Keys that the guardian has named and that have not begun'),
      vacant: z.array(z.string()).describe('Roles in which nobody acts since a dismissal'),
    }),
    lag: z.object({
      blocks: z.number().int(),
      unapplied: z.number().int(),
      unappliedSeconds: z.number().describe('Age of the oldest of them'),
    }),
    openWithdrawals: z.object({ count: z.number().int(), hoof: z.number() }),
    pendingRoot: z
      .object({
        index: z.number().int(),
        sum: z.number(),
        sumBefore: z.number(),
        accounts: z.number().int(),
        accountsBefore: z.number().int(),
        cards: z.number().int(),
        cardsBefore: z.number().int(),
        activeFrom: timestamp,
        largest: z
          .array(z.object({ account: z.string(), before: z.number(), after: z.number() }))
          .describe('The accounts that change most'),
        veto: call.describe('What the guardian sends to take it away'),
      })
      .nullable(),
    leaving: z.array(
      z.object({
        account: z.string(),
        askedAt: timestamp,
        answerBy: timestamp,
        anyFrom: timestamp.describe('From when on any root will do'),
        served: z.boolean(),
      }),
    ),
    transactions: z
      .array(
        z.object({
          id: z.number().int(),
          purpose: z.enum(['root', 'activate', 'relay']),
          state: z
            .enum(['waiting', 'cancelling', 'mined'])
            .describe('In no block yet; its number is being used up; in a block that is not final'),
          nonce: z.number().int(),
          hash: z.string().describe('Of the newest try'),
          tries: z.number().int(),
          maxFeeGwei: z.number().describe('What the newest try offers for a unit of gas at most'),
          madeAt: timestamp,
          lastSecond: timestamp,
        }),
      )
      .describe('What this server has sent and the chain has not settled, in order'),
    alerts: z.array(z.string()).describe('What an operator has to look at, one sentence each'),
  })
  .meta({ id: 'ChainDesk' });

export const adminChainCalls = {
  'GET /api/admin/chain': {
    summary: 'The chain as the operator sees it, or that it is off',
    tag: 'admin',
    answer: z.union([chainOff, chainDesk]),
  },
  'POST /api/admin/chain/roots': {
    summary: 'Makes and posts a root now',
    tag: 'admin',
    answer: z.object({ index: z.number().int() }),
    status: 201,
  },
  'POST /api/admin/chain/transactions/:id/raise': {
    summary: 'Sends a transaction that waits again, with a higher fee',
    tag: 'admin',
    params: z.object({ id: positiveId }),
    answer: z.object({ maxFeeGwei: z.number() }),
  },
} as const satisfies CallTable;
