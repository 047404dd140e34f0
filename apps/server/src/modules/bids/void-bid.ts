import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { notifyChanged } from '../../hot/notify-changed.ts';
import { type BidRow, lockAuction } from './bid-store.ts';

/** Takes a bid out of the running; the next highest stands again. It stays on record. */
export async function voidBid(
  { db, clock }: Deps,
  bidId: number,
  reason: string,
  record: (tx: Queryable) => Promise<void>,
): Promise<{ row: BidRow; currentBid: number | null }> {
  return db.transaction(async (tx) => {
    const [found] = await tx.query<BidRow & { card_id: number; voided_at: Date | null }>(
      `select b.*, a.card_id from bids b join auctions a on a.id = b.auction_id where b.id = $1`,
      [bidId],
    );
    if (!found) throw notFound('There is no such bid.');
    // The same queue as bidding: nobody can bid against a bid that is being voided.
    await lockAuction(tx, found.card_id);
    const voided = await tx.query(
      `update bids set voided_at = $2, void_reason = $3 where id = $1 and voided_at is null
       returning id`,
      [bidId, new Date(clock.now()), reason],
    );
    if (voided.length === 0) throw new AppError('CONFLICT', 'That bid was voided before.');
    await record(tx);
    await notifyChanged(tx, [`card:${found.card_id}`, 'auctions']);
    const auction = await lockAuction(tx, found.card_id);
    return { row: found, currentBid: auction?.current_bid ? Number(auction.current_bid) : null };
  });
}
