import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { pageSize, positiveId, timestamp, walletAddress } from '../fields.ts';
import { bid } from './catalogue.ts';
import { CURRENCIES, TRADE_KINDS } from './trading.ts';

const toHundredth = (amount: number) => Math.round(amount * 100) / 100;

/**
 * SOL with two decimals at most, which is what is kept; refuses what JSON or a typing error can turn a
 * number into. The last bits that adding leaves, as in 41.2 + 0.1, are no decimals and are rounded off.
 */
export const solAmount = z
  .number({ error: 'must be a number' })
  .positive('must be more than 0')
  .max(1_000_000_000, 'is more SOL than there is')
  .refine((amount) => Math.abs(amount - toHundredth(amount)) <= 4 * Number.EPSILON * amount, {
    error: 'must have two decimals at most',
  })
  .overwrite(toHundredth);

export const leaderboardEntry = z
  .object({
    baseGoatId: z.number().int(),
    goatName: z.string(),
    inspiredBy: z.string(),
    origin: z.string().nullable(),
    position: z.string().nullable(),
    totalValue: z.string().describe('A numeric string'),
    highestSingleSale: z.string().describe('A numeric string'),
    transactionCount: z.number().int(),
    lastUpdated: timestamp,
    monthlyValues: z.array(z.number()).describe('The last twelve months, oldest first'),
    excludedCount: z.number().int().describe('Wash trades that are left out of the totals'),
  })
  .meta({ id: 'LeaderboardEntry' });

export const excludedSale = z
  .object({
    id: z.number().int(),
    tokenId: z.number().int(),
    price: z.number().describe('In the leaderboard’s unit'),
    kind: z.enum(['external', ...TRADE_KINDS]),
    amount: z.number().describe('What was really paid'),
    currency: z.enum(CURRENCIES),
    soldAt: timestamp,
    buyer: z.string(),
    seller: z.string().nullable().describe('Null for what nobody owned before'),
    transactionHash: z.string().nullable().describe('Of a sale on another marketplace'),
    reason: z.string(),
  })
  .meta({ id: 'ExcludedSale' });

export const marketCalls = {
  'POST /api/nfts/:id/bid': {
    summary:
      'Bid on a running auction, 0.1 above the current bid at least; the earlier of two equal bids stands',
    tag: 'market',
    params: z.object({ id: positiveId }),
    body: z.object({
      nftId: z.number().int().positive().optional(),
      bidAmount: solAmount,
      bidderAddress: walletAddress,
    }),
    status: 201,
    answer: z.object({
      bid,
      currentBid: z.number(),
      endTime: timestamp,
      extended: z.boolean().describe('The bid came late and the auction runs ten minutes longer'),
    }),
  },
  'POST /api/bids/:id/confirm': {
    summary: 'Stand by a bid that was typed in the name of the signed-in wallet, before it lapses',
    tag: 'market',
    params: z.object({ id: positiveId }),
    answer: z.object({
      id: z.number().int(),
      nftId: z.number().int(),
      bidderAddress: z.string(),
      bidAmount: z.number(),
      verified: z.boolean(),
    }),
  },
  'GET /api/leaderboard': {
    summary: 'The most valuable base goats by their sales',
    tag: 'market',
    query: z.object({
      limit: pageSize(10),
    }),
    answer: z.array(leaderboardEntry),
  },
  'GET /api/leaderboard/rates': {
    summary: 'How much HOOF and SOL make one Ξ of the leaderboard',
    tag: 'market',
    answer: z.object({ HOOF: z.number(), SOL: z.number() }),
  },
  'GET /api/leaderboard/:id/excluded': {
    summary: 'The sales of a base goat that do not count, each with its reason',
    tag: 'market',
    params: z.object({ id: positiveId }),
    answer: z.array(excludedSale),
  },
} as const satisfies CallTable;
