import { bidStands } from '../economy/prices.ts';
import { tellOutbid, whyBanned, whyTooHigh } from './bid.ts';
import type { BidFacts } from './facts.ts';
import { ask } from './questions.ts';
import { type Deciding, refuse } from './verdict.ts';

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
export function* decideConfirmBid(command: ConfirmBidCommand): Deciding<BidFacts> {
  const { bidId, wallet, at } = command;
  const { bid } = yield* ask({ bid: { ask: 'bid', id: bidId } });
  if (bid === null) return refuse('NOT_FOUND', 'There is no such bid.');
  if (bid.bidder !== wallet) {
    return refuse('FORBIDDEN', 'Only the wallet that a bid names can confirm it.');
  }
  if (bid.voided) return refuse('CONFLICT', 'An operator has voided this bid.');
  if (bid.verified) return { ok: true, answer: bid, effects: [] };
  if (bid.over || at >= bid.endsAt) {
    return refuse('AUCTION_ENDED', 'This auction has ended; nothing can be confirmed any more.');
  }
  if (!bidStands(bid, at)) {
    return refuse('BID_LAPSED', 'This bid has lapsed. Bid again: signed in, it stands.');
  }
  const { cardId } = bid;
  const { auction, card, bannedUntil } = yield* ask({
    auction: { ask: 'auction', cardId, at },
    card: { ask: 'card', id: cardId },
    bannedUntil: { ask: 'bid-ban', wallet, at },
  });
  const banned = whyBanned(bannedUntil, at);
  if (banned) return banned;
  const refused = whyTooHigh(bid.amount, { startPrice: bid.startPrice, verifiedBid: null }, true);
  if (refused) return refused;
  return {
    ok: true,
    answer: { ...bid, verified: true, lapsesAt: null },
    effects: [
      { type: 'bid-confirmed', id: bid.id, auctionId: bid.auctionId, endedAt: bid.endsAt },
      ...(auction ? tellOutbid(card!.name, cardId, auction, bid) : []),
      { type: 'notice', topic: `card:${cardId}` },
      { type: 'notice', topic: 'auctions' },
    ],
  };
}
