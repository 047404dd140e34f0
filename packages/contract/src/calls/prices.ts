import { RARITIES } from '@goats/rules';
import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { positiveId, rarity } from '../fields.ts';
import { CURRENCIES, sale } from './trading.ts';

/** The cheapest card that can be bought now; null where none can. */
export const floor = z
  .object({ price: z.number().describe('In HOOF'), cardId: z.number().int() })
  .nullable()
  .meta({ id: 'Floor' });

/** A sale in a list of several cards. */
export const cardSale = sale
  .extend({
    cardId: z.number().int(),
    name: z.string(),
    rarity,
    goatScore: z.number().int().describe('When the sale was written down'),
  })
  .meta({ id: 'CardSale' });

/** What a day's sales came to; those that are left out of the leaderboard are left out here. */
export const dayOfSales = z
  .object({
    day: z.iso.date().describe('UTC'),
    currency: z.enum(CURRENCIES),
    median: z.number(),
    count: z.number().int(),
  })
  .meta({ id: 'DayOfSales' });

export const priceCalls = {
  'GET /api/prices': {
    summary: 'Floors, the last sales and medians by day: of everything, of a goat, of a tier',
    tag: 'trading',
    query: z.object({
      goat: z.string().max(60).optional().describe('Slug or base-goat number'),
      rarity: z.enum(RARITIES, { error: `must be one of ${RARITIES.join(', ')}` }).optional(),
    }),
    answer: z.object({
      floor,
      floors: z.record(rarity, floor).describe('By tier, of the same goat if one was asked for'),
      sales: z.array(cardSale).describe('The last 20, newest first'),
      days: z
        .array(dayOfSales)
        .describe('Days of the last 90 with a sale, of the last 500 sales at most, oldest first'),
    }),
  },
  'GET /api/cards/:id/prices': {
    summary: 'What cards like this one cost and fetched: a help for whoever names a price',
    tag: 'trading',
    params: z.object({ id: positiveId }),
    answer: z.object({
      floors: z.object({
        tier: floor.describe('Cheapest of its tier'),
        goat: floor.describe('Cheapest of its goat'),
        goatAndTier: floor.describe('Cheapest of its goat in its tier'),
      }),
      sameGoat: z.array(cardSale).describe('The last 10 of its goat in its tier, newest first'),
      sameScore: z
        .array(cardSale)
        .describe('The last 10 of its tier with a GOAT Score within 2 of its own, newest first'),
    }),
  },
} as const satisfies CallTable;
