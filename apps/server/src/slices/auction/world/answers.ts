import { type Answers, byId } from '../../../kernel/answering.ts';
import {
  type AuctionRow,
  type BidRow,
  type EndingAuctionRow,
  type HeldBondRow,
  toAuction,
  toBid,
  toEndingAuction,
  toHeldBond,
} from './facts.ts';

/** More bidders than this are neither told of an end nor asked. */
const MOST_BIDDERS = 100;

export const answers: Answers<
  'auction' | 'ending-auction' | 'cards-bid-on' | 'bid-ban' | 'bid' | 'lead-without' | 'bonds'
> = {
  async auction(db, questions) {
    const rows = await db.prepared<AuctionRow>(
      'facts-auctions',
      `select a.id, a.version, a.state, a.card_id, a.ends_at, a.ended_early, a.start_price,
              a.bond_bid, a.bond, h.bidder_address as bonded,
              b.current_bid, v.bid_amount as verified_bid, v.bidder_address as verified_bidder
         from unnest($1::int[], $2::timestamptz[]) with ordinality w (card_id, at, place)
         left join auctions a on a.card_id = w.card_id and a.state in ('running', 'waiting')
         left join bids h on h.id = a.bond_bid
         left join lateral (
           select max(b.bid_amount) as current_bid
             from bids b where b.auction_id = a.id and bid_stands(b, w.at)) b on true
         left join lateral (
           select b.bid_amount, b.bidder_address from bids b
            where b.auction_id = a.id and b.verified and bid_stands(b, w.at)
            order by b.bid_amount desc limit 1) v on true
        order by w.place`,
      [questions.map(({ cardId }) => cardId), questions.map(({ at }) => new Date(at))],
    );
    return rows.map(toAuction);
  },

  async 'ending-auction'(db, questions) {
    const rows = await db.prepared<EndingAuctionRow>(
      'facts-ending-auctions',
      `select a.id, a.card_id, a.state, a.version, a.ends_at, a.ended_early,
              a.bond_bid, a.bond, h.bidder_address as bonded,
              coalesce(b.bidders, '[]') as bidders, coalesce(k.asked, '[]') as asked
         from unnest($1::int[], $2::timestamptz[]) with ordinality w (id, at, place)
         join auctions a on a.id = w.id
         left join bids h on h.id = a.bond_bid
         left join lateral (
           select json_agg(json_build_object('wallet', o.wallet, 'bidId', o.id, 'amount', o.amount,
                                             'history', coalesce(p.history, false))
                           order by o.amount desc) as bidders
             from (
               select * from (
                 select distinct on (o.bidder_address) o.bidder_address as wallet, o.id,
                        o.bid_amount as amount
                   from bids o
                  where o.auction_id = a.id and o.verified and bid_stands(o, w.at)
                  order by o.bidder_address, o.bid_amount desc) o
                order by o.amount desc limit $3) o
             left join battlers p on p.address = o.wallet) b on true
         left join lateral (
           select json_agg(json_build_object('wallet', k.wallet, 'amount', k.amount,
                    'askedAt', k.asked_at, 'until', k.until, 'paidAt', k.paid_at,
                    'outcome', k.outcome) order by k.turn) as asked
             from auction_asks k where k.auction_id = a.id) k on true`,
      [questions.map(({ id }) => id), questions.map(({ at }) => new Date(at)), MOST_BIDDERS],
    );
    return byId(questions, rows, toEndingAuction);
  },

  async 'cards-bid-on'(db, questions) {
    const rows = await db.prepared<{ cards: number[] }>(
      'facts-cards-bid-on',
      `select array(
                select distinct a.card_id from bids o join auctions a on a.id = o.auction_id
                 where o.bidder_address = w.wallet and a.state = 'running' and bid_stands(o, w.at)
              ) as cards
         from unnest($1::text[], $2::timestamptz[]) with ordinality w (wallet, at, place)
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ at }) => new Date(at))],
    );
    return rows.map(({ cards }) => cards);
  },

  async 'bid-ban'(db, questions) {
    const rows = await db.prepared<{ until: Date | null }>(
      'facts-bid-bans',
      `select x.until from unnest($1::text[], $2::timestamptz[]) with ordinality w (wallet, at, place)
         left join bid_bans x on x.wallet = w.wallet and x.until > w.at
        order by w.place`,
      [questions.map(({ wallet }) => wallet), questions.map(({ at }) => new Date(at))],
    );
    return rows.map(({ until }) => until?.getTime() ?? null);
  },

  async bid(db, questions) {
    const rows = await db.prepared<BidRow>(
      'facts-bids',
      `select b.*, a.card_id, a.start_price, a.ends_at, a.state, a.version,
              a.state <> 'running' or a.ended_early as over,
              exists (select from auction_asks k where k.bid_id = b.id and k.outcome is null) as asked,
              a.bond_bid, a.bond, h.bidder_address as bonded
         from bids b join auctions a on a.id = b.auction_id
         left join bids h on h.id = a.bond_bid
        where b.id = any ($1)`,
      [questions.map(({ id }) => id)],
    );
    return byId(questions, rows, toBid);
  },

  async 'lead-without'(db, questions) {
    const rows = await db.prepared<{ current_bid: string | null; leader: string | null }>(
      'facts-lead-without',
      `select (select max(b.bid_amount) from bids b
                  where b.auction_id = o.auction_id and b.id <> o.id and bid_stands(b, w.at)
                ) as current_bid,
                (select b.bidder_address from bids b
                  where b.auction_id = o.auction_id and b.id <> o.id and b.verified
                    and bid_stands(b, w.at)
                  order by b.bid_amount desc limit 1) as leader
           from unnest($1::int[], $2::timestamptz[]) with ordinality w (id, at, place)
           left join bids o on o.id = w.id
          order by w.place`,
      [questions.map(({ bidId }) => bidId), questions.map(({ at }) => new Date(at))],
    );
    return rows.map(({ current_bid: bid, leader }) => ({
      ...{ currentBid: bid === null ? null : Number(bid), verifiedBidder: leader },
    }));
  },

  async bonds(db, questions) {
    const rows = await db.prepared<HeldBondRow>(
      'facts-bonds',
      `select a.id, a.card_id, a.version, a.bond_bid, a.bond, b.bidder_address as bonded
           from bids b join auctions a on a.bond_bid = b.id
          where b.bidder_address = any ($1) and not exists (
            select from auction_asks k
             where k.auction_id = a.id and k.wallet = b.bidder_address and k.outcome is null)
          order by a.id`,
      [questions.map(({ wallet }) => wallet)],
    );
    const bonds = rows.map(toHeldBond);
    return questions.map(({ wallet }) => bonds.filter((bond) => bond.wallet === wallet));
  },
};
