import { type Model, must } from '../kernel/test-model.ts';
import type { World } from '../test-facts.ts';
import type { AuctionEffects } from './effects.ts';
import type { BidFacts } from './facts.ts';
import type { AuctionQuestions } from './questions.ts';
import {
  auctionAt,
  banBidder,
  banOf,
  bidOf,
  bondsOf,
  cardsBidOn,
  claimPurchase,
  endingAuction,
  leadWithout,
  moveAuction,
  moveBond,
  startAuction,
  timeAuction,
  touch,
  voidBid,
} from './test-auctions.ts';

/** The slice in the world that tests play in. */
export const auctionModel: Model<AuctionQuestions, AuctionEffects> = {
  answers: {
    auction: auctionAt,
    'ending-auction': endingAuction,
    'cards-bid-on': cardsBidOn,
    'bid-ban': banOf,
    bid: bidOf,
    'lead-without': leadWithout,
    bonds: bondsOf,
  },
  writes: {
    'bid-placed': (world, effect, at) => {
      const { auctionId, bidder, amount, lapsesAt, endsAt, id } = effect;
      const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === auctionId)!;
      must(amount > 0 && endsAt >= auction.endsAt && isFirst(world, effect), effect);
      world.auctions.set(cardId, { ...auction, endsAt });
      world.bids.set(id, { auctionId, bidder, amount, lapsesAt, placedAt: at });
      world.lastId = id;
      touch(world, auctionId);
    },
    'bid-confirmed': (world, effect) => {
      const { id, auctionId } = effect;
      const confirmed = { ...world.bids.get(id)!, lapsesAt: null };
      must(isFirst(world, confirmed), effect);
      touch(world, auctionId);
      world.bids.set(id, confirmed);
    },
    'bid-voided': voidBid,
    'bond-moved': (world, effect) => must(moveBond(world, effect), effect),
    'auction-started': (world, effect) => {
      must(startAuction(world, effect), effect);
      world.lastId = effect.id;
    },
    'auction-timed': (world, effect) => must(timeAuction(world, effect), effect),
    'auction-moved': (world, effect, at) => must(moveAuction(world, effect, at), effect),
    'purchase-claimed': claimPurchase,
    'bidder-banned': banBidder,
  },
  bounds: {
    'bid-placed': (world, { id }) => id > world.lastId,
  },
};

/** The unique index: of two equal verified bids in an auction only one stands. */
function isFirst(world: World, bid: Pick<BidFacts, 'auctionId' | 'amount' | 'lapsesAt'>): boolean {
  return ![...world.bids.values()].some(
    ({ auctionId, amount, lapsesAt, voided }) =>
      bid.lapsesAt === null &&
      lapsesAt === null &&
      !voided &&
      auctionId === bid.auctionId &&
      amount === bid.amount,
  );
}
