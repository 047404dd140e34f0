import { goatSlugOf, goatSummaries } from '@goats/collection';
import type { cardSale, sale } from '@goats/contract';
import { RARITIES } from '@goats/rules';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { floorAmong, floorsByGoatAndTier } from './floor-store.ts';
import {
  comparedCard,
  lastSales,
  lastSalesByScore,
  type PaidRow,
  pricesPaid,
  type SoldRow,
  salesByDay,
} from './price-store.ts';

const LAST_SALES = 20;
const COMPARABLE_SALES = 10;
/** A card this far from another in GOAT Score is still a card like it. */
const SCORE_REACH = 2;
const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What cards cost and fetched. Read anew each time: a floor moves whenever a card starts to play. */
export function priceRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  route(app, 'GET /api/cards/:id/sales', async ({ params }) => {
    const rows = await pricesPaid(db, params.id);
    if (rows.length === 0) await cardOr404(params.id);
    return { sales: rows.map(toSale) };
  });

  route(app, 'GET /api/cards/:id/prices', async ({ params }) => {
    const card = await cardOr404(params.id);
    const { base_goat_id: goat, rarity } = card;
    const reach = Array.from({ length: 2 * SCORE_REACH + 1 }, (_, step) => step - SCORE_REACH);
    const scores = reach.map((step) => card.goat_score + step);
    const [floors, sameGoat, sameScore] = await Promise.all([
      floorsByGoatAndTier(db),
      lastSales(db, { goats: [goat], rarities: [rarity] }, COMPARABLE_SALES),
      lastSalesByScore(db, { rarity, scores }, COMPARABLE_SALES),
    ]);
    return {
      floors: {
        tier: floorAmong(floors, (row) => row.rarity === rarity),
        goat: floorAmong(floors, (row) => row.base_goat_id === goat),
        goatAndTier: floorAmong(
          floors,
          (row) => row.base_goat_id === goat && row.rarity === rarity,
        ),
      },
      sameGoat: sameGoat.map(toCardSale),
      sameScore: sameScore.map(toCardSale),
    };
  });

  route(app, 'GET /api/prices', async ({ query }) => {
    const goats = query.goat ? [goatNumber(query.goat)] : goatSummaries.map((_, i) => i + 1);
    const rarities = query.rarity ? [query.rarity] : RARITIES;
    const from = new Date(Math.floor(clock.now() / DAY_MS - DAYS + 1) * DAY_MS);
    const [all, sales, days] = await Promise.all([
      floorsByGoatAndTier(db),
      lastSales(db, { goats, rarities }, LAST_SALES),
      salesByDay(db, { goats, rarities }, from),
    ]);
    const floors = all.filter((row) => goats.includes(row.base_goat_id));
    const floorOf = (rarity: string) => floorAmong(floors, (row) => row.rarity === rarity);
    return {
      floor: floorAmong(floors, (row) => rarities.includes(row.rarity)),
      floors: {
        Common: floorOf('Common'),
        Rare: floorOf('Rare'),
        Epic: floorOf('Epic'),
        Legendary: floorOf('Legendary'),
      },
      sales: sales.map(toCardSale),
      days,
    };
  });

  async function cardOr404(id: number) {
    const card = await comparedCard(db, id);
    if (!card) throw refuse('card-unknown');
    return card;
  }
}

/** `goatNumber('the-flea') // 3` */
function goatNumber(goat: string): number {
  const slug = /^\d+$/.test(goat) ? goatSlugOf(Number(goat)) : goat;
  const found = goatSummaries.find((summary) => summary.slug === slug);
  if (!found) throw refuse('goat-unknown');
  return found.baseGoatId;
}

function toSale({ at, left_out: leftOut, price, ...row }: PaidRow): z.input<typeof sale> {
  const { from, to, kind, currency } = row;
  return { at: at.toISOString(), price: Number(price), currency, from, to, kind, leftOut };
}

function toCardSale(row: SoldRow): z.input<typeof cardSale> {
  const { card_id: cardId, goat_score: goatScore, name, rarity } = row;
  return { ...toSale(row), cardId, name, rarity, goatScore };
}
