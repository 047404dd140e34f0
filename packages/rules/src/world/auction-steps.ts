import { BID_BAN_MS, nextBuyer, PURCHASE_MS } from '../economy/auctions.ts';
import type { Economy } from '../economy/presets.ts';
import { shortAddress } from '../formats/labels.ts';
import { formatSol } from '../formats/money.ts';
import type { Effect, EndedAsk, SaleFacts } from './effects.ts';
import type { AskedBuyer, AuctionState, EndingAuction, HeldCard } from './facts.ts';
import { cardHref } from './sale.ts';

/** Where an auction stands after a step, and who is asked to buy. */
export interface AuctionStep {
  readonly state: AuctionState;
  readonly buyer: string | null;
}

interface Ending {
  readonly auction: EndingAuction;
  readonly card: HeldCard;
  readonly at: number;
}

interface Step {
  readonly ok: true;
  readonly answer: AuctionStep;
  readonly effects: readonly Effect[];
}

/** `buyerOf(auction)`: whoever is asked right now. */
export function buyerOf({ asked }: EndingAuction): AskedBuyer | null {
  return asked.find(({ outcome }) => outcome === null) ?? null;
}

/** Asks the next one, or gives the card back to the pool when there is nobody left to ask. */
export function passOn(
  { auction, card, at }: Ending,
  ended: EndedAsk | null,
  { historyAsked }: Pick<Economy, 'historyAsked'>,
): Step {
  const { id, version, bidders } = auction;
  const asked = auction.asked.map(({ wallet }) => wallet);
  const next = nextBuyer(bidders, { asked, historyAsked });
  const moved = { type: 'auction-moved', id, version, ended } as const;
  if (next === null) {
    return {
      ok: true,
      answer: { state: 'returned', buyer: null },
      effects: [
        { ...moved, becomes: 'returned', asked: null },
        ...bidders
          .filter(({ wallet }) => wallet !== ended?.wallet)
          .map(({ wallet }) =>
            tell(card, wallet, `Nobody bought ${card.name} after all. It is back in the pool.`),
          ),
        ...changed(card),
      ],
    };
  }
  const { wallet, bidId, amount } = next;
  const sum = formatSol(amount);
  const until = at + PURCHASE_MS;
  const news =
    ended === null
      ? `You won ${card.name} for ${sum}. Complete the purchase within 24 hours.`
      : `Your turn: ${card.name} can be yours for your ${sum} after all. Complete the purchase within 24 hours.`;
  return {
    ok: true,
    answer: { state: 'waiting', buyer: wallet },
    effects: [
      { ...moved, becomes: 'waiting', asked: { wallet, bidId, amount, until } },
      tell(card, wallet, news),
      ...changed(card),
    ],
  };
}

/** Whoever lets the time pass loses every bid that stands, and bids nowhere for a while. */
export function ban(
  { auction, card, at }: Ending,
  wallet: string,
  cardsBidOn: readonly number[],
): Effect[] {
  const reason = `The wallet let the purchase of ${card.name} pass.`;
  return [
    { type: 'bidder-banned', wallet, auctionId: auction.id, until: at + BID_BAN_MS, reason },
    tell(
      card,
      wallet,
      `Your 24 hours for ${card.name} are over. Your bids are taken back; you may bid again in 30 days.`,
    ),
    ...cardsBidOn.map((id) => ({ type: 'notice', topic: `card:${id}` }) as const),
  ];
}

/** From nobody's hand into the winner's, with the price for the record. */
export function sell(
  { auction, card }: Ending,
  { wallet, amount }: AskedBuyer,
  leftOut: string | null,
  { perEther }: Pick<Economy, 'perEther'>,
): Step {
  const { id, version, bidders } = auction;
  const reference = `auction:${id}`;
  const sum = formatSol(amount);
  const sale: SaleFacts = {
    ...{ cardId: card.id, kind: 'auction', amount, currency: 'SOL', worth: amount / perEther.SOL },
    ...{ seller: null, buyer: wallet, reference, leftOut },
  };
  return {
    ok: true,
    answer: { state: 'settled', buyer: wallet },
    effects: [
      {
        ...{ type: 'auction-moved', id, version, becomes: 'settled', asked: null },
        ended: { wallet, outcome: 'sold', reason: null },
      },
      {
        ...{ type: 'card-event', kind: 'auctioned', cardId: card.id },
        ...{ reference, to: wallet },
      },
      { type: 'sale-recorded', ...sale },
      tell(card, wallet, `${card.name} is yours for ${sum}. Well bid.`),
      ...bidders
        .filter((each) => each.wallet !== wallet)
        .map((each) =>
          tell(card, each.wallet, `${card.name} went to ${shortAddress(wallet)} for ${sum}.`),
        ),
      ...changed(card),
      { type: 'notice', topic: 'leaderboard' },
    ],
  };
}

/** One line for somebody about a card's auction. */
export function tell({ id }: HeldCard, wallet: string, text: string): Effect {
  return { type: 'message', wallet, topic: 'auction', href: cardHref(id), text };
}

export function changed({ id }: HeldCard): Effect[] {
  return [
    { type: 'notice', topic: `card:${id}` },
    { type: 'notice', topic: 'auctions' },
  ];
}
