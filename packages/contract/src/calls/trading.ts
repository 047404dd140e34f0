import { SWAP_CARDS, whyNoPrice, whyNoSwapHoof } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { cursor, pageSize, positiveId, rarity, timestamp, words } from '../fields.ts';
import { listing, ownedCard } from './wallets.ts';

/** HOOF with two decimals at most, from 0.02 to the supply. */
export const hoofAmount = z.number({ error: 'must be a number' }).superRefine((hoof, context) => {
  const problem = whyNoPrice(hoof);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const OFFER_STATUSES = ['open', 'accepted', 'withdrawn', 'expired', 'ended'] as const;

export const offer = z
  .object({
    id: z.number().int(),
    cardId: z.number().int(),
    bidder: z.string(),
    owner: z.string().describe('Whose card it was when the offer was made'),
    amount: z.number().describe('In HOOF, waiting in a vault while the offer is open'),
    status: z.enum(OFFER_STATUSES).describe('ended: the card changed hands, or higher ones came'),
    createdAt: timestamp,
    expiresAt: timestamp,
  })
  .meta({ id: 'Offer' });

/** What a card looks like in a row of a list. */
const cardFace = z.object({
  name: z.string(),
  imageUrl: z.string(),
  rarity,
  goatScore: z.number().int(),
});

/** An offer in a wallet's own list. */
export const listedOffer = offer.extend({ card: cardFace }).meta({ id: 'ListedOffer' });

const SWAP_STATUSES = ['open', 'accepted', 'withdrawn', 'refused', 'expired', 'ended'] as const;
const swapCard = cardFace.extend({ id: z.number().int() });
const swapPlayer = z.object({ address: z.string(), name: z.string().nullable() });

/** Cards of one player for cards of another, as whoever looks at it sees it. */
export const swap = z
  .object({
    id: z.number().int(),
    side: z.enum(['made', 'received']).describe('made: proposed by whoever asks'),
    proposer: swapPlayer,
    addressee: swapPlayer,
    give: z.array(swapCard).describe('What the proposer gives'),
    take: z.array(swapCard).describe('What the proposer gets'),
    hoof: z.number().describe('What the proposer pays; below 0 it is asked for'),
    fee: z.number().describe('What of it the treasury keeps; the rest goes to the other side'),
    status: z.enum(SWAP_STATUSES).describe('ended: a card of it changed hands or went into a game'),
    createdAt: timestamp,
    expiresAt: timestamp,
    endedAt: timestamp.nullable(),
  })
  .meta({ id: 'Swap' });

const swapSide = z
  .array(z.number({ error: 'must be card ids' }).int('must be card ids').min(1).max(2_147_483_647))
  .min(1, 'must have a card at least')
  .max(SWAP_CARDS, `must have ${SWAP_CARDS} cards at most`);

const swapHoof = z.number({ error: 'must be a number' }).superRefine((hoof, context) => {
  const problem = whyNoSwapHoof(hoof);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** How a card changes hands here. */
export const TRADE_KINDS = ['listing', 'offer', 'auction'] as const;
export const SALE_KINDS = ['mint', ...TRADE_KINDS, 'external'] as const;
export const CURRENCIES = ['HOOF', 'SOL', 'ETH'] as const;

/** A price that was paid for a card. */
export const sale = z
  .object({
    at: timestamp,
    price: z.number(),
    currency: z.enum(CURRENCIES),
    from: z.string().nullable().describe('Null for a mint and an auction'),
    to: z.string(),
    kind: z.enum(SALE_KINDS),
    leftOut: z.string().nullable().describe('Why it does not count for the leaderboard'),
  })
  .meta({ id: 'Sale' });

/** A sale or a purchase of one's own. */
export const trade = z
  .object({
    id: z.number().int(),
    at: timestamp,
    cardId: z.number().int(),
    side: z.enum(['sold', 'bought']),
    kind: z.enum(TRADE_KINDS),
    price: z.number(),
    currency: z.enum(CURRENCIES),
    fee: z.number().describe('What of the price the treasury kept; the rest is the seller’s'),
    other: z
      .string()
      .nullable()
      .describe('Whom it was sold to, or bought from; null for an auction: nobody owned it before'),
    card: cardFace,
  })
  .meta({ id: 'Trade' });

const cardId = z.object({ id: positiveId });

export const tradingCalls = {
  'POST /api/cards/:id/listing': {
    summary: 'Offer a card of one’s own for a price in HOOF, or change that price',
    tag: 'trading',
    params: cardId,
    body: z.object({ price: hoofAmount }),
    status: 201,
    answer: listing,
  },
  'DELETE /api/cards/:id/listing': {
    summary: 'Take a card off the shelf',
    tag: 'trading',
    params: cardId,
    status: 204,
  },
  'POST /api/cards/:id/buy': {
    summary: 'Buy a listed card at exactly the price that was shown',
    tag: 'trading',
    params: cardId,
    body: z.object({ price: hoofAmount }),
    answer: z.object({ card: ownedCard, price: z.number(), hoofBalance: z.number() }),
  },
  'GET /api/cards/:id/offers': {
    summary: 'What stands open for a card, highest first',
    tag: 'trading',
    params: cardId,
    answer: z.object({ offers: z.array(offer) }),
  },
  'POST /api/cards/:id/offers': {
    summary: 'Offer HOOF for somebody’s card; it waits in a vault for seven days',
    tag: 'trading',
    params: cardId,
    body: z.object({ amount: hoofAmount }),
    status: 201,
    answer: offer,
  },
  'POST /api/offers/:id/accept': {
    summary: 'Sell the card to whoever made this offer; every other offer goes back',
    tag: 'trading',
    params: cardId,
    answer: z.object({ offer, price: z.number(), fee: z.number(), received: z.number() }),
  },
  'DELETE /api/offers/:id': {
    summary: 'Withdraw an offer; the HOOF comes back',
    tag: 'trading',
    params: cardId,
    status: 204,
  },
  'GET /api/me/offers': {
    summary: 'The signed-in wallet’s offers, newest first: those it made, or those for its cards',
    tag: 'trading',
    query: z.object({
      side: z.enum(['made', 'received'], { error: 'must be made or received' }).default('received'),
      limit: pageSize(50),
      cursor: cursor.optional(),
    }),
    answer: z.object({ offers: z.array(listedOffer), nextCursor: z.string().nullable() }),
  },
  'POST /api/swaps': {
    summary: 'Propose cards of one’s own for cards of another player; it stands for seven days',
    tag: 'trading',
    body: z.object({
      to: words(1, 64).describe('An address, or a name'),
      give: swapSide,
      take: swapSide,
      hoof: swapHoof
        .default(0)
        .describe('In HOOF: paid by whoever proposes and put aside at once, or below 0 asked for'),
    }),
    status: 201,
    answer: swap,
  },
  'POST /api/swaps/:id/accept': {
    summary: 'Say yes: all cards and the HOOF change hands at once',
    tag: 'trading',
    params: cardId,
    answer: swap,
  },
  'DELETE /api/swaps/:id': {
    summary: 'Withdraw a swap that one proposed, or turn down one that was proposed to one',
    tag: 'trading',
    params: cardId,
    status: 204,
  },
  'GET /api/me/swaps': {
    summary: 'The signed-in wallet’s swaps, both ways, newest first: open ones, or those of late',
    tag: 'trading',
    query: z.object({
      state: z.enum(['open', 'over'], { error: 'must be open or over' }).default('open'),
      limit: pageSize(20),
      cursor: cursor.optional(),
    }),
    answer: z.object({ swaps: z.array(swap), nextCursor: z.string().nullable() }),
  },
  'GET /api/me/trades': {
    summary: 'What the signed-in wallet sold and bought here, newest first',
    tag: 'trading',
    query: z.object({ limit: pageSize(20), cursor: cursor.optional() }),
    answer: z.object({ trades: z.array(trade), nextCursor: z.string().nullable() }),
  },
  'GET /api/cards/:id/sales': {
    summary: 'Every price that was paid for a card, newest first',
    tag: 'trading',
    params: cardId,
    answer: z.object({ sales: z.array(sale) }),
  },
} as const satisfies CallTable;
