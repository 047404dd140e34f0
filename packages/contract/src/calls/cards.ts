import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { attribute, positiveId, timestamp, walletAddress } from '../fields.ts';
import { ownedCard } from './wallets.ts';

/** What a card does: nobody's, ready to play, in a game, resting after a loss, or done for today. */
export const CARD_STATES = ['unowned', 'free', 'busy', 'resting', 'played-out'] as const;

export const cardState = ownedCard
  .extend({
    owner: z.string().nullable(),
    state: z.enum(CARD_STATES),
    priceHoof: z.number().describe('What minting it costs while nobody owns it'),
    onAuction: z.boolean().describe('It stands in an auction, or waits for whoever won it'),
  })
  .meta({ id: 'CardState' });

/** More than a screen holds, and still one cheap read. */
const MOST_CARDS = 60;

/** `17,4`, each once. */
const idList = z
  .string('must be card ids with commas between them')
  .max(MOST_CARDS * 11, `must be ${MOST_CARDS} card ids at most`)
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(positiveId).max(MOST_CARDS, `must be ${MOST_CARDS} card ids at most`));

export const CARD_EVENT_KINDS = [
  'granted',
  'minted',
  'sold',
  'won',
  'lost',
  'levelled',
  'returned',
  'auctioned',
  'withdrawn',
  'moved',
  'deposited',
] as const;

export const cardEvent = z
  .object({
    id: z.number().int(),
    kind: z.enum(CARD_EVENT_KINDS),
    from: z.string().nullable().describe('Set when the card changed hands'),
    to: z.string().nullable(),
    priceHoof: z.number().nullable(),
    priceSol: z.number().nullable().describe('What it was auctioned for'),
    restsUntil: timestamp.nullable(),
    attribute: attribute.nullable(),
    value: z.number().int().nullable(),
    reference: z.string(),
    link: z.string().nullable(),
    at: timestamp,
  })
  .meta({ id: 'CardEvent' });

export const cardRecord = z
  .object({
    games: z.number().int().describe('Matches it played in, and cups, each once'),
    wins: z.number().int(),
    trophies: z.number().int().describe('Cups among the wins'),
  })
  .meta({ id: 'CardRecord' });

export const cardCalls = {
  'GET /api/cards': {
    summary:
      'Up to sixty cards with their owners and what they are doing; what is no card is left out',
    tag: 'cards',
    query: z.object({ of: idList }),
    answer: z.array(cardState),
  },
  'GET /api/cards/:id': {
    summary: 'A card with its owner and what it is doing',
    tag: 'cards',
    params: z.object({ id: positiveId }),
    answer: cardState,
  },
  'GET /api/cards/:id/alike': {
    summary: 'The cheapest card of the same goat, tier and moment that can be minted now',
    tag: 'cards',
    params: z.object({ id: positiveId }),
    answer: z.object({
      card: cardState.pick({ id: true, name: true, priceHoof: true }).nullable(),
    }),
  },
  'GET /api/cards/:id/history': {
    summary: 'Everything that ever happened to a card, newest first, and its record',
    tag: 'cards',
    params: z.object({ id: positiveId }),
    answer: z.object({ events: z.array(cardEvent), record: cardRecord }),
  },
  'POST /api/cards/:id/mint': {
    summary: 'Mint an unowned card at its HOOF price',
    tag: 'cards',
    params: z.object({ id: positiveId }),
    body: z.object({ playerId: walletAddress }),
    answer: z.object({ card: ownedCard, hoof: z.number(), hoofBalance: z.number() }),
  },
} as const satisfies CallTable;
