import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { timestamp } from '../fields.ts';
import { chainInfo, chainOff } from './chain.ts';

/** What the operator's desk knows of the chain, beyond what everybody does. */
export const chainDesk = z
  .object({
    chain: z.union([chainInfo, chainOff]),
    keys: z.object({
      poster: z.string().nullable().describe('Its address; null: not on this server'),
      voucher: z.string().nullable(),
      posterIsInstalled: z.boolean().describe('Whether the contract knows this key'),
      voucherIsInstalled: z.boolean(),
      posterBalance: z.string().describe('In wei'),
    }),
    lag: z.object({ blocks: z.number().int(), unapplied: z.number().int() }),
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
      })
      .nullable(),
    leaving: z.array(
      z.object({
        account: z.string(),
        askedAt: timestamp,
        answerBy: timestamp,
        served: z.boolean(),
      }),
    ),
    alerts: z.array(z.string()).describe('What an operator has to look at, one sentence each'),
  })
  .meta({ id: 'ChainDesk' });

export const adminChainCalls = {
  'GET /api/admin/chain': {
    summary: 'The chain as the operator sees it',
    tag: 'admin',
    answer: chainDesk,
  },
  'POST /api/admin/chain/roots': {
    summary: 'Makes and posts a root now',
    tag: 'admin',
    answer: z.object({ index: z.number().int() }),
    status: 201,
  },
} as const satisfies CallTable;
