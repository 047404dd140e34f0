import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { cursor, pageSize, positiveId, rarity, timestamp } from '../fields.ts';
import { AUCTION_STATES } from './catalogue.ts';

/** How it stands for somebody who bid. */
export const BID_STANDINGS = [
  'leads',
  'outbid',
  'lapsed',
  'voided',
  'asked',
  'paid',
  'bought',
  'too-late',
  'passed-on',
  'lost',
] as const;

/** The highest bid of a wallet in one auction, and what came of it. */
export const ownBid = z
  .object({
    id: z.number().int(),
    auctionId: z.number().int(),
    bidAmount: z.number().describe('SOL'),
    bidTime: timestamp,
    verified: z.boolean(),
    standing: z.enum(BID_STANDINGS),
    auctionState: z.enum(AUCTION_STATES),
    endsAt: timestamp,
    until: timestamp.nullable().describe('How long whoever is asked has to complete the purchase'),
    card: z.object({
      id: z.number().int(),
      name: z.string(),
      imageUrl: z.string(),
      rarity,
    }),
  })
  .meta({ id: 'OwnBid' });

export const auctionCalls = {
  'POST /api/auctions/:id/complete': {
    summary: 'Whoever is asked to buy says that it has paid; an operator then confirms',
    tag: 'market',
    params: z.object({ id: positiveId }),
    answer: z.object({
      buyer: z.string(),
      amount: z.number().describe('SOL'),
      until: timestamp,
      paidAt: timestamp,
    }),
  },
  'GET /api/me/bids': {
    summary: 'The auctions that the signed-in wallet has bid in, newest bid first',
    tag: 'market',
    query: z.object({ limit: pageSize(20), cursor: cursor.optional() }),
    answer: z.object({
      bids: z.array(ownBid),
      nextCursor: z.string().nullable(),
      bannedUntil: timestamp.nullable().describe('Until then the wallet may not bid'),
    }),
  },
} as const satisfies CallTable;
