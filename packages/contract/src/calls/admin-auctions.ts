import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { positiveId, rarity, timestamp, walletAddress, words } from '../fields.ts';
import { adminPage } from './admin.ts';
import { goatSlug } from './admin-masters.ts';
import { AUCTION_STATES, bid } from './catalogue.ts';
import { solAmount } from './market.ts';

/** ended: also those that the clock is about to see to, the sold and the returned ones. */
export const AUCTION_LISTS = ['running', 'waiting', 'ended'] as const;

/** A minute to thirty days. */
const minutes = z
  .number({ error: 'must be a whole number of minutes from 1 to 43200' })
  .int('must be a whole number of minutes from 1 to 43200')
  .min(1, 'must be a whole number of minutes from 1 to 43200')
  .max(43_200, 'must be a whole number of minutes from 1 to 43200');

export const askedBuyer = z
  .object({
    wallet: z.string(),
    amount: z.number().describe('SOL'),
    askedAt: timestamp,
    until: timestamp,
    paidAt: timestamp.nullable().describe('When the wallet said that it has paid'),
    outcome: z.enum(['sold', 'lapsed', 'passed']).nullable().describe('Null while it is asked'),
    reason: z.string().nullable().describe('Why an operator passed it on'),
  })
  .meta({ id: 'AskedBuyer' });

export const auction = z
  .object({
    id: z.number().int(),
    cardId: z.number().int(),
    cardName: z.string(),
    goat: z.string(),
    rarity,
    imageUrl: z.string(),
    state: z.enum(AUCTION_LISTS),
    outcome: z.enum(AUCTION_STATES),
    asked: z.array(askedBuyer).describe('Who was asked to buy, in that order'),
    startPrice: z.number().describe('SOL'),
    currentBid: z.number().nullable(),
    bidCount: z.number().int().describe('Those that stand'),
    voidedCount: z.number().int(),
    lapsedCount: z.number().int().describe('Typed, and not confirmed in time'),
    startsAt: timestamp,
    endsAt: timestamp,
    extended: z.boolean().describe('Ends later than it was first going to'),
    endedEarly: z.boolean().describe('By an operator'),
    replaced: z.boolean().describe('The card was put up again since; the site shows the newer one'),
  })
  .meta({ id: 'Auction' });

export const adminBid = bid
  .extend({ voidedAt: timestamp.nullable(), voidReason: z.string().nullable() })
  .meta({ id: 'AdminBid' });

export const adminAuctionCalls = {
  'GET /api/admin/auctions': {
    summary:
      'Auctions: the running ones and those that wait for their buyer by their end, the ended ones newest first',
    tag: 'admin',
    query: adminPage.extend({
      state: z
        .enum(AUCTION_LISTS, { error: 'must be running, waiting or ended' })
        .default('running'),
    }),
    answer: z.object({ auctions: z.array(auction), nextCursor: z.string().nullable() }),
  },
  'GET /api/admin/auctions/:id': {
    summary: 'One auction with all its bids, highest first, the voided ones too',
    tag: 'admin',
    params: z.object({ id: positiveId }),
    answer: z.object({ auction, bids: z.array(adminBid) }),
  },
  'POST /api/admin/auctions': {
    summary: 'Put a card that nobody owns up, now; 409 when it is under auction or owned',
    tag: 'admin',
    body: z.object({
      cardId: z
        .number({ error: 'must be a card id from 1 to 20000' })
        .int('must be a card id from 1 to 20000')
        .min(1, 'must be a card id from 1 to 20000')
        .max(20_000, 'must be a card id from 1 to 20000'),
      startPrice: solAmount,
      durationMinutes: minutes,
    }),
    status: 201,
    answer: auction,
  },
  'POST /api/admin/auctions/:id/end': {
    summary: 'End a running auction now; the highest bid stands',
    tag: 'admin',
    params: z.object({ id: positiveId }),
    answer: auction,
  },
  'POST /api/admin/auctions/:id/confirm': {
    summary: 'The money is there: the card goes to whoever is asked',
    tag: 'admin',
    params: z.object({ id: positiveId }),
    body: z.object({ wallet: walletAddress, reason: words(0, 300).optional() }),
    answer: auction,
  },
  'POST /api/admin/auctions/:id/pass': {
    summary: 'Ask the next one instead, with a reason that whoever was asked reads',
    tag: 'admin',
    params: z.object({ id: positiveId }),
    body: z.object({ wallet: walletAddress, reason: words(3, 300) }),
    answer: auction,
  },
  'POST /api/admin/auctions/:id/extend': {
    summary: 'Give a running auction more time',
    tag: 'admin',
    params: z.object({ id: positiveId }),
    body: z.object({ minutes }),
    answer: auction,
  },
  'PUT /api/admin/featured-goats': {
    summary: 'Which goats come first on the home page, in this order; none is the usual order',
    tag: 'admin',
    body: z.object({
      goats: z
        .array(goatSlug)
        .max(10, 'must be ten goats at most')
        .refine((goats) => new Set(goats).size === goats.length, 'must not name a goat twice'),
    }),
    answer: z.object({ featured: z.array(z.string()), order: z.array(z.string()) }),
  },
  'GET /api/featured-goats': {
    summary: 'The goats an operator puts first, and all ten in the order to show them in',
    tag: 'catalogue',
    answer: z.object({ featured: z.array(z.string()), order: z.array(z.string()) }),
  },
} as const satisfies CallTable;
