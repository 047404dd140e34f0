import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidInput, notFound } from '../../errors.ts';
import type { ActingOperator } from '../audit-log/acting-operator.ts';
import { lockAuction } from '../bids/bid-store.ts';
import {
  type AuctionOverview,
  auctionById,
  insertAuction,
  lockAuctionById,
} from './auction-store.ts';

const MINUTE_MS = 60_000;

/** Puts a card that nobody owns up, from now on. */
export async function startAuction(
  { db, clock }: Deps,
  operator: ActingOperator,
  wanted: { cardId: number; startPrice: number; durationMinutes: number },
): Promise<AuctionOverview> {
  const { cardId, startPrice, durationMinutes } = wanted;
  const now = new Date(clock.now());
  return db.transaction(async (tx) => {
    // Two operators with the same card in mind: there may be no auction to lock yet.
    await tx.query(`select pg_advisory_xact_lock(hashtext('auction of card'), $1)`, [cardId]);
    const last = await lockAuction(tx, cardId);
    if (last) {
      const sentence =
        last.state === 'running' && last.ends_at > now
          ? 'This card stands in a running auction.'
          : 'This card waits for the winner of its last auction.';
      throw new AppError('ALREADY_ON_AUCTION', sentence, {
        details: { auctionId: last.id, endsAt: last.ends_at.toISOString() },
      });
    }
    await refuseOwned(tx, cardId);
    const id = await insertAuction(tx, {
      cardId,
      startsAt: now,
      endsAt: new Date(now.getTime() + durationMinutes * MINUTE_MS),
      startPrice,
    });
    if (id === undefined) throw invalidInput('cardId', 'must be a card of the collection');
    await operator.record(tx, 'auction started', { auctionId: id, ...wanted });
    return changed(tx, { id, cardId, now });
  });
}

/** Under the card's lock, which every mint and every pack takes too. */
async function refuseOwned(tx: Queryable, cardId: number): Promise<void> {
  const [holding] = await tx.query<{ owner: string | null }>(
    'select owner from card_holdings where card_id = $1 for no key update',
    [cardId],
  );
  if (!holding?.owner) return;
  throw new AppError('CARD_TAKEN', 'This card has an owner, and only its owner can sell it.', {
    details: { owner: holding.owner },
  });
}

/** The highest bid stands, and a bid that comes a moment later is told that it is over. */
export async function endAuction(
  { db, clock }: Deps,
  operator: ActingOperator,
  id: number,
): Promise<AuctionOverview> {
  return db.transaction(async (tx) => {
    const now = new Date(clock.now());
    const { card_id: cardId, ends_at: wouldEnd } = await lockRunning(tx, id, now);
    await tx.query('update auctions set ends_at = $2, ended_early = true where id = $1', [id, now]);
    await operator.record(tx, 'auction ended', {
      auctionId: id,
      cardId,
      wouldHaveEndedAt: wouldEnd.toISOString(),
    });
    return changed(tx, { id, cardId, now });
  });
}

export async function prolongAuction(
  { db, clock }: Deps,
  operator: ActingOperator,
  id: number,
  minutes: number,
): Promise<AuctionOverview> {
  return db.transaction(async (tx) => {
    const now = new Date(clock.now());
    const { card_id: cardId, ends_at: before } = await lockRunning(tx, id, now);
    const endsAt = new Date(before.getTime() + minutes * MINUTE_MS);
    await tx.query('update auctions set ends_at = $2 where id = $1', [id, endsAt]);
    await operator.record(tx, 'auction extended', {
      auctionId: id,
      cardId,
      minutes,
      endsAt: endsAt.toISOString(),
    });
    return changed(tx, { id, cardId, now });
  });
}

async function lockRunning(tx: Queryable, id: number, now: Date) {
  const auction = await lockAuctionById(tx, id);
  if (!auction) throw notFound('There is no such auction.');
  if (auction.state !== 'running' || auction.ends_at <= now) {
    throw new AppError('AUCTION_ENDED', 'This auction has ended already.');
  }
  return auction;
}

async function changed(
  tx: Queryable,
  { id, cardId, now }: { id: number; cardId: number; now: Date },
): Promise<AuctionOverview> {
  tx.announce([`card:${cardId}`, 'auctions']);
  return (await auctionById(tx, id, now))!;
}
