import { ask } from '../kernel/ask.ts';
import { type Deciding, refuse, refusePlainly } from '../kernel/verdict.ts';
import type { Operator } from '../wallet/index.ts';
import { changed, tell } from './auction-steps.ts';
import { bondBack, ownBond } from './bid-bond.ts';
import type { BidFacts } from './facts.ts';

/** An operator takes a bid out of the running; the next highest stands again. It stays on record. */
export interface VoidBidCommand {
  readonly type: 'void-bid';
  readonly bidId: number;
  readonly reason: string;
  readonly operator: Operator;
  readonly at: number;
}

export interface VoidedBid {
  readonly bid: BidFacts;
  /** The highest that stands from now on. */
  readonly currentBid: number | null;
}

export function* decideVoidBid(command: VoidBidCommand): Deciding<VoidedBid> {
  const { bidId, reason, operator, at } = command;
  const { bid } = yield* ask({ bid: { ask: 'bid', id: bidId } });
  if (bid === null) return refuse('bid-unknown');
  if (bid.asked) {
    const sentence = 'Its wallet is asked to buy for it: confirm the sale or pass it on.';
    return refusePlainly('CONFLICT', sentence);
  }
  if (bid.voided) return refusePlainly('CONFLICT', 'That bid was voided before.');
  const { cardId, auctionId, bidder, amount, bond } = bid;
  const { lead, card } = yield* ask({
    lead: { ask: 'lead-without', bidId, at },
    card: { ask: 'card', id: cardId },
  });
  const { currentBid, verifiedBidder } = lead;
  // Whoever still leads by another bid of its own stands by that one with the same bond.
  const freed = bond?.wallet === bidder && verifiedBidder !== bidder;
  return {
    ok: true,
    answer: { bid: { ...bid, voided: true }, currentBid },
    effects: [
      { type: 'bid-voided', id: bidId, auctionId, reason },
      {
        ...{ type: 'operator-acted', ...operator, action: 'void bid' },
        details: { bidId, auctionId, cardId, bidAmount: amount, bidderAddress: bidder, reason },
      },
      ...(freed
        ? [
            ...bondBack({ id: auctionId, bond }),
            tell(card!, bidder, 'bid-voided', {
              ...{ card: card!.name, reason, bond: ownBond(bond, bidder) },
            }),
          ]
        : []),
      ...changed(card!),
    ],
  };
}
