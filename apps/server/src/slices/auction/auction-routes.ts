import { cardImageUrl, goatSlugOf } from '@goats/collection';
import type { auction } from '@goats/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalidInput, refuse } from '../../errors.ts';
import type { Game } from '../../game.ts';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { requireAdmin } from '../../people/auth/sessions.ts';
import {
  type AuctionOverview,
  allBids,
  auctionById,
  endedAuctions,
  runningAuctions,
  waitingAuctions,
} from './auction-store.ts';
import { toBid } from './bids/bid-routes.ts';

const LISTS = { running: runningAuctions, waiting: waitingAuctions, ended: endedAuctions } as const;

export function auctionRoutes(app: FastifyInstance, deps: Game): void {
  const { db, clock, world } = deps;
  const show = (row: AuctionOverview) => toAuction(row, clock.now());
  const shown = async (id: number) => show((await auctionById(db, id, new Date(clock.now())))!);
  const operatorOf = async (request: FastifyRequest) => {
    const { username } = await requireAdmin(deps, request);
    return { username, address: request.ip };
  };

  route(app, 'GET /api/admin/auctions', async ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    const { limit } = query;
    const order = `auctions ${query.state}`;
    const place = decodeCursor(order, query.cursor);
    const rows = await LISTS[query.state](db, {
      now: new Date(clock.now()),
      after: place && { at: timeOf(place.key), id: place.id },
      limit: limit + 1,
    });
    const { page, nextCursor } = pageOf(rows, { order, limit }, (row) => row.ends_at.getTime());
    return { auctions: page.map(show), nextCursor };
  });

  route(app, 'GET /api/admin/auctions/:id', async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const found = await auctionById(db, params.id, new Date(clock.now()));
    if (!found) throw refuse('auction-unknown');
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

  route(app, 'POST /api/admin/auctions', async ({ body, request }) => {
    const operator = await operatorOf(request);
    const { cardId, startPrice, durationMinutes: minutes } = body;
    const { id } = await world.run({
      ...{ type: 'start-auction', cardId, startPrice, minutes, operator, at: clock.now() },
    });
    return shown(id);
  });

  route(app, 'POST /api/admin/auctions/:id/end', async ({ params: { id }, request }) => {
    const operator = await operatorOf(request);
    await world.run({ type: 'end-auction', auctionId: id, operator, at: clock.now() });
    return shown(id);
  });

  const settle = async (
    type: 'confirm-auction' | 'pass-auction',
    { params, body, request }: SettleCall,
  ) => {
    const operator = await operatorOf(request);
    await world.run({
      ...{ type, auctionId: params.id, wallet: body.wallet },
      reason: body.reason ?? 'The money is there.',
      ...{ operator, at: clock.now() },
    });
    return shown(params.id);
  };
  route(app, 'POST /api/admin/auctions/:id/confirm', (call) => settle('confirm-auction', call));
  route(app, 'POST /api/admin/auctions/:id/pass', (call) => settle('pass-auction', call));

  route(app, 'POST /api/admin/auctions/:id/extend', async ({ params, body, request }) => {
    const operator = await operatorOf(request);
    const { minutes } = body;
    await world.run({
      ...{ type: 'extend-auction', auctionId: params.id, minutes, operator, at: clock.now() },
    });
    return shown(params.id);
  });

  route(app, 'POST /api/admin/bids/:id/void', async ({ params, body, request }) => {
    const operator = await operatorOf(request);
    const { bid, currentBid } = await world.run({
      ...{ type: 'void-bid', bidId: params.id, reason: body.reason, operator, at: clock.now() },
    });
    const { id, bidder, amount, verified, lapsesAt, placedAt } = bid;
    return {
      bid: {
        ...{ id, bidderAddress: bidder, bidAmount: amount, verified },
        bidTime: new Date(placedAt).toISOString(),
        lapsesAt: lapsesAt === null ? null : new Date(lapsesAt).toISOString(),
      },
      currentBid,
    };
  });
}

interface SettleCall {
  readonly params: { readonly id: number };
  readonly body: { readonly wallet: string; readonly reason?: string | undefined };
  readonly request: FastifyRequest;
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
    state: listOf(row, now),
    outcome: row.state,
    asked: row.asked.map(({ askedAt, until, paidAt, ...asked }) => ({
      ...asked,
      ...{ askedAt: iso(askedAt), until: iso(until) },
      paidAt: paidAt === null ? null : iso(paidAt),
    })),
    startPrice: Number(row.start_price),
    currentBid: row.current_bid === null ? null : Number(row.current_bid),
    bidCount: row.bid_count,
    voidedCount: row.voided_count,
    lapsedCount: row.lapsed_count,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    extended: row.ends_at > row.first_ends_at,
    endedEarly: row.ended_early,
    replaced: row.replaced,
  };
}

function listOf({ state, ends_at }: AuctionOverview, now: number): keyof typeof LISTS {
  if (state === 'waiting') return 'waiting';
  return state === 'running' && ends_at.getTime() > now ? 'running' : 'ended';
}

const iso = (time: string) => new Date(time).toISOString();
