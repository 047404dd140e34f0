import { highestBid, isHigherBid, LATE_BID_MS, TYPED_BID_MS } from '../economy/prices.ts';
import { formatSol } from '../formats/money.ts';
import type { Effect } from './effects.ts';
import type { AuctionFacts } from './facts.ts';
import { whyLeaving } from './leaving.ts';
import { ask } from './questions.ts';
import { cardHref } from './sale.ts';
import { type Deciding, refuse } from './verdict.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A bid on the card's running auction, in SOL. */
export interface BidCommand {
  readonly type: 'bid';
  readonly cardId: number;
  readonly bidder: string;
  readonly amount: number;
  /** Placed by a signed-in wallet of that address, not only typed. */
  readonly verified: boolean;
  readonly at: number;
}

export interface PlacedBid {
  readonly id: number;
  readonly endsAt: number;
  readonly extended: boolean;
  readonly lapsesAt: number | null;
}

export function* decideBid(command: BidCommand): Deciding<PlacedBid> {
  const { cardId, bidder, amount, verified, at } = command;
  const { auction, card, id, bannedUntil, leaving } = yield* ask({
    auction: { ask: 'auction', cardId, at },
    card: { ask: 'card', id: cardId },
    id: { ask: 'new-id', of: 'bid' },
    bannedUntil: { ask: 'bid-ban', wallet: bidder, at },
    leaving: { ask: 'leaving', wallet: bidder },
  });
  if (card === null) return refuse('NOT_FOUND', 'The requested NFT could not be found.');
  if (auction === null) {
    return refuse('NOT_ON_AUCTION', 'This card is not on auction right now.');
  }
  if (auction.state !== 'running' || auction.endedEarly || at >= auction.endsAt) {
    return refuse('AUCTION_ENDED', 'This auction has ended; no more bids are taken.');
  }
  const banned = whyLeaving(leaving) ?? whyBanned(bannedUntil, at);
  if (banned) return banned;
  // Anybody can type a high bid; it must not keep out who really bids.
  const toBeat = verified ? auction.verifiedBid : auction.currentBid;
  const refused = whyTooLow(amount, toBeat, auction) ?? whyTooHigh(amount, auction, verified);
  if (refused) return refused;
  // What anybody can type gives nobody more time.
  const extended = verified && auction.endsAt - at <= LATE_BID_MS;
  const lapsesAt = verified ? null : at + TYPED_BID_MS;
  const endsAt = extended ? auction.endsAt + LATE_BID_MS : auction.endsAt;
  return {
    ok: true,
    answer: { id, endsAt, extended, lapsesAt },
    effects: [
      {
        type: 'bid-placed',
        ...{ id, auctionId: auction.id, bidder, amount, lapsesAt },
        ...{ above: toBeat, endedAt: auction.endsAt, endsAt },
      },
      ...(verified ? tellOutbid(card.name, cardId, auction, { bidder, amount }) : []),
      { type: 'notice', topic: `card:${cardId}` },
      { type: 'notice', topic: 'auctions' },
    ],
  };
}

/** Typed or signed: a name that let a purchase pass is not bid with for a while. */
export function whyBanned(until: number | null, at: number) {
  if (until === null) return null;
  const days = Math.ceil((until - at) / DAY_MS);
  const sentence = `This wallet won an auction and let the time to buy pass. It may bid again in ${days === 1 ? 'a day' : `${days} days`}.`;
  return refuse('BIDDING_BANNED', sentence, { nextAt: until });
}

/** Whoever led, and signed for it, hears of whoever leads now. */
export function tellOutbid(
  name: string,
  cardId: number,
  { verifiedBid, verifiedBidder }: Pick<AuctionFacts, 'verifiedBid' | 'verifiedBidder'>,
  { bidder, amount }: { readonly bidder: string; readonly amount: number },
): Effect[] {
  if (verifiedBidder === null || verifiedBidder === bidder || amount <= verifiedBid!) return [];
  return [
    {
      ...{ type: 'message', wallet: verifiedBidder, topic: 'auction', href: cardHref(cardId) },
      text: `You have been outbid on ${name}: ${formatSol(amount)} leads. There is still time to disagree.`,
    },
  ];
}

export function whyTooHigh(
  amount: number,
  auction: Pick<AuctionFacts, 'startPrice' | 'verifiedBid'>,
  verified: boolean,
) {
  const most = highestBid(auction, verified);
  if (amount <= most) return null;
  const sentence = verified
    ? `Bids go up to ${formatSol(most)} here, ten times the listed price.`
    : `A bid from a typed address goes up to ${formatSol(most)} here. Sign in with that wallet to bid more.`;
  return refuse('BID_TOO_HIGH', sentence, { most });
}

function whyTooLow(
  amount: number,
  currentBid: number | null,
  { startPrice }: Pick<AuctionFacts, 'startPrice'>,
) {
  if (currentBid !== null && !isHigherBid(amount, currentBid)) {
    return refuse(
      'BID_TOO_LOW',
      `Your bid must be higher than the current bid of ${formatSol(currentBid)}.`,
      { currentBid },
    );
  }
  if (currentBid === null && amount < startPrice) {
    return refuse(
      'BID_TOO_LOW',
      `The first bid must be at least the listed price of ${formatSol(startPrice)}.`,
      { currentBid: null, listedPrice: startPrice },
    );
  }
  return null;
}
