import { hasHistory } from '../economy/history.ts';
import { bidStands } from '../economy/prices.ts';
import { type Battler, historyOf } from '../rating/rate-match.ts';
import type { Effect, SaleFacts } from './effects.ts';
import type {
  AskedBuyer,
  AuctionFacts,
  AuctionState,
  BidFacts,
  EndingAuction,
  HeldCard,
} from './facts.ts';

/** Left out, a bid is not voided. */
type TestBid = Pick<BidFacts, 'auctionId' | 'bidder' | 'amount' | 'lapsesAt'> & {
  readonly voided?: boolean;
};

/** The part of the world that auctions are about. */
export interface AuctionWorld {
  /** By card. */
  auctions: Map<number, AuctionFacts>;
  bids: Map<number, TestBid>;
  /** By auction: who was asked, and how often anything about it has changed. */
  asked: Map<number, readonly AskedBuyer[]>;
  auctionVersions: Map<number, number>;
  /** Until when a wallet may not bid. */
  bans: Map<string, number>;
  frozen: Set<string>;
  battlers: Map<string, Battler>;
  cards: Map<number, HeldCard>;
  sales: SaleFacts[];
}

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** An auction of 30 SOL that nobody has bid in: `world.auctions.set(1, testAuction({ endsAt }))` */
export function testAuction(special: Partial<AuctionFacts> = {}): AuctionFacts {
  return {
    ...{ id: 7, state: 'running', version: 0, endsAt: 0, endedEarly: false, startPrice: 30 },
    ...{ currentBid: null, verifiedBid: null, verifiedBidder: null, ...special },
  };
}

/** The auction that a card is under with its highest bids at an instant; what it began with counts too. */
export function auctionAt(
  world: AuctionWorld,
  { cardId, at }: { readonly cardId: number; readonly at: number },
): AuctionFacts | null {
  const auction = world.auctions.get(cardId);
  if (auction === undefined || !isUnderAuction(auction.state)) return null;
  const bids = standing(world, auction.id, at);
  const highest = (before: number | null, amounts: readonly number[]) =>
    [before ?? [], amounts].flat().reduce<number | null>((a, b) => Math.max(a ?? b, b), null);
  const amounts = (some: typeof bids) => some.map(({ amount }) => amount);
  const verified = bids.filter(({ lapsesAt }) => lapsesAt === null);
  const verifiedBid = highest(auction.verifiedBid, amounts(verified));
  const leader = verified.find(({ amount }) => amount === verifiedBid);
  return {
    ...auction,
    ...{ currentBid: highest(auction.currentBid, amounts(bids)), verifiedBid },
    verifiedBidder: leader?.bidder ?? auction.verifiedBidder,
    version: world.auctionVersions.get(auction.id) ?? 0,
  };
}

const isUnderAuction = (state: AuctionState) => state === 'running' || state === 'waiting';

function standing(world: AuctionWorld, auctionId: number, at: number) {
  return [...world.bids].flatMap(([id, bid]) =>
    bid.auctionId === auctionId && !bid.voided && bidStands(bid, at) ? [{ ...bid, id }] : [],
  );
}

export function bidOf(world: AuctionWorld, { id }: { readonly id: number }): BidFacts | null {
  const bid = world.bids.get(id);
  if (bid === undefined) return null;
  const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === bid.auctionId)!;
  const { startPrice, endsAt, endedEarly, state } = auction;
  const over = endedEarly || state !== 'running';
  const verified = bid.lapsesAt === null;
  const auctionVersion = world.auctionVersions.get(auction.id) ?? 0;
  return {
    ...{ voided: false, ...bid, id, cardId, verified, startPrice, endsAt, over },
    auctionVersion,
  };
}

export function endingAuction(
  world: AuctionWorld,
  { id, at }: { readonly id: number; readonly at: number },
): EndingAuction | null {
  const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === id) ?? [];
  if (cardId === undefined || auction === undefined) return null;
  const bids = standing(world, id, at)
    .filter(
      ({ bidder, lapsesAt }) =>
        lapsesAt === null &&
        !world.frozen.has(bidder) &&
        banOf(world, { wallet: bidder, at }) === null,
    )
    .sort((a, b) => b.amount - a.amount);
  const bidders = [...new Set(bids.map(({ bidder }) => bidder))].map((wallet) => {
    const { id: bidId, amount } = bids.find(({ bidder }) => bidder === wallet)!;
    return { wallet, bidId, amount, history: hasHistory(historyOf(world.battlers.get(wallet))) };
  });
  const { state, endsAt, endedEarly } = auction;
  const version = world.auctionVersions.get(id) ?? 0;
  const asked = world.asked.get(id) ?? [];
  return { id, cardId, state, version, endsAt, endedEarly, bidders, asked };
}

export function cardsBidOn(
  world: AuctionWorld,
  { wallet, at }: { readonly wallet: string; readonly at: number },
): number[] {
  return [...world.auctions].flatMap(([cardId, { id, state }]) =>
    state === 'running' && standing(world, id, at).some(({ bidder }) => bidder === wallet)
      ? [cardId]
      : [],
  );
}

export function banOf(
  { bans }: AuctionWorld,
  { wallet, at }: { readonly wallet: string; readonly at: number },
): number | null {
  const until = bans.get(wallet);
  return until !== undefined && until > at ? until : null;
}

export function touch({ auctionVersions }: AuctionWorld, id: number): void {
  auctionVersions.set(id, (auctionVersions.get(id) ?? 0) + 1);
}

/** Answers whether the database would take it: one is asked at a time, and what is over stays over. */
export function moveAuction(world: AuctionWorld, effect: Of<'auction-moved'>, at: number): boolean {
  const { id, becomes, ended, asked: next } = effect;
  const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === id)!;
  const asked = world.asked.get(id) ?? [];
  const waits = asked.filter(({ outcome }) => outcome === null);
  const sound =
    isUnderAuction(auction.state) &&
    (becomes === 'waiting') === (next !== null) &&
    (becomes === 'settled') === (ended?.outcome === 'sold') &&
    waits.length === (ended === null ? 0 : 1) &&
    waits.every(({ wallet }) => wallet === ended?.wallet) &&
    asked.every(({ wallet }) => wallet !== next?.wallet);
  const { bidId: _bid, ...buyer } = next ?? { bidId: 0 };
  world.asked.set(id, [
    ...asked.map((each) => (each.outcome === null ? { ...each, outcome: ended!.outcome } : each)),
    ...(next && 'wallet' in buyer ? [{ ...buyer, askedAt: at, paidAt: null, outcome: null }] : []),
  ]);
  world.auctions.set(cardId, { ...auction, state: becomes });
  touch(world, id);
  return sound;
}

export function claimPurchase(
  world: AuctionWorld,
  { id }: Of<'purchase-claimed'>,
  at: number,
): void {
  const asked = world.asked.get(id)!;
  world.asked.set(
    id,
    asked.map((each) => (each.outcome === null ? { ...each, paidAt: at } : each)),
  );
  touch(world, id);
}

/** Every bid that stands is voided; one that was asked about is on record. */
export function banBidder(world: AuctionWorld, { wallet, until }: Of<'bidder-banned'>): void {
  world.bans.set(wallet, until);
  for (const [id, bid] of world.bids) {
    const [, auction] = [...world.auctions].find(([, each]) => each.id === bid.auctionId)!;
    const asked = world.asked.get(bid.auctionId) ?? [];
    if (bid.bidder !== wallet || !isUnderAuction(auction.state)) continue;
    if (asked.some((each) => each.wallet === wallet && each.amount === bid.amount)) continue;
    world.bids.set(id, { ...bid, voided: true });
    touch(world, bid.auctionId);
  }
}

/** What must be so of every auction, whatever happened. */
export function auctionFaults(world: AuctionWorld): string[] {
  return [...world.auctions].flatMap(([cardId, { id, state }]) => {
    const asked = world.asked.get(id) ?? [];
    const owner = world.cards.get(cardId)?.owner ?? null;
    const waiting = asked.filter(({ outcome }) => outcome === null);
    const sold = asked.filter(({ outcome }) => outcome === 'sold');
    const told = world.sales.filter(({ reference }) => reference === `auction:${id}`);
    const faults: string[] = [];
    if (isUnderAuction(state) && owner !== null)
      faults.push(`card ${cardId} is owned and auctioned`);
    if (asked.length > 3) faults.push(`auction ${id} asked ${asked.length} wallets`);
    if (waiting.length !== (state === 'waiting' ? 1 : 0))
      faults.push(`auction ${id} waits for nobody`);
    if (sold.length !== (state === 'settled' ? 1 : 0)) faults.push(`auction ${id} has no winner`);
    if (told.length !== sold.length) faults.push(`auction ${id} was sold ${told.length} times`);
    return faults;
  });
}
