import { BID_BAN_MS, type Bidder, nextBuyer, PURCHASE_MS } from '../../economy/auctions.ts';
import type { Economy } from '../../economy/presets.ts';
import { noticeOf } from '../../notices/notice-words.ts';
import type { NoticeKind, Notices } from '../../notices/notices.ts';
import type { HeldCard } from '../card/index.ts';
import { type Asking, ask } from '../kernel/ask.ts';
import type { Effect } from '../kernel/registry.ts';
import type { SaleFacts } from '../trade/index.ts';
import { cardHref } from '../trade/index.ts';
import { bondBack, bondLost, ownBond } from './bid-bond.ts';
import type { EndedAsk } from './effects.ts';
import type { AskedBuyer, AuctionState, EndingAuction } from './facts.ts';

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

/** What became of whoever was asked; at fault, it loses its bond. */
type PassedOver = EndedAsk & { readonly atFault: boolean };

/**
 * Asks the next one, or gives the card back to the pool when there is nobody left to ask. A bond of
 * whoever waits for its turn stays until the auction is over.
 */
export function* passOn(
  { auction, card, at }: Ending,
  passed: PassedOver | null,
  economy: Pick<Economy, 'historyAsked'>,
): Asking<Step> {
  const { id, bidders, bond } = auction;
  const ended = passed && {
    ...{ wallet: passed.wallet, outcome: passed.outcome, reason: passed.reason },
  };
  const next = yield* nextInLine(auction, ended, at, economy);
  const moved = { type: 'auction-moved', id, ended } as const;
  const own = bond !== null && bond.wallet === ended?.wallet;
  const bondEnds = own ? (passed!.atFault ? bondLost(auction) : bondBack(auction)) : [];
  if (next === null) {
    return {
      ok: true,
      answer: { state: 'returned', buyer: null },
      effects: [
        ...(own ? bondEnds : bondBack(auction)),
        { ...moved, becomes: 'returned', asked: null },
        ...bidders
          .filter(({ wallet }) => wallet !== ended?.wallet)
          .map(({ wallet }) =>
            tell(card, wallet, 'auction-returned', {
              ...{ card: card.name, bond: ownBond(bond, wallet) },
            }),
          ),
        ...changed(card),
      ],
    };
  }
  const { wallet, bidId, amount } = next;
  const until = at + PURCHASE_MS;
  return {
    ok: true,
    answer: { state: 'waiting', buyer: wallet },
    effects: [
      ...bondEnds,
      { ...moved, becomes: 'waiting', asked: { wallet, bidId, amount, until } },
      tell(card, wallet, ended === null ? 'auction-won' : 'auction-turn', {
        ...{ card: card.name, sol: amount },
      }),
      ...changed(card),
    ],
  };
}

/** Nobody that is frozen or banned, however high its bid. */
function* nextInLine(
  { bidders, asked }: EndingAuction,
  ended: EndedAsk | null,
  at: number,
  { historyAsked }: Pick<Economy, 'historyAsked'>,
): Asking<Bidder | null> {
  const outcomeOf = ({ wallet, outcome }: AskedBuyer) =>
    wallet === ended?.wallet ? ended.outcome : outcome;
  const passedOver = asked.filter((each) => outcomeOf(each) === 'passed').length;
  const wallets = asked.map(({ wallet }) => wallet);
  let able = bidders;
  for (;;) {
    const next = nextBuyer(able, { asked: wallets, passedOver, historyAsked });
    if (next === null) return null;
    const { wallet } = next;
    const { frozen, bannedUntil } = yield* ask({
      frozen: { ask: 'frozen', wallet },
      bannedUntil: { ask: 'bid-ban', wallet, at },
    });
    if (!frozen && bannedUntil === null) return next;
    able = able.filter((each) => each !== next);
  }
}

/**
 * Whoever lets the time pass, or says paid and was not, loses every bid that stands and bids nowhere
 * for a while. With the bids come their bonds; where it is asked to buy, its bid and its bond stay.
 */
export function* ban(
  { auction, card, at }: Ending,
  wallet: string,
  why: BanReason,
): Asking<Effect[]> {
  const { bidOn, bonds } = yield* ask({
    bidOn: { ask: 'cards-bid-on', wallet, at },
    bonds: { ask: 'bonds', wallet },
  });
  const { id, bond } = auction;
  return [
    {
      ...{ type: 'bidder-banned', wallet, auctionId: id, until: at + BID_BAN_MS },
      reason: BANNED[why.for](card.name),
    },
    ...bonds
      .filter(({ auctionId }) => auctionId !== id)
      .flatMap(({ auctionId, ...held }) => bondBack({ id: auctionId, bond: held })),
    'reason' in why
      ? tell(card, wallet, 'auction-banned', {
          ...{ card: card.name, reason: why.reason, bond: ownBond(bond, wallet) },
        })
      : tell(card, wallet, 'auction-lapsed', {
          ...{ card: card.name, bond: ownBond(bond, wallet) },
        }),
    ...bidOn.map((cardId) => ({ type: 'notice', topic: `card:${cardId}` }) as const),
  ];
}

type BanReason =
  | { readonly for: 'silence' }
  /** With what the operator says. */
  | { readonly for: 'a false word'; readonly reason: string };

const BANNED = {
  silence: (name: string) => `The wallet let the purchase of ${name} pass.`,
  'a false word': (name: string) => `The wallet said paid for ${name}, and no money was there.`,
} as const;

/** From nobody's hand into the winner's, with the price for the record. */
export function sell(
  { auction, card }: Ending,
  { wallet, amount }: AskedBuyer,
  leftOut: string | null,
  { perEther }: Pick<Economy, 'perEther'>,
): Step {
  const { id, bidders, bond } = auction;
  const reference = `auction:${id}`;
  const sale: SaleFacts = {
    ...{ cardId: card.id, kind: 'auction', amount, currency: 'SOL', worth: amount / perEther.SOL },
    ...{ seller: null, buyer: wallet, reference, leftOut },
  };
  return {
    ok: true,
    answer: { state: 'settled', buyer: wallet },
    effects: [
      ...bondBack(auction),
      {
        ...{ type: 'auction-moved', id, becomes: 'settled', asked: null },
        ended: { wallet, outcome: 'sold', reason: null },
      },
      {
        ...{ type: 'card-event', kind: 'auctioned', cardId: card.id },
        ...{ reference, to: wallet },
      },
      { type: 'sale-recorded', ...sale },
      tell(card, wallet, 'auction-yours', {
        ...{ card: card.name, sol: amount, bond: ownBond(bond, wallet) },
      }),
      ...bidders
        .filter((each) => each.wallet !== wallet)
        .map((each) =>
          tell(card, each.wallet, 'auction-gone', {
            ...{ card: card.name, buyer: wallet, sol: amount, bond: ownBond(bond, each.wallet) },
          }),
        ),
      ...changed(card),
      { type: 'notice', topic: 'leaderboard' },
    ],
  };
}

/** One line for somebody about a card's auction. */
export function tell<K extends NoticeKind>(
  { id }: HeldCard,
  wallet: string,
  kind: K,
  facts: Notices[K],
): Effect {
  return {
    ...{ type: 'message', wallet, topic: 'auction', href: cardHref(id) },
    ...noticeOf(kind, facts),
  };
}

export function changed({ id }: HeldCard): Effect[] {
  return [
    { type: 'notice', topic: `card:${id}` },
    { type: 'notice', topic: 'auctions' },
  ];
}
