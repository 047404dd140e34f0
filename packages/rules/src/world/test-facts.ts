import type { Attributes } from '../attributes.ts';
import { utcDay } from '../economy/limits.ts';
import { type Economy, PRESETS } from '../economy/presets.ts';
import { deepFreeze } from '../engine/deep-freeze.ts';
import { seatOf } from '../engine/state.ts';
import { testCard } from '../engine/test-matches.ts';
import type { QuestDay } from '../quests/quests.ts';
import type { Rarity } from '../rarity.ts';
import type { Battler } from '../rating/rate-match.ts';
import type { AchievementWorld } from './achievement/test-achievements.ts';
import type { AuctionWorld } from './auction/test-auctions.ts';
import type { CardEvent } from './card/effects.ts';
import type { HeldCard } from './card/facts.ts';
import { placeOf } from './card/facts.ts';
import { type ChainWorld, noChain } from './chain/test-chain.ts';
import { type CupWorld, keptForCups, noCups } from './cup/test-cups.ts';
import { type Posting, TREASURY } from './hoof/effects.ts';
import type { MatchFacts } from './match/facts.ts';
import type { LiveFriendlies } from './match/live-friendlies.ts';
import { type OpeningFacts, type OpeningKind, type Reach, reachOf } from './opening/facts.ts';
import type { SeasonWorld } from './season/test-seasons.ts';
import type { Mint, OfferFacts, SaleFacts, SwapFacts } from './trade/facts.ts';
import type { WalletPair } from './wallet/pair.ts';
import { noWeeks, type WeekWorld } from './week/test-weeks.ts';

/** Everything that the database knows of the game, as decisions see it. Values are never edited. */
export interface World
  extends AchievementWorld,
    AuctionWorld,
    ChainWorld,
    CupWorld,
    SeasonWorld,
    WeekWorld {
  economy: Economy;
  cards: Map<number, HeldCard>;
  balances: Map<string, number>;
  /** By vault and wallet. */
  stakes: Map<string, { readonly amount: number; readonly state: 'held' | 'refunded' | 'paid' }>;
  transfers: Posting[];
  openings: Map<string, OpeningFacts>;
  /** Who wants to hear nothing of whom: `'0xabc… 0xdef…'`. */
  blocks: Set<string>;
  matches: Map<number, MatchFacts>;
  /** What the treasury keeps back, by live match. */
  reserved: Map<number, number>;
  bonusDays: Map<string, number>;
  battlers: Map<string, Battler>;
  meetings: { readonly pair: WalletPair; readonly at: number; readonly matchId?: number }[];
  offers: Map<number, OfferFacts>;
  swaps: Map<number, SwapFacts>;
  /** Those that were made. */
  swappedAt: Map<number, number>;
  sales: SaleFacts[];
  /** By reference. */
  soldAt: Map<string, number>;
  /** Cards that were engaged secretly: to everybody else they look free. */
  secret: Set<string>;
  /** Whether the cards were lent, by wallet. */
  starters: Map<string, boolean>;
  /** By wallet and card. */
  loans: Map<string, HeldCard>;
  /** How much of a balance or a stake is locked, by account, or vault and wallet. */
  locked: Map<string, number>;
  days: Map<string, number>;
  encounters: Set<string>;
  /** Who waits for cards of their own, in order. */
  waiting: string[];
  /** Puzzles that were solved, and cards of the day, by day and wallet. */
  solved: Set<string>;
  dayCards: Map<string, number>;
  /** What became of the quests of a day, by day and wallet. */
  questDays: Map<string, QuestDay>;
  mints: (Mint & { readonly cardId: number; readonly day: number; readonly rarity: Rarity })[];
  frozen: Set<string>;
  houses: Set<string>;
  commitments: Set<string>;
  cardEvents: CardEvent[];
  lastId: number;
}

/** Twenty days into the count of days, at noon UTC: a few hours on is still the same day. */
export const NOON = 20_000 * 86_400_000 + 43_200_000;

const GOATS = 10;

/** Loose enough for a world of a few cards. */
const ECONOMY: Economy = {
  ...PRESETS.demo,
  starter: { cards: 3, hoof: 500, lent: false },
  mints: { ...PRESETS.demo.mints, reserved: { Common: 0, Rare: 0, Epic: 0, Legendary: 0 } },
};

/** A wallet's address: `walletNamed('a') // '0xaaaa…'` */
export function walletNamed(letter: string): string {
  return `0x${letter.repeat(40)}`;
}

/** `createWorld({ treasury: 1_000_000, [ALICE]: 50_000 })`, in hundredths. */
export function createWorld(balances: Readonly<Record<string, number>>): World {
  return {
    economy: ECONOMY,
    cards: new Map(),
    balances: new Map(Object.entries({ [TREASURY]: 0, ...balances })),
    stakes: new Map(),
    transfers: [],
    openings: new Map(),
    blocks: new Set(),
    matches: new Map(),
    reserved: new Map(),
    bonusDays: new Map(),
    battlers: new Map(),
    meetings: [],
    auctions: new Map(),
    bids: new Map(),
    asked: new Map(),
    auctionVersions: new Map(),
    bans: new Map(),
    ...noChain(),
    ...noCups(),
    ...noWeeks(),
    seasonBadges: new Map(),
    achieved: new Map(),
    offers: new Map(),
    swaps: new Map(),
    swappedAt: new Map(),
    sales: [],
    soldAt: new Map(),
    secret: new Set(),
    starters: new Map(),
    loans: new Map(),
    locked: new Map(),
    days: new Map(),
    encounters: new Set(),
    waiting: [],
    solved: new Set(),
    dayCards: new Map(),
    questDays: new Map(),
    mints: [],
    frozen: new Set(),
    houses: new Set(),
    commitments: new Set(),
    cardEvents: [],
    lastId: 0,
  };
}

/** The same world twice; what happens to one of them does not happen to the other. */
export function copyOf(world: World): World {
  const parts = Object.entries(world).map(([name, part]) => {
    if (part instanceof Map) return [name, new Map(part)];
    if (part instanceof Set) return [name, new Set(part)];
    return [name, Array.isArray(part) ? [...part] : part];
  });
  return Object.fromEntries(parts) as World;
}

/** `changedParts(world, before) // ['cards', 'transfers']`: as values are never edited, those that are others. */
export function changedParts(world: World, before: World): string[] {
  const parts = Object.keys(world) as (keyof World)[];
  return parts.filter((name) => !isSame(world[name], before[name]));
}

function isSame(part: unknown, before: unknown): boolean {
  if (part instanceof Map && before instanceof Map) {
    return (
      part.size === before.size && [...part].every(([key, value]) => before.get(key) === value)
    );
  }
  if (part instanceof Set && before instanceof Set) {
    return part.size === before.size && [...part].every((one) => before.has(one));
  }
  if (Array.isArray(part) && Array.isArray(before)) {
    return part.length === before.length && part.every((one, i) => one === before[i]);
  }
  return part === before;
}

/** Puts a card with ten equal numbers into a world: `addCard(world, 7, 'Rare', { owner: ALICE })` */
export function addCard(
  world: World,
  id: number,
  rarity: Rarity,
  special: Partial<HeldCard> & { readonly level?: number } = {},
): HeldCard {
  const { level = 70, ...rest } = special;
  const attributes: Attributes = testCard(id, rarity, level).attributes;
  const free = { grown: 0, busyWith: null, restsUntil: null, gamesDay: null, games: 0, version: 0 };
  const goat = 1 + (id % GOATS);
  const card = { id, name: `Card ${id}`, goat, rarity, attributes, price: 30_000, owner: null };
  const held = deepFreeze({ ...card, ...free, ...rest });
  world.cards.set(id, held);
  return held;
}

export function balanceOf(world: World, account: string): number {
  return world.balances.get(account) ?? 0;
}

export function freeTreasury(world: World): number {
  return [...world.reserved.values()].reduce(
    (free, kept) => free - kept,
    balanceOf(world, TREASURY) - keptForCups(world),
  );
}

/** What a wallet has in the Stadium, less one card for each request that is open or being played. */
export function cardsKept(world: World, { wallet }: { readonly wallet: string }): number {
  const owned = hand(world).filter(
    ({ owner, busyWith }) => owner === wallet && placeOf(busyWith) === 'stadium',
  );
  const staked = owned.flatMap(({ busyWith }) =>
    busyWith?.startsWith('request:') ? busyWith : [],
  );
  return owned.length - new Set(staked).size;
}

export function unownedOf(world: World, rarity: Rarity): number {
  return [...world.cards.values()].filter((card) => card.owner === null && card.rarity === rarity)
    .length;
}

export function mintsOf(
  world: World,
  { wallet, day }: { readonly wallet: string; readonly day: number },
) {
  // What a house player sold to somebody is one of that day's mints too.
  const bought = world.sales.flatMap(({ cardId, kind, seller, buyer, reference }) =>
    kind === 'listing' &&
    buyer === wallet &&
    world.houses.has(seller ?? '') &&
    utcDay(world.soldAt.get(reference)!) === day
      ? world.cards.get(cardId)!
      : [],
  );
  const own = world.mints.filter((each) => each.wallet === wallet && each.day === day);
  const minted = [...own, ...bought];
  const legendary = minted.filter(({ rarity }) => rarity === 'Legendary');
  return { all: minted.length, legendary: legendary.length };
}

export function openOf(
  world: World,
  asked: { readonly kind: OpeningKind; readonly reach: Reach; readonly wallet: string },
): number {
  return [...world.openings.values()].filter(
    (each) =>
      each.kind === asked.kind &&
      each.player === asked.wallet &&
      each.status === 'open' &&
      reachOf(each) === asked.reach,
  ).length;
}

/** What stands open for a card, highest first, and of two equal ones the earlier. */
export function openOffers(world: World, cardId: number): OfferFacts[] {
  return [...world.offers.values()]
    .filter((offer) => offer.cardId === cardId && offer.status === 'open')
    .sort((a, b) => b.amount - a.amount || a.id - b.id);
}

export function offersOf(world: World, { wallet }: { readonly wallet: string }): number {
  return [...world.offers.values()].filter(
    ({ bidder, status }) => bidder === wallet && status === 'open',
  ).length;
}

export function livePractice(world: World, player: string): number[] {
  return [...world.matches.values()].flatMap(({ id, kind, state }) =>
    kind === 'practice' && state.phase !== 'finished' && state.players[0].address === player
      ? [id]
      : [],
  );
}

export function liveFriendlies(world: World, wallet: string): LiveFriendlies {
  const live = [...world.matches.values()].filter(
    ({ kind, state }) =>
      kind === 'friendly' && state.phase !== 'finished' && seatOf(state, wallet) !== null,
  );
  return {
    matches: live.map(({ id }) => id),
    cards: live.flatMap(({ state }) =>
      state.players[seatOf(state, wallet)!].announced.map(({ id }) => id),
    ),
  };
}

/** Own cards and loans, each in the hand it is in. */
export function hand(world: World): HeldCard[] {
  return [...world.cards.values(), ...world.loans.values()];
}

export const loanKey = (wallet: string, id: number) => `${wallet} ${id}`;

export const dayKey = (day: number, what: string) => `${day} ${what}`;

/** `bonusKey(pair, utcDay(at))` */
export function bonusKey(pair: WalletPair, day: number): string {
  return `${pair.join(' ')} ${day}`;
}
