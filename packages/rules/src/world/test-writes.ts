import { ATTRIBUTES } from '../attributes.ts';
import { tokenOf } from '../economy/chain.ts';
import { hasHistory, NO_HISTORY } from '../economy/history.ts';
import { GROWTH_PER_CARD, utcDay } from '../economy/limits.ts';
import { deepFreeze } from '../engine/deep-freeze.ts';
import { SEATS } from '../engine/seats.ts';
import type { BidFacts } from './auction/facts.ts';
import {
  banBidder,
  claimPurchase,
  moveAuction,
  moveBond,
  startAuction,
  timeAuction,
  touch,
  voidBid,
} from './auction/test-auctions.ts';
import type { CardEvent } from './card/effects.ts';
import { gamesToday, type HeldCard, placeOf } from './card/facts.ts';
import { logReference } from './chain/facts.ts';
import { endWithdrawal, setLeaving } from './chain/test-chain.ts';
import { enterCup, leaveCup, moveCup, openCup } from './cup/test-cups.ts';
import { post } from './hoof/test-ledger.ts';
import type { Effect } from './kernel/registry.ts';
import type { MatchFacts } from './match/facts.ts';
import { referenceOf } from './opening/facts.ts';
import { bonusKey, dayKey, loanKey, openOffers, type World } from './test-facts.ts';
import { walletPair } from './wallet/pair.ts';
import { countWeek, payWeek } from './week/test-weeks.ts';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;
type Writes = {
  readonly [T in Effect['type']]: (world: World, effect: Of<T>, at: number) => void;
};

/** Writes one effect down; what a constraint or a trigger of the database would refuse throws. */
export function write(world: World, effect: Effect, at: number): void {
  (WRITES[effect.type] as (world: World, effect: Effect, at: number) => void)(world, effect, at);
}

function must(holds: boolean, effect: Effect): asserts holds {
  if (!holds) throw new Error(`the database refuses ${JSON.stringify(effect)}`);
}

/** Kept as JSON, as the database keeps it: what does not survive that would be lost. */
function stored(match: MatchFacts): MatchFacts {
  return deepFreeze(JSON.parse(JSON.stringify(match)) as MatchFacts);
}

function change(world: World, id: number, changed: Partial<HeldCard>): void {
  const card = world.cards.get(id)!;
  world.cards.set(id, deepFreeze({ ...card, ...changed, version: card.version + 1 }));
}

function changeLoan(world: World, key: string, changed: Partial<HeldCard>): void {
  const loan = world.loans.get(key)!;
  world.loans.set(key, deepFreeze({ ...loan, ...changed, version: loan.version + 1 }));
}

/** What is put at stake, entered for a cup, lost or sold is not for sale any more. */
function putOnShelf(
  world: World,
  id: number,
  price: number | null,
  told: Partial<HeldCard> = {},
): void {
  const { asked: _asked, ...card } = world.cards.get(id)!;
  world.cards.set(id, deepFreeze({ ...card, ...(price === null ? {} : { asked: price }) }));
  change(world, id, told);
}

const WRITES: Writes = {
  post,
  'card-event': (world, event, at) => {
    const card = world.cards.get(event.cardId);
    must(card !== undefined && isWhole(world, event), event);
    world.cardEvents.push(event);
    if (event.kind === 'minted') {
      const { cardId, reference, price } = event;
      const mint = { cardId, reference, price: price!, wallet: event.to!, at };
      world.mints.push({ ...mint, day: utcDay(at), rarity: card.rarity });
    }
    applyToCard(world, card, event, at);
  },
  engage: (world, effect) => {
    for (const { id, owner: wallet, bond } of effect.cards) {
      const key = loanKey(wallet!, id);
      const { busyWith, owner } = bond === 'lent' ? world.loans.get(key)! : world.cards.get(id)!;
      must(owner === wallet && (busyWith === null || busyWith === effect.reference), effect);
      if (bond === 'lent') changeLoan(world, key, { busyWith: effect.reference });
      else {
        if (/^(request|cup):/.test(effect.reference)) putOnShelf(world, id, null);
        change(world, id, { busyWith: effect.reference });
      }
      if (effect.secretly) world.secret.add(key);
      else world.secret.delete(key);
    }
  },
  'pool-drawn': () => undefined,
  release: (world, { cards, reference }) => {
    for (const { id, wallet } of cards) {
      const card = world.cards.get(id);
      if (card?.owner === wallet && card.busyWith === reference) {
        change(world, id, { busyWith: null });
      }
      const key = loanKey(wallet, id);
      if (world.loans.get(key)?.busyWith === reference) changeLoan(world, key, { busyWith: null });
    }
  },
  'loan-played': (world, effect, at) => {
    const key = loanKey(effect.wallet, effect.cardId);
    const loan = world.loans.get(key);
    must(loan?.busyWith === effect.reference, effect);
    const restsUntil = effect.restsUntil ?? loan.restsUntil;
    const games = gamesToday(loan, at) + 1;
    changeLoan(world, key, { games, gamesDay: utcDay(at), restsUntil, busyWith: null });
  },
  'day-counted': (world, { day, what, amount }) => {
    const key = dayKey(day, what);
    world.days.set(key, Math.max(0, (world.days.get(key) ?? 0) + amount));
  },
  'own-cards-due': (world, { wallet }) => {
    if (!world.waiting.includes(wallet)) world.waiting.push(wallet);
  },
  'own-cards-granted': (world, { wallet }) => {
    world.waiting = world.waiting.filter((each) => each !== wallet);
  },
  'opening-opened': (world, effect) => {
    const { status, stake, minPool, cardIds, createdAt, expiresAt } = effect.opening;
    must(status === 'open' && expiresAt > createdAt && cardIds.length > 0, effect);
    must(stake > 0 && minPool >= 0, effect);
    world.openings.set(referenceOf(effect.opening), effect.opening);
    world.lastId = effect.opening.id;
  },
  'opening-ended': (world, effect) => {
    const { status, matchId } = effect;
    must((status === 'accepted') === (matchId !== null), effect);
    const opening = world.openings.get(referenceOf(effect))!;
    world.openings.set(referenceOf(effect), deepFreeze({ ...opening, status, matchId }));
  },
  'match-started': (world, effect) => {
    const { match, bonusReserved } = effect;
    // A cup has a match for each of its ties; an opening has one.
    const again = [...world.matches.values()].some(
      ({ kind, originId }) => kind === match.kind && originId === match.originId,
    );
    must(match.kind === 'practice' || match.kind === 'cup' || !again, effect);
    world.matches.set(match.id, stored(match));
    if (bonusReserved > 0) world.reserved.set(match.id, bonusReserved);
    world.lastId = match.id;
  },
  'match-moved': (world, effect) => {
    const { match, version, events, commitment } = effect;
    must(events.length > 0 && match.version === version + events.length, effect);
    world.matches.set(match.id, stored(match));
    if (match.state.phase === 'finished') world.reserved.delete(match.id);
    if (commitment !== null) world.commitments.add(commitment);
  },
  'bonus-counted': (world, effect) => {
    must(effect.pair[0] < effect.pair[1], effect);
    const key = bonusKey(effect.pair, effect.day);
    world.bonusDays.set(key, (world.bonusDays.get(key) ?? 0) + 1);
  },
  rated: (world, effect) => {
    const { players, rating, at } = effect;
    must(rating.counted >= 0 && rating.counted <= 1, effect);
    must(!world.meetings.some(({ matchId }) => matchId === effect.matchId), effect);
    for (const seat of SEATS) {
      const games = rating.games[seat] + (rating.counted > 0 ? 1 : 0);
      const history = effect.histories[seat];
      const lastMatchAt = Math.max(at, world.battlers.get(players[seat])?.lastMatchAt ?? at);
      world.battlers.set(players[seat], { ...rating.after[seat], games, lastMatchAt, history });
    }
    if (effect.playedOut) world.encounters.add(walletPair(...players).join(' '));
    world.meetings.push({ pair: walletPair(...players), at, matchId: effect.matchId });
  },
  'starter-claimed': (world, effect) => {
    must(!world.starters.has(effect.wallet), effect);
    world.starters.set(effect.wallet, effect.lent);
  },
  'cards-lent': (world, effect) => {
    const { wallet, cardIds } = effect;
    for (const id of cardIds) {
      must(!world.loans.has(loanKey(wallet, id)), effect);
      const free = { busyWith: null, restsUntil: null, gamesDay: null, games: 0, version: 0 };
      const loan = { ...world.cards.get(id)!, ...free, owner: wallet, bond: 'lent' } as const;
      world.loans.set(loanKey(wallet, id), deepFreeze(loan));
    }
  },
  'bid-placed': (world, effect, at) => {
    const { auctionId, bidder, amount, lapsesAt, endsAt, id } = effect;
    const [cardId, auction] = [...world.auctions].find(([, each]) => each.id === auctionId)!;
    must(amount > 0 && endsAt >= auction.endsAt && isFirst(world, effect), effect);
    world.auctions.set(cardId, { ...auction, endsAt });
    world.bids.set(id, { auctionId, bidder, amount, lapsesAt, placedAt: at });
    world.lastId = id;
    touch(world, auctionId);
  },
  'auction-moved': (world, effect, at) => must(moveAuction(world, effect, at), effect),
  'purchase-claimed': claimPurchase,
  'bidder-banned': banBidder,
  'bid-confirmed': (world, effect) => {
    const { id, auctionId } = effect;
    const confirmed = { ...world.bids.get(id)!, lapsesAt: null };
    must(isFirst(world, confirmed), effect);
    touch(world, auctionId);
    world.bids.set(id, confirmed);
  },
  'bid-voided': voidBid,
  'bond-moved': (world, effect) => must(moveBond(world, effect), effect),
  'auction-started': (world, effect) => {
    must(startAuction(world, effect), effect);
    world.lastId = effect.id;
  },
  'auction-timed': (world, effect) => must(timeAuction(world, effect), effect),
  'card-listed': (world, effect, at) => {
    const card = world.cards.get(effect.cardId)!;
    // Off the shelf it may go in the middle of a game.
    const still = card.busyWith === null || effect.price === null;
    must(card.owner !== null && still && card.bond === undefined, effect);
    const { cardId, price } = effect;
    putOnShelf(world, cardId, price, effect.told ? { told: { price: price!, at } } : {});
  },
  'offer-made': (world, effect) => {
    const { offer } = effect;
    const owner = world.cards.get(offer.cardId)?.owner;
    must(offer.status === 'open' && owner === offer.owner && offer.bidder !== owner, effect);
    const standing = openOffers(world, offer.cardId);
    must(!standing.some(({ bidder }) => bidder === offer.bidder), effect);
    world.offers.set(offer.id, offer);
    world.lastId = offer.id;
  },
  'offer-ended': (world, { id, status }) => {
    world.offers.set(id, deepFreeze({ ...world.offers.get(id)!, status }));
  },
  'cup-opened': openCup,
  'cup-entered': enterCup,
  'cup-left': leaveCup,
  'cup-moved': (world, effect) => must(moveCup(world, effect), effect),
  'week-counted': countWeek,
  'week-paid': payWeek,
  'sale-recorded': (world, effect, at) => {
    const { type: _type, ...sale } = effect;
    must(!world.soldAt.has(sale.reference), effect);
    world.sales.push(sale);
    world.soldAt.set(sale.reference, at);
  },
  'sales-seen-through': (world, { pair, cardId, since, reason }) => {
    world.sales = world.sales.map((sale) =>
      sale.leftOut === null &&
      walletPair(sale.seller!, sale.buyer).join() === pair.join() &&
      (cardId === null ? world.soldAt.get(sale.reference)! > since : sale.cardId === cardId)
        ? { ...sale, leftOut: reason }
        : sale,
    );
  },
  message: () => undefined,
  'watchers-told': () => undefined,
  'house-joined': (world, effect) => {
    must(!world.houses.has(effect.address), effect);
    world.houses.add(effect.address);
  },
  'operator-acted': () => undefined,
  'withdrawal-signed': (world, { withdrawal }) => {
    world.withdrawals.set(withdrawal.id, withdrawal);
    world.lastId = withdrawal.id;
  },
  'withdrawal-ended': endWithdrawal,
  'chain-log-applied': (world, { log }) => {
    world.appliedLogs.add(logReference(log));
  },
  'wallet-leaving': setLeaving,
  notice: () => undefined,
};

/** The unique index: of two equal verified bids in an auction only one stands. */
function isFirst(world: World, bid: Pick<BidFacts, 'auctionId' | 'amount' | 'lapsesAt'>): boolean {
  return ![...world.bids.values()].some(
    ({ auctionId, amount, lapsesAt, voided }) =>
      bid.lapsesAt === null &&
      lapsesAt === null &&
      !voided &&
      auctionId === bid.auctionId &&
      amount === bid.amount,
  );
}

/** The same thing happens to a card once, and every kind of event says what belongs to it. */
function isWhole(world: World, event: CardEvent): boolean {
  const { cardId, kind, reference, from, to, restsUntil, attribute, value, price } = event;
  const again = world.cardEvents.some(
    (each) => each.cardId === cardId && each.kind === kind && each.reference === reference,
  );
  const levelled = attribute !== undefined && value !== undefined;
  return (
    !again &&
    (to === undefined || to !== from) &&
    (kind !== 'returned' || (from !== undefined && to === undefined && price !== undefined)) &&
    (kind === 'lost') === (restsUntil !== undefined) &&
    (kind === 'levelled') === levelled &&
    (!levelled || (ATTRIBUTES.includes(attribute) && value >= 0 && value <= 100))
  );
}

const isTaken = (kind: CardEvent['kind'], { busyWith }: HeldCard) =>
  kind === 'lost' || kind === 'withdrawn' || (kind === 'moved' && placeOf(busyWith) === 'chain');

const battlerOf = (world: World, wallet: string | null) =>
  world.battlers.get(wallet ?? '')?.history ?? NO_HISTORY;

function applyToCard(world: World, card: HeldCard, event: CardEvent, at: number): void {
  const { kind, from = null, to, attribute, value } = event;
  if (to !== undefined) {
    // Only a match, which made it busy, takes a busy card away; and the chain, which has the last word.
    must(card.owner === from && (card.busyWith === null || isTaken(kind, card)), event);
    const forced = kind === 'withdrawn';
    const bonded = card.bond === 'bound' && !hasHistory(battlerOf(world, card.owner)) && !forced;
    must(!bonded, event);
    must(openOffers(world, card.id).length === 0, event);
    const { bond: _gone, asked: _asked, told: _told, ...rest } = world.cards.get(card.id)!;
    world.cards.set(card.id, deepFreeze({ ...rest, ...(event.bound ? { bond: 'bound' } : {}) }));
    change(world, card.id, { owner: to });
  }
  if (kind === 'returned') {
    must(card.owner === from && card.busyWith === null, event);
    putOnShelf(world, card.id, null);
    const { told: _told, ...rest } = world.cards.get(card.id)!;
    world.cards.set(card.id, rest);
    change(world, card.id, { owner: null });
  }
  if (kind === 'withdrawn') {
    must(
      placeOf(card.busyWith) !== 'chain' && (to !== undefined || card.bond === undefined),
      event,
    );
    putOnShelf(world, card.id, null);
    change(world, card.id, { busyWith: `chain:${tokenOf(card.id)}` });
  }
  if (kind === 'deposited') {
    must(placeOf(card.busyWith) === 'chain', event);
    change(world, card.id, { busyWith: null });
  }
  if (kind === 'won' || kind === 'lost') {
    const games = gamesToday(card, at) + 1;
    const restsUntil = event.restsUntil ?? card.restsUntil;
    change(world, card.id, { games, gamesDay: utcDay(at), restsUntil, busyWith: null });
  } else if (kind === 'levelled') {
    const grown = Math.min(card.grown + 1, GROWTH_PER_CARD);
    change(world, card.id, { grown, attributes: { ...card.attributes, [attribute!]: value! } });
  }
}
