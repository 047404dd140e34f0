import { type AuctionRow, type BidRow, toAuction, toBid } from '../facts.ts';
import { type Answers, inOrder } from './answering.ts';

/** Auctions and their bids, as they stand at an instant. */
export const auctions: Answers<'auction' | 'bid'> = {
  async auction(db, questions) {
    const rows = await db.prepared<AuctionRow>(
      'facts-auctions',
      `select a.id, a.card_id, a.ends_at, a.ended_early, a.start_price,
              b.current_bid, b.verified_bid
         from unnest($1::int[], $2::timestamptz[]) with ordinality w (card_id, at, place)
         left join auctions a on a.card_id = w.card_id and not a.closed
         left join lateral (
           select max(b.bid_amount) as current_bid,
                  max(b.bid_amount) filter (where b.verified) as verified_bid
             from bids b where b.auction_id = a.id and bid_stands(b, w.at)) b on true
        order by w.place`,
      [questions.map(({ cardId }) => cardId), questions.map(({ at }) => new Date(at))],
    );
    return rows.map(toAuction);
  },

  async bid(db, questions) {
    const rows = await db.prepared<BidRow>(
      'facts-bids',
      `select b.*, a.card_id, a.start_price, a.ends_at, a.closed or a.ended_early as over
         from bids b join auctions a on a.id = b.auction_id where b.id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return inOrder(
      questions,
      rows,
      ({ id }) => id,
      (row) => row.id,
      toBid,
    );
  },
};
