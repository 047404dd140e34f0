import type { Economy } from '../../economy/presets.ts';
import {
  BID_INCREMENT,
  highestBid,
  isHigherBid,
  LATE_BID_MS,
  nextMinimumBid,
  TYPED_BID_MS,
} from '../../economy/prices.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import { ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import { type Deciding, refuse } from '../kernel/verdict.ts';
import { cardHref } from '../trade/index.ts';
import { whyLeaving } from '../wallet/index.ts';
import { bindBond, ownBond, whyNoBond } from './bid-bond.ts';
import type { AuctionFacts } from './facts.ts';

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

export function* decideBid(command: BidCommand, economy: Economy): Deciding<PlacedBid> {
  const { cardId, bidder, amount, verified, at } = command;
  const { auction, card, id, bannedUntil, leaving, balance } = yield* ask({
    auction: { ask: 'auction', cardId, at },
    card: { ask: 'card', id: cardId },
    id: { ask: 'new-id', of: 'bid' },
    bannedUntil: { ask: 'bid-ban', wallet: bidder, at },
    leaving: { ask: 'leaving', wallet: bidder },
    balance: { ask: 'balance', account: bidder },
  });
  if (card === null) return refuse('requested-nft-unknown');
  if (auction === null) {
    return refuse('not-on-auction');
  }
  if (auction.state !== 'running' || auction.endedEarly || at >= auction.endsAt) {
    return refuse('auction-ended');
  }
  const banned = whyLeaving(leaving) ?? whyBanned(bannedUntil, at);
  if (banned) return banned;
  // Anybody can type a high bid; it must not keep out who really bids.
  const toBeat = verified ? auction.verifiedBid : auction.currentBid;
  const refused =
    whyTooLow(amount, toBeat, auction, verified) ??
    whyTooHigh(amount, auction, verified) ??
    (verified ? whyNoBond(auction, bidder, balance, economy) : null);
  if (refused) return refused;
  // What anybody can type gives nobody more time, and nor does who leads already: alone it could
  // keep an auction from ending for ever.
  const late = auction.endsAt - at <= LATE_BID_MS;
  const extended = verified && late && auction.verifiedBidder !== bidder;
  const lapsesAt = verified ? null : at + TYPED_BID_MS;
  const endsAt = extended ? auction.endsAt + LATE_BID_MS : auction.endsAt;
  return {
    ok: true,
    answer: { id, endsAt, extended, lapsesAt },
    effects: [
      {
        type: 'bid-placed',
        ...{ id, auctionId: auction.id, bidder, amount, lapsesAt },
        endsAt,
      },
      ...(verified
        ? [
            ...bindBond(auction, { id, bidder }, economy),
            ...tellOutbid(card.name, cardId, auction, { bidder, amount }),
          ]
        : []),
      { type: 'notice', topic: `card:${cardId}` },
      { type: 'notice', topic: 'auctions' },
    ],
  };
}

/** Typed or signed: a name that won and did not buy is not bid with for a while. */
export function whyBanned(until: number | null, at: number) {
  if (until === null) return null;
  const days = Math.ceil((until - at) / DAY_MS);
  return refuse('bidding-banned', { days }, { nextAt: until });
}

/** Whoever led, and signed for it, hears of whoever leads now. */
export function tellOutbid(
  name: string,
  cardId: number,
  {
    verifiedBid,
    verifiedBidder,
    bond,
  }: Pick<AuctionFacts, 'verifiedBid' | 'verifiedBidder' | 'bond'>,
  { bidder, amount }: { readonly bidder: string; readonly amount: number },
): Effect[] {
  if (verifiedBidder === null || verifiedBidder === bidder || amount <= verifiedBid!) return [];
  return [
    {
      ...{ type: 'message', wallet: verifiedBidder, topic: 'auction', href: cardHref(cardId) },
      ...noticeOf('bid-outbid', {
        ...{ card: name, sol: amount, bond: ownBond(bond, verifiedBidder) },
      }),
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
  return refuse(verified ? 'bid-too-high' : 'typed-bid-too-high', { most }, { most });
}

/** What is not higher at all is told so; what is higher by too little, by how much it must be. */
export function whyTooLow(
  amount: number,
  currentBid: number | null,
  auction: Pick<AuctionFacts, 'startPrice' | 'verifiedBid'>,
  verified: boolean,
) {
  const { startPrice } = auction;
  if (currentBid !== null && !isHigherBid(amount, currentBid)) {
    return refuse('bid-not-higher', { currentBid }, { currentBid });
  }
  const least = nextMinimumBid(currentBid, startPrice);
  if (currentBid !== null && amount < least) {
    const most = highestBid(auction, verified);
    if (least > most) {
      return refuse('bids-at-their-highest', { currentBid, most, step: BID_INCREMENT }, { most });
    }
    return refuse('bid-step', { step: BID_INCREMENT, least }, { currentBid, least });
  }
  if (currentBid === null && amount < startPrice) {
    return refuse(
      'first-bid-too-low',
      { startPrice },
      { currentBid: null, listedPrice: startPrice },
    );
  }
  return null;
}
