import { SEATS } from '../engine/seats.ts';
import { type Effect, TREASURY } from './effects.ts';
import type { HeldCard } from './facts.ts';
import { auctionAt, banOf, endsEveryBond, isAsSeen } from './test-auctions.ts';
import { canSign, isApplied } from './test-chain.ts';
import { canEnter, canLeave, isCupAsSeen, isSlotFree } from './test-cups.ts';
import {
  balanceOf,
  bonusKey,
  cardsKept,
  copyOf,
  dayKey,
  freeTreasury,
  livePractice,
  loanKey,
  mintsOf,
  offersOf,
  openOf,
  openOffers,
  unownedOf,
  type World,
} from './test-facts.ts';
import { FREE_ONLY } from './test-ledger.ts';
import { isCountAsSeen, isWeekAsSeen } from './test-weeks.ts';
import { write } from './test-writes.ts';

type Of<T extends Effect['type']> = Extract<Effect, { type: T }>;

/**
 * All effects of one command or none, as the database commits them: answers what had changed since
 * the command was decided, or null when everything is written. What no commit would ever let pass
 * throws: then it is the decision that is wrong.
 */
export function commit(world: World, effects: readonly Effect[], at: number): string | null {
  const conflict = conflictOf(world, effects, at);
  if (conflict !== null) return conflict;
  const next = copyOf(world);
  for (const effect of effects) write(next, effect, at);
  Object.assign(world, next);
  return null;
}

function conflictOf(world: World, effects: readonly Effect[], at: number): string | null {
  type Check = (world: World, effect: Effect, at: number) => boolean;
  for (const effect of effects) {
    if (!(CHECKS[effect.type] as Check)(world, effect, at)) return effect.type;
  }
  if (!endsEveryOffer(world, effects)) return 'offer';
  if (!endsEveryBond(world, effects)) return 'bond';
  return hasFunds(world, effects) ? null : 'funds';
}

/** A card takes no offer with it into other hands; one may have come in since it was decided. */
function endsEveryOffer(world: World, effects: readonly Effect[]): boolean {
  const ended = effects.flatMap((effect) => (effect.type === 'offer-ended' ? [effect.id] : []));
  return effects.every(
    (effect) =>
      effect.type !== 'card-event' ||
      effect.from === undefined ||
      openOffers(world, effect.cardId).every(({ id }) => ended.includes(id)),
  );
}

/** Gifts and promises of the treasury come out of what it has not promised yet. */
function hasFunds(world: World, effects: readonly Effect[]): boolean {
  const needed = new Map<string, number>();
  const back = new Map<string, number>();
  const trading = new Set<string>();
  const spendable = (account: string) =>
    balanceOf(world, account) - (trading.has(account) ? (world.locked.get(account) ?? 0) : 0);
  let promised = 0;
  for (const effect of effects) {
    if (effect.type === 'match-started') promised += effect.bonusReserved;
    // Once, when the cup begins.
    if (effect.type === 'cup-moved' && effect.ended === null) promised += effect.pool;
    if (effect.type !== 'post') continue;
    const { from, amount, reason } = effect;
    if (FREE_ONLY.includes(reason)) trading.add(from);
    // What an exit takes may have come out of a voucher's vault in the same stroke.
    if (reason === 'refund') back.set(effect.to, (back.get(effect.to) ?? 0) + amount);
    const regained = reason === 'exit' ? (back.get(from) ?? 0) : 0;
    needed.set(from, (needed.get(from) ?? 0) + amount - regained);
    if (from === TREASURY && reason !== 'bonus') promised += amount;
  }
  const covered = [...needed].every(([account, amount]) => spendable(account) >= amount);
  return covered && (promised === 0 || freeTreasury(world) >= promised);
}

type Decided = Pick<HeldCard, 'id' | 'version'> & Partial<Pick<HeldCard, 'owner' | 'bond'>>;

function isAsDecided(world: World, { id, version, owner, bond }: Decided): boolean {
  const card = bond === 'lent' ? world.loans.get(loanKey(owner!, id)) : world.cards.get(id);
  return card?.version === version;
}

const always = () => true;

/** Whether what an effect was decided on is still so. */
const CHECKS: {
  readonly [T in Effect['type']]: (world: World, effect: Of<T>, at: number) => boolean;
} = {
  post: (world, { from, lockedSeen }) =>
    lockedSeen === undefined || (world.locked.get(from) ?? 0) === lockedSeen,
  'card-event': (world, { cardId: id, version, grown, kind, from, to }, at) =>
    // What is under auction is nobody's but its winner's.
    (kind === 'auctioned' ||
      from !== undefined ||
      to === undefined ||
      auctionAt(world, { cardId: id, at }) === null) &&
    (version === undefined || isAsDecided(world, { id, version })) &&
    (grown === undefined || world.cards.get(id)?.grown === grown),
  engage: (world, { cards }) => cards.every((card) => isAsDecided(world, card)),
  'card-staked': (world, { wallet, keeps }) => cardsKept(world, { wallet }) - 1 >= keeps,
  'mint-counted': (world, effect) => mintsOf(world, effect).all === effect.before,
  'pool-drawn': (world, { rarity, keeps }) => unownedOf(world, rarity) > keeps,
  'opening-counted': (world, effect) => openOf(world, effect) === effect.before,
  'practice-counted': (world, { player, before }) => livePractice(world, player).length === before,
  release: always,
  'cards-lent': always,
  'loan-played': always,
  'day-counted': (world, { day, what, amount, most }) =>
    amount <= 0 || (world.days.get(dayKey(day, what)) ?? 0) + amount <= most,
  'own-cards-due': always,
  'own-cards-granted': (world, { wallet }) => world.waiting.includes(wallet),
  'opening-opened': (world, { opening }) =>
    opening.id > world.lastId &&
    (!opening.rematch ||
      ![...world.openings.values()].some(
        (other) => other.status === 'open' && other.rematch?.of === opening.rematch!.of,
      )),
  'opening-ended': (world, { kind, id }) => world.openings.get(`${kind}:${id}`)?.status === 'open',
  'match-started': (world, { match }) => match.id > world.lastId,
  'match-moved': (world, { match, version, commitment }) =>
    world.matches.get(match.id)?.version === version &&
    (commitment === null || !world.commitments.has(commitment)),
  'bonus-counted': (world, { pair, day, before }) =>
    (world.bonusDays.get(bonusKey(pair, day)) ?? 0) === before,
  rated: (world, { players, rating }) =>
    SEATS.every((seat) => (world.battlers.get(players[seat])?.games ?? 0) === rating.games[seat]),
  'starter-claimed': (world, { wallet }) => !world.starters.has(wallet),
  'auction-moved': isAsSeen,
  'purchase-claimed': isAsSeen,
  'bidder-banned': always,
  'bid-placed': (world, { auctionId, bidder, id, version }, at) =>
    id > world.lastId &&
    banOf(world, { wallet: bidder, at }) === null &&
    isAsSeen(world, { id: auctionId, version }),
  'bid-confirmed': (world, { auctionId, bidder, version }, at) =>
    banOf(world, { wallet: bidder, at }) === null && isAsSeen(world, { id: auctionId, version }),
  'bid-voided': (world, { id, auctionId, version }) =>
    !world.bids.get(id)!.voided &&
    (version === null || isAsSeen(world, { id: auctionId, version })),
  'bond-moved': (world, { auctionId, version }) => isAsSeen(world, { id: auctionId, version }),
  'auction-started': (world, { id, cardId, cardVersion }, at) =>
    id > world.lastId &&
    auctionAt(world, { cardId, at }) === null &&
    isAsDecided(world, { id: cardId, version: cardVersion }),
  'auction-timed': isAsSeen,
  'card-listed': (world, { cardId: id, version }) => isAsDecided(world, { id, version }),
  'offer-made': (world, { offer, version, before }) =>
    offer.id > world.lastId &&
    isAsDecided(world, { id: offer.cardId, version }) &&
    offersOf(world, { wallet: offer.bidder }) === before,
  'offer-ended': (world, { id }) => world.offers.get(id)?.status === 'open',
  'cup-opened': isSlotFree,
  'cup-entered': canEnter,
  'cup-left': canLeave,
  'cup-moved': isCupAsSeen,
  'week-counted': isCountAsSeen,
  'week-paid': isWeekAsSeen,
  'sale-recorded': always,
  'sales-seen-through': always,
  message: always,
  'watchers-told': always,
  'house-joined': (world, { address }) => !world.houses.has(address),
  'operator-acted': always,
  'withdrawal-signed': canSign,
  'withdrawal-ended': (world, { id }) => world.withdrawals.get(id)?.state === 'signed',
  'chain-log-applied': (world, effect) => !isApplied(world, effect),
  'wallet-leaving': always,
  notice: always,
};
