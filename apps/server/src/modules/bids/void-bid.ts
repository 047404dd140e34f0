import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { BidRow } from './bid-store.ts';

interface FoundBid extends BidRow {
  readonly auction_id: number;
  readonly card_id: number;
  readonly asked: boolean;
}

/** Takes a bid out of the running; the next highest stands again. It stays on record. */
export async function voidBid(
  { db, clock }: Deps,
  bidId: number,
  reason: string,
  record: (tx: Queryable, details: Record<string, unknown>) => Promise<void>,
): Promise<{ row: BidRow; currentBid: number | null }> {
  const now = new Date(clock.now());
  return db.transaction(async (tx) => {
    // The same queue as bidding: nobody can bid against a bid that is being voided.
    const [found] = await tx.query<FoundBid>(
      `select b.*, a.card_id,
              exists (select from auction_asks k where k.bid_id = b.id and k.outcome is null) as asked
         from bids b join auctions a on a.id = b.auction_id
        where b.id = $1 for update of a`,
      [bidId],
    );
    if (!found) throw notFound('There is no such bid.');
    if (found.asked) {
      const sentence = 'Its wallet is asked to buy for it: confirm the sale or pass it on.';
      throw new AppError('CONFLICT', sentence);
    }
    const voided = await tx.query(
      `update bids set voided_at = $2, void_reason = $3 where id = $1 and voided_at is null
       returning id`,
      [bidId, now, reason],
    );
    if (voided.length === 0) throw new AppError('CONFLICT', 'That bid was voided before.');
    const { auction_id: auctionId, card_id: cardId } = found;
    // Whoever ends the auction at this moment has counted on this bid, and decides again.
    await tx.query(
      `update auctions set version = version where id = $1 and state in ('running', 'waiting')`,
      [auctionId],
    );
    await record(tx, {
      bidId,
      auctionId,
      cardId,
      bidAmount: Number(found.bid_amount),
      bidderAddress: found.bidder_address,
      reason,
    });
    tx.announce([`card:${cardId}`, 'auctions']);
    const [highest] = await tx.query<{ amount: string | null }>(
      `select max(b.bid_amount) as amount from bids b where b.auction_id = $1 and bid_stands(b, $2)`,
      [auctionId, now],
    );
    const amount = highest?.amount ?? null;
    return { row: found, currentBid: amount === null ? null : Number(amount) };
  });
}
