import { hasHistory } from '../../economy/history.ts';
import { bidStands } from '../../economy/prices.ts';
import { type Battler, historyOf } from '../../rating/rate-match.ts';
import type { HeldCard } from '../card/facts.ts';
import type { Effect } from '../kernel/registry.ts';
import type { SaleFacts } from '../trade/facts.ts';
import { bondVault } from './bid-bond.ts';
import type {
  AskedBuyer,
  AuctionFacts,
  AuctionLead,
  AuctionState,
  BidFacts,
  EndingAuction,
  HeldBond,
} from './facts.ts';

/** Left out, a bid is not voided. */
type TestBid = Pick<BidFacts, 'auctionId' | 'bidder' | 'amount' | 'lapsesAt' | 'placedAt'> & {
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
  balances: Map<string, number>;
  stakes: Map<string, { readonly amount: number; readonly state: string }>;
}

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** An auction of 30 SOL that nobody has bid in: `world.auctions.set(1, testAuction({ endsAt }))` */
export function testAuction(special: Partial<AuctionFacts> = {}): AuctionFacts {
  return {
    ...{ id: 7, state: 'running', endsAt: 0, endedEarly: false, startPrice: 30 },
    ...{ version: 0, bond: null },
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
    version: versionOf(world, auction.id),
    ...{ currentBid: highest(auction.currentBid, amounts(bids)), verifiedBid },
    verifiedBidder: leader?.bidder ?? auction.verifiedBidder,
  };
}

/** The same without one bid, whatever became of the auction. */
export function leadWithout(
  world: AuctionWorld,
  { bidId, at }: { readonly bidId: number; readonly at: number },
): AuctionLead {
  const { auctionId } = world.bids.get(bidId)!;
  const bids = standing(world, auctionId, at)
    .filter(({ id }) => id !== bidId)
    .sort((a, b) => b.amount - a.amount);
  const verified = bids.find(({ lapsesAt }) => lapsesAt === null);
  return { currentBid: bids[0]?.amount ?? null, verifiedBidder: verified?.bidder ?? null };
}

const isAsked = ({ asked }: AuctionWorld, id: number, wallet: string) =>
  (asked.get(id) ?? []).some((each) => each.wallet === wallet && each.outcome === null);

export function bondsOf(world: AuctionWorld, { wallet }: { readonly wallet: string }): HeldBond[] {
  return [...world.auctions].flatMap(([cardId, { id: auctionId, bond }]) =>
    bond?.wallet === wallet && !isAsked(world, auctionId, wallet)
      ? [{ ...bond, auctionId, cardId, version: versionOf(world, auctionId) }]
      : [],
  );
}

const versionOf = ({ auctionVersions }: AuctionWorld, id: number) => auctionVersions.get(id) ?? 0;

const isUnderAuction = (state: AuctionState) => state === 'running' || state === 'waiting';

function standing(world: AuctionWorld, auctionId: number, at: number) {
  return [...world.bids].flatMap(([id, bid]) =>
    bid.auctionId === auctionId && !bid.voided && bidStands(bid, at) ? [{ ...bid, id }] : [],
  );
}

export function bidOf(world: AuctionWorld, { id }: { readonly id: number }): BidFacts | null {
  const bid = world.bids.get(id);
  if (bid === undefined) return null;
  const [cardId, auction] = auctionOf(world, bid.auctionId);
  const { startPrice, endsAt, endedEarly, state, bond } = auction;
  const over = endedEarly || state !== 'running';
  const verified = bid.lapsesAt === null;
  const asked = (world.asked.get(auction.id) ?? []).some(
    ({ outcome, wallet, amount }) =>
      outcome === null && wallet === bid.bidder && amount === bid.amount,
  );
  const version = versionOf(world, auction.id);
  return {
    ...{ voided: false, ...bid, id, cardId, verified, startPrice, endsAt, over },
    ...{ asked, state, version, bond },
  };
}

/** One that another has followed on its card is over, and that is all that is known of it. */
function auctionOf(world: AuctionWorld, auctionId: number): readonly [number, AuctionFacts] {
  const found = [...world.auctions].find(([, { id }]) => id === auctionId);
  return found ?? [1, testAuction({ id: auctionId, state: 'returned' })];
}

export function endingAuction(
  world: AuctionWorld,
  { id, at }: { readonly id: number; readonly at: number },
): EndingAuction | null {
  const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === id) ?? [];
  if (cardId === undefined || auction === undefined) return null;
  const bids = standing(world, id, at)
    .filter(({ lapsesAt }) => lapsesAt === null)
    .sort((a, b) => b.amount - a.amount);
  const bidders = [...new Set(bids.map(({ bidder }) => bidder))].map((wallet) => {
    const { id: bidId, amount } = bids.find(({ bidder }) => bidder === wallet)!;
    return { wallet, bidId, amount, history: hasHistory(historyOf(world.battlers.get(wallet))) };
  });
  const { state, endsAt, endedEarly, bond } = auction;
  const version = versionOf(world, id);
  const asked = world.asked.get(id) ?? [];
  return { id, cardId, state, version, endsAt, endedEarly, bond, bidders, asked };
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
    const [, auction] = auctionOf(world, bid.auctionId);
    const asked = world.asked.get(bid.auctionId) ?? [];
    if (bid.bidder !== wallet || !isUnderAuction(auction.state)) continue;
    if (asked.some((each) => each.wallet === wallet && each.amount === bid.amount)) continue;
    world.bids.set(id, { ...bid, voided: true });
    touch(world, bid.auctionId);
  }
}

/** A bond is put up for a bid in that auction, and by whoever made it. */
export function moveBond(world: AuctionWorld, { auctionId, bond }: Of<'bond-moved'>): boolean {
  const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === auctionId)!;
  world.auctions.set(cardId, { ...auction, bond });
  touch(world, auctionId);
  return bond === null || world.bids.get(bond.bidId)?.bidder === bond.wallet;
}

/** Answers whether the database would take it. */
export function startAuction(world: AuctionWorld, effect: Of<'auction-started'>): boolean {
  const { id, cardId, startPrice, endsAt } = effect;
  const before = world.auctions.get(cardId);
  world.auctions.set(cardId, testAuction({ id, startPrice, endsAt }));
  const owner = world.cards.get(cardId)?.owner ?? null;
  return owner === null && startPrice > 0 && !(before && isUnderAuction(before.state));
}

export function timeAuction(world: AuctionWorld, effect: Of<'auction-timed'>): boolean {
  const { id, endsAt, endedEarly } = effect;
  const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === id)!;
  world.auctions.set(cardId, { ...auction, endsAt, endedEarly });
  touch(world, id);
  return auction.state === 'running' && (endedEarly || endsAt >= auction.endsAt);
}

export function voidBid(world: AuctionWorld, { id, auctionId }: Of<'bid-voided'>): void {
  world.bids.set(id, { ...world.bids.get(id)!, voided: true });
  touch(world, auctionId);
}

/**
 * A bond lies in its auction's vault while that is not over, and nothing else does; with a bond asked
 * for, whoever leads has put one up.
 */
function bondFaults(world: AuctionWorld, { id, state, bond }: AuctionFacts): string[] {
  const vault = bondVault(id);
  const held = [...world.stakes].filter(
    ([key, stake]) => key.startsWith(`${vault} `) && stake.state === 'held',
  );
  const is = held.map(([key, { amount }]) => `${key} ${amount}`).join();
  const must = bond === null ? '' : `${vault} ${bond.wallet} ${bond.amount}`;
  const faults: string[] = [];
  if (is !== must) faults.push(`the vault of auction ${id} holds ${is}, and not ${must}`);
  if ((world.balances.get(vault) ?? 0) !== (bond?.amount ?? 0))
    faults.push(`${vault} holds ${world.balances.get(vault)}`);
  if (bond !== null && !isUnderAuction(state))
    faults.push(`auction ${id} is over, its bond is not`);
  return faults;
}

/** What must be so of every auction, whatever happened. */
export function auctionFaults(world: AuctionWorld): string[] {
  return [...world.auctions].flatMap(([cardId, auction]) => {
    const { id, state } = auction;
    const asked = world.asked.get(id) ?? [];
    const owner = world.cards.get(cardId)?.owner ?? null;
    const waiting = asked.filter(({ outcome }) => outcome === null);
    const sold = asked.filter(({ outcome }) => outcome === 'sold');
    const told = world.sales.filter(({ reference }) => reference === `auction:${id}`);
    const faults = bondFaults(world, auction);
    const counted = asked.filter(({ outcome }) => outcome !== 'passed').length;
    if (isUnderAuction(state) && owner !== null)
      faults.push(`card ${cardId} is owned and auctioned`);
    if (counted > 3) faults.push(`auction ${id} asked ${counted} wallets`);
    if (waiting.length !== (state === 'waiting' ? 1 : 0))
      faults.push(`auction ${id} waits for nobody`);
    if (sold.length !== (state === 'settled' ? 1 : 0)) faults.push(`auction ${id} has no winner`);
    if (told.length !== sold.length) faults.push(`auction ${id} was sold ${told.length} times`);
    return faults;
  });
}
