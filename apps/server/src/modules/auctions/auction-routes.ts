import { cardImageUrl, goatSlugOf } from '@goats/collection';
import type { auction } from '@goats/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { actingOperator } from '../audit-log/acting-operator.ts';
import { toBid } from '../bids/bid-routes.ts';
import { endAuction, prolongAuction, startAuction } from './auction-service.ts';
import {
  type AuctionOverview,
  allBids,
  auctionById,
  endedAuctions,
  runningAuctions,
} from './auction-store.ts';

export function auctionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const show = (row: AuctionOverview) => toAuction(row, clock.now());

  route(app, 'GET /api/admin/auctions', async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const order = `auctions ${query.state}`;
    const place = decodeCursor(order, query.cursor);
    const list = query.state === 'running' ? runningAuctions : endedAuctions;
    const rows = await list(db, {
      now: new Date(clock.now()),
      after: place && { at: timeOf(place.key), id: place.id },
      limit: query.limit + 1,
    });
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    const more = rows.length > page.length && last;
    return {
      auctions: page.map(show),
      nextCursor: more ? encodeCursor(order, { key: last.ends_at.getTime(), id: last.id }) : null,
    };
  });

  route(app, 'GET /api/admin/auctions/:id', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const found = await auctionById(db, params.id, new Date(clock.now()));
    if (!found) throw notFound('There is no such auction.');
    const bids = await allBids(db, params.id);
    return {
      auction: show(found),
      bids: bids.map((row) => ({
        ...toBid(row),
        voidedAt: row.voided_at?.toISOString() ?? null,
        voidReason: row.void_reason,
      })),
    };
  });

  route(app, 'POST /api/admin/auctions', async ({ body, request }) =>
    show(await startAuction(deps, await actingOperator(deps, request), body)),
  );

  route(app, 'POST /api/admin/auctions/:id/end', async ({ params, request }) =>
    show(await endAuction(deps, await actingOperator(deps, request), params.id)),
  );

  route(app, 'POST /api/admin/auctions/:id/extend', async ({ params, body, request }) => {
    const operator = await actingOperator(deps, request);
    return show(await prolongAuction(deps, operator, params.id, body.minutes));
  });
}

const LATEST_MS = Date.UTC(9999, 0);

/** A cursor comes from outside, and not every number is a time that PostgreSQL knows. */
function timeOf(ms: number): Date {
  if (ms >= 0 && ms <= LATEST_MS) return new Date(ms);
  throw invalidInput('cursor', 'must be a cursor from an earlier answer of the same list');
}

function toAuction(row: AuctionOverview, now: number): z.input<typeof auction> {
  return {
    id: row.id,
    cardId: row.card_id,
    cardName: row.name,
    goat: goatSlugOf(row.base_goat_id) ?? '',
    rarity: row.rarity,
    imageUrl: cardImageUrl(row.card_id),
    state: row.closed || row.ends_at.getTime() <= now ? 'ended' : 'running',
    startPrice: Number(row.start_price),
    currentBid: row.current_bid === null ? null : Number(row.current_bid),
    bidCount: row.bid_count,
    voidedCount: row.voided_count,
    lapsedCount: row.lapsed_count,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    extended: row.ends_at > row.first_ends_at,
    endedEarly: row.ended_early,
    replaced: row.closed,
  };
}
