import { DESK_MS, SELF_CONFIRM_MS } from '../../economy/auctions.ts';
import type { Economy } from '../../economy/presets.ts';
import type { HeldCard } from '../card/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import { type Deciding, refuse, refusePlainly } from '../kernel/verdict.ts';
import { type AuctionStep, ban, buyerOf, passOn, sell, tell } from './auction-steps.ts';
import { ownBond } from './bid-bond.ts';
import type { EndingAuction } from './facts.ts';

/**
 * The clock sees an auction through: asks the winner, the next one when time has passed, and
 * confirms where nobody sits at the desk. It passes on what nobody at a desk has ever looked at. What is not due is refused, so that it may come twice.
 */
export interface AdvanceAuctionCommand {
  readonly type: 'advance-auction';
  readonly auctionId: number;
  readonly at: number;
}

const NOBODY_LOOKED = 'Nobody at the desk looked at it in two months.';
const SELF_CONFIRMED = 'The demo world confirmed this sale by itself.';

export function* decideAdvanceAuction(
  { auctionId, at }: AdvanceAuctionCommand,
  economy: Economy,
): Deciding<AuctionStep> {
  const found = yield* auctionAndCard(auctionId, at);
  if (found === null) return noAuction();
  const { auction } = found;
  const ending = { ...found, at };
  if (auction.state === 'running') {
    const over = auction.endedEarly || at >= auction.endsAt;
    return over ? yield* passOn(ending, null, economy) : tooEarly();
  }
  const buyer = buyerOf(auction);
  if (buyer === null) return refusePlainly('CONFLICT', 'This auction is over.');
  const { wallet } = buyer;
  const { frozen } = yield* ask({ frozen: { ask: 'frozen', wallet } });
  if (economy.auctionsConfirmThemselves && !frozen && at >= buyer.askedAt + SELF_CONFIRM_MS) {
    return sell(ending, buyer, SELF_CONFIRMED, economy);
  }
  // Whoever says paid has done its part: from there on an operator decides.
  if (buyer.paidAt !== null) {
    if (at < buyer.paidAt + DESK_MS) return tooEarly();
    const passed = { wallet, outcome: 'passed', reason: NOBODY_LOOKED, atFault: false } as const;
    const step = yield* passOn(ending, passed, economy);
    const news = tell(found.card, wallet, 'auction-unseen', {
      ...{ card: found.card.name, bond: ownBond(auction.bond, wallet) },
    });
    return { ...step, effects: [news, ...step.effects] };
  }
  if (at < buyer.until) return tooEarly();
  const lapsed = { wallet, outcome: 'lapsed', reason: null, atFault: true } as const;
  const step = yield* passOn(ending, lapsed, economy);
  const banned = yield* ban(ending, wallet, { for: 'silence' });
  return { ...step, effects: [...banned, ...step.effects] };
}

export function* auctionAndCard(
  id: number,
  at: number,
): Asking<{ readonly auction: EndingAuction; readonly card: HeldCard } | null> {
  const { auction } = yield* ask({ auction: { ask: 'ending-auction', id, at } });
  if (auction === null) return null;
  const { card } = yield* ask({ card: { ask: 'card', id: auction.cardId } });
  return { auction, card: card! };
}

export const noAuction = () => refuse('auction-unknown');

const tooEarly = () => refusePlainly('CONFLICT', 'Nothing is due in this auction yet.');
