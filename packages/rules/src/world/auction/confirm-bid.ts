import type { Economy } from '../../economy/presets.ts';
import { BID_INCREMENT, bidStands, isHigherBid, nextMinimumBid } from '../../economy/prices.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { whyLeaving } from '../wallet/index.ts';
import { tellOutbid, whyBanned, whyTooHigh } from './bid.ts';
import { bindBond, whyNoBond } from './bid-bond.ts';
import type { AuctionFacts, BidFacts } from './facts.ts';

/** The signed-in wallet stands by a bid that was typed in its name. */
export interface ConfirmBidCommand {
  readonly type: 'confirm-bid';
  readonly bidId: number;
  readonly wallet: string;
  readonly at: number;
}

/**
 * Answers the bid as it counts from now on. One that is confirmed already stays so. It was placed
 * before, so it gives nobody more time.
 */
export function* decideConfirmBid(
  command: ConfirmBidCommand,
  economy: Economy,
): Deciding<BidFacts> {
  const { bidId, wallet, at } = command;
  const { bid } = yield* ask({ bid: { ask: 'bid', id: bidId } });
  if (bid === null) return refuse('bid-unknown');
  if (bid.bidder !== wallet) {
    return refuse('bid-not-yours');
  }
  if (bid.voided) return refuse('bid-voided');
  if (bid.verified) return { ok: true, answer: bid, effects: [] };
  if (bid.over || at >= bid.endsAt) {
    return refuse('auction-ended-unconfirmed');
  }
  if (!bidStands(bid, at)) {
    return refuse('bid-lapsed');
  }
  const { cardId } = bid;
  const { auction, card, bannedUntil, leaving, balance } = yield* ask({
    auction: { ask: 'auction', cardId, at },
    card: { ask: 'card', id: cardId },
    bannedUntil: { ask: 'bid-ban', wallet, at },
    leaving: { ask: 'leaving', wallet },
    balance: { ask: 'balance', account: wallet },
  });
  if (auction?.id !== bid.auctionId) {
    return refuse('auction-ended-unconfirmed');
  }
  const refused =
    whyLeaving(leaving) ??
    whyBanned(bannedUntil, at) ??
    whyBeaten(bid, auction) ??
    whyTooHigh(bid.amount, { startPrice: bid.startPrice, verifiedBid: null }, true) ??
    whyNoBond(auction, wallet, balance, economy);
  if (refused) return refused;
  const { id, auctionId, bidder } = bid;
  return {
    ok: true,
    answer: { ...bid, verified: true, lapsesAt: null },
    effects: [
      { type: 'bid-confirmed', id, auctionId, bidder },
      ...bindBond(auction, bid, economy),
      ...tellOutbid(card!.name, cardId, auction, bid),
      { type: 'notice', topic: `card:${cardId}` },
      { type: 'notice', topic: 'auctions' },
    ],
  };
}

/** Once confirmed it is a bid like any other: it has to lead, and by as much. */
function whyBeaten({ amount }: BidFacts, { verifiedBid, startPrice }: AuctionFacts) {
  const least = nextMinimumBid(verifiedBid, startPrice);
  if (verifiedBid === null || amount >= least) return null;
  const details = { currentBid: verifiedBid, least };
  return isHigherBid(amount, verifiedBid)
    ? refuse('bid-beaten-by-step', { ...details, step: BID_INCREMENT }, details)
    : refuse('bid-beaten', details, details);
}
