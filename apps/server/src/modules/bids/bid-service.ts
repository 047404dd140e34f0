import { formatSol } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError, notFound } from '../../errors.ts';
import { notifyChanged } from '../../hot/notify-changed.ts';
import { type BidRow, extendAuction, insertBid, lockAuction } from './bid-store.ts';

/** A bid in the last ten minutes gives everybody ten more: sniping does not pay. */
const LATE_MS = 10 * 60_000;

export interface PlacedBid {
  readonly row: BidRow;
  readonly endsAt: Date;
  readonly extended: boolean;
}

/** Decides and stores one bid inside a transaction; the row lock on the auction is the queue. */
export async function placeBid(
  tx: Queryable,
  now: number,
  bid: { cardId: number; amount: number; bidder: string; verified: boolean },
): Promise<PlacedBid> {
  const auction = await lockAuction(tx, bid.cardId);
  if (!auction) {
    const [card] = await tx.query('select 1 from cards where id = $1', [bid.cardId]);
    if (!card) throw notFound('The requested NFT could not be found.');
    throw new AppError('NOT_ON_AUCTION', 'This card is not on auction right now.');
  }
  if (auction.ended_early || now >= auction.ends_at.getTime()) {
    throw new AppError('AUCTION_ENDED', 'This auction has ended; no more bids are taken.');
  }
  refuseLowBid(bid.amount, auction.current_bid, auction.start_price);

  const extended = auction.ends_at.getTime() - now <= LATE_MS;
  const endsAt = extended ? new Date(auction.ends_at.getTime() + LATE_MS) : auction.ends_at;
  if (extended) await extendAuction(tx, auction.id, endsAt);
  const row = await insertBid(tx, {
    auctionId: auction.id,
    bidder: bid.bidder,
    amount: bid.amount,
    at: new Date(now),
    verified: bid.verified,
  });
  await notifyChanged(tx, [`card:${bid.cardId}`, 'auctions']);
  return { row, endsAt, extended };
}

function refuseLowBid(amount: number, currentBid: string | null, startPrice: string): void {
  if (currentBid !== null && amount <= Number(currentBid)) {
    throw new AppError(
      'BID_TOO_LOW',
      `Your bid must be higher than the current bid of ${formatSol(Number(currentBid))}.`,
      { details: { currentBid: Number(currentBid) } },
    );
  }
  if (currentBid === null && amount < Number(startPrice)) {
    throw new AppError(
      'BID_TOO_LOW',
      `The first bid must be at least the listed price of ${formatSol(Number(startPrice))}.`,
      { details: { currentBid: null, listedPrice: Number(startPrice) } },
    );
  }
}
