import type { Attributes } from '../attributes.ts';
import { type Economy, PRESETS } from '../economy/presets.ts';
import type { Payment, Trade } from '../economy/trading-circle.ts';
import { deepFreeze } from '../engine/deep-freeze.ts';
import { testCard } from '../engine/test-matches.ts';
import type { Rarity } from '../rarity.ts';
import type { Battler } from '../rating/rate-match.ts';
import {
  type AuctionWorld,
  auctionAt,
  banOf,
  bidOf,
  bondsOf,
  cardsBidOn,
  endingAuction,
  leadWithout,
} from './auction/test-auctions.ts';
import type { CardEvent } from './card/effects.ts';
import type { HeldCard } from './card/facts.ts';
import { placeOf } from './card/facts.ts';
import {
  type ChainWorld,
  isApplied,
  noChain,
  openWithdrawals,
  promisedHoof,
} from './chain/test-chain.ts';
import { feesOf } from './cup/cup-end.ts';
import {
  type CupWorld,
  cupState,
  housePlayers,
  keptForCups,
  noCups,
  poolHand,
  slotKey,
} from './cup/test-cups.ts';
import { type Posting, TREASURY } from './hoof/effects.ts';
import type { AnswerTo, Question } from './kernel/registry.ts';
import type { MatchFacts } from './match/facts.ts';
import type { OpeningFacts, OpeningKind } from './opening/facts.ts';
import type { Dealings, Mint, OfferFacts, SaleFacts, TierPrices } from './trade/facts.ts';
import type { WalletPair } from './wallet/pair.ts';
import { meetingsOf, noWeeks, rivalsIn, standingsOf, type WeekWorld } from './week/test-weeks.ts';

/** Everything that the database knows of the game, as decisions see it. Values are never edited. */
export interface World extends AuctionWorld, ChainWorld, CupWorld, WeekWorld {
  economy: Economy;
  cards: Map<number, HeldCard>;
  balances: Map<string, number>;
  /** By vault and wallet. */
  stakes: Map<string, { readonly amount: number; readonly state: 'held' | 'refunded' | 'paid' }>;
  transfers: Posting[];
  openings: Map<string, OpeningFacts>;
  matches: Map<number, MatchFacts>;
  /** What the treasury keeps back, by live match. */
  reserved: Map<number, number>;
  bonusDays: Map<string, number>;
  battlers: Map<string, Battler>;
  meetings: { readonly pair: WalletPair; readonly at: number; readonly matchId?: number }[];
  offers: Map<number, OfferFacts>;
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
    offers: new Map(),
    sales: [],
    soldAt: new Map(),
    secret: new Set(),
    starters: new Map(),
    loans: new Map(),
    locked: new Map(),
    days: new Map(),
    encounters: new Set(),
    waiting: [],
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
  const minted = world.mints.filter((each) => each.wallet === wallet && each.day === day);
  const legendary = minted.filter(({ rarity }) => rarity === 'Legendary');
  return { all: minted.length, legendary: legendary.length };
}

export function openOf(
  world: World,
  { kind, wallet }: { readonly kind: OpeningKind; readonly wallet: string },
): number {
  return [...world.openings.values()].filter(
    (each) => each.kind === kind && each.player === wallet && each.status === 'open',
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

/** What a world answers; new numbers are counted by whoever decides. */
export type Known = Exclude<Question, { ask: 'new-id' }>;

type Answering = {
  readonly [A in Known['ask']]: (
    world: World,
    question: Extract<Question, { ask: A }>,
  ) => AnswerTo<Extract<Question, { ask: A }>>;
};

/** `answer(world, { ask: 'card', id: 7 })` */
export function answer(world: World, question: Known): unknown {
  return (ANSWERS[question.ask] as (world: World, question: Known) => unknown)(world, question);
}

const ANSWERS: Answering = {
  card: (world, { id, wallet, lent, busyWith }) => {
    const card = world.cards.get(id) ?? null;
    if (wallet === undefined) return card;
    const loan = world.loans.get(loanKey(wallet, id));
    const meansLoan =
      lent ?? (busyWith === undefined ? card?.owner !== wallet : loan?.busyWith === busyWith);
    return meansLoan ? (loan ?? card) : card;
  },
  'free-cards': (world, { wallet, rarity }) =>
    hand(world).filter(
      (card) =>
        card.owner === wallet &&
        card.busyWith === null &&
        (rarity === null || card.rarity === rarity),
    ),
  'seen-cards': (world, { wallet, rarity }) =>
    hand(world)
      .filter(
        ({ id, owner, rarity: tier, busyWith }) =>
          owner === wallet &&
          tier === rarity &&
          (busyWith === null || world.secret.has(loanKey(wallet, id))),
      )
      .map((card) => ({ ...card, busyWith: null })),
  'cards-kept': cardsKept,
  'unowned-card': (world, { rarity, except }) =>
    [...world.cards.values()].find(
      (card) =>
        card.owner === null &&
        card.rarity === rarity &&
        !except.includes(card.id) &&
        auctionAt(world, { cardId: card.id, at: 0 }) === null,
    ) ?? null,
  'unowned-count': (world, { rarity, most }) => Math.min(most, unownedOf(world, rarity)),
  'mints-of-day': mintsOf,
  'open-count': openOf,
  'live-practice': (world, { player }) => livePractice(world, player),
  opening: (world, { kind, id }) => world.openings.get(`${kind}:${id}`) ?? null,
  match: (world, { id }) => world.matches.get(id) ?? null,
  'last-rematch': (world, { of }) =>
    [...world.openings.values()].findLast(({ rematch }) => rematch?.of === of) ?? null,
  balance: (world, { account }) => balanceOf(world, account),
  'free-treasury': freeTreasury,
  'bonus-matches': (world, { pair, day }) => world.bonusDays.get(bonusKey(pair, day)) ?? 0,
  // Whoever has nothing but results that count nothing is a newcomer.
  battler: (world, { address }) => {
    const battler = world.battlers.get(address);
    return battler && battler.games > 0 ? battler : null;
  },
  meetings: (world, { pair, since }) =>
    world.meetings.filter(({ pair: [a, b], at }) => a === pair[0] && b === pair[1] && at > since)
      .length,
  locked: (world, { wallet }) => world.locked.get(wallet) ?? 0,
  'busy-cards': (world, { wallet }) =>
    hand(world).filter(({ owner, busyWith }) => owner === wallet && busyWith !== null).length,
  'day-used': (world, { what, day }) => world.days.get(dayKey(day, what)) ?? 0,
  met: (world, { pair }) => world.encounters.has(pair.join(' ')),
  'next-in-line': (world) => world.waiting[0] ?? null,
  'starter-claimed': (world, { wallet }) => {
    const lent = world.starters.get(wallet);
    return lent === undefined ? null : lent ? 'lent' : 'own';
  },
  auction: auctionAt,
  'ending-auction': endingAuction,
  'cards-bid-on': cardsBidOn,
  'bid-ban': banOf,
  bid: bidOf,
  'lead-without': leadWithout,
  bonds: bondsOf,
  offer: (world, { id }) => world.offers.get(id) ?? null,
  'card-offers': (world, { cardId }) => openOffers(world, cardId),
  'offer-count': offersOf,
  dealings: dealingsOf,
  trades: tradesOf,
  payments: paymentsFrom,
  'tier-prices': tierPrices,
  'newest-mint': (world, { cardId }) => {
    const mint = world.mints.findLast((each) => each.cardId === cardId);
    if (!mint) return null;
    const { wallet, price, at, reference } = mint;
    return { wallet, price, at, reference };
  },
  frozen: (world, { wallet }) => world.frozen.has(wallet),
  'house-joined': (world, { address }) => world.houses.has(address),
  cup: (world, { id }) => world.cups.get(id) ?? null,
  'cup-slot': (world, slot) => world.cupSlots.has(slotKey(slot)),
  'house-players': housePlayers,
  'pool-hand': poolHand,
  'week-meetings': meetingsOf,
  'week-standings': standingsOf,
  'week-rivals': rivalsIn,
  withdrawal: (world, { id }) => world.withdrawals.get(id) ?? null,
  'open-withdrawals': openWithdrawals,
  'promised-hoof': promisedHoof,
  'free-stakes': (world, { wallet }) =>
    [...world.stakes].reduce((sum, [key, { amount, state }]) => {
      const held = state === 'held' && key.endsWith(` ${wallet}`);
      return held ? sum + amount - (world.locked.get(key) ?? 0) : sum;
    }, 0),
  leaving: (world, { wallet }) => world.leaving.has(wallet),
  'log-applied': isApplied,
  'cup-state': cupState,
  'cup-ties': (world, { id }) => world.cups.get(id)?.ties ?? [],
  'cup-entry': (world, { id, wallet }) =>
    world.cups.get(id)?.entries.find((entry) => entry.wallet === wallet) ?? null,
  'cup-fees': (world, { id }) => feesOf(world.cups.get(id)!),
};

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

function dealingsOf(
  world: World,
  { cardId, seller, buyer, since }: Extract<Question, { ask: 'dealings' }>,
): Dealings {
  const back = world.sales.filter((sale) => sale.seller === buyer && sale.buyer === seller);
  return {
    houses: [seller, buyer].filter((wallet) => world.houses.has(wallet)),
    newestSale: world.sales.findLastIndex((sale) =>
      [sale.seller, sale.buyer].some((wallet) => wallet === seller || wallet === buyer),
    ),
    cameBack: back.some((sale) => sale.cardId === cardId),
    wentRound: world.sales.some(
      (sale) =>
        sale.cardId === cardId &&
        sale.seller === buyer &&
        world.soldAt.get(sale.reference)! > since,
    ),
    paidBack: back.some(({ reference }) => world.soldAt.get(reference)! > since),
    transferred: world.transfers.some(
      ({ reason, from, to }) =>
        reason === 'transfer' && [from, to].every((each) => each === seller || each === buyer),
    ),
  };
}

/** Sales between players since then, oldest first. */
function playersSales(world: World, since: number) {
  return world.sales.filter(
    ({ seller, buyer, reference, kind }) =>
      (kind === 'listing' || kind === 'offer') &&
      world.soldAt.get(reference)! > since &&
      !world.houses.has(seller!) &&
      !world.houses.has(buyer),
  );
}

function tradesOf(
  world: World,
  { wallet, since, most }: Extract<Question, { ask: 'trades' }>,
): Trade[] {
  return playersSales(world, since)
    .filter(({ seller, buyer }) => seller === wallet || buyer === wallet)
    .slice(-most - 1)
    .map(({ seller, amount }) => ({ earned: seller === wallet, amount: amount * 100 }));
}

function paymentsFrom(
  world: World,
  { seller, buyer, since, most }: Extract<Question, { ask: 'payments' }>,
): Payment[] {
  const sales = playersSales(world, since);
  const payments: Payment[] = [];
  const from = [seller];
  for (const payer of from) {
    if (payer === buyer) continue;
    for (const payee of new Set(sales.flatMap((s) => (s.buyer === payer ? s.seller! : [])))) {
      payments.push({ payer, payee });
      if (!from.includes(payee)) from.push(payee);
    }
  }
  return payments.slice(0, most + 1);
}

function tierPrices(world: World, question: Extract<Question, { ask: 'tier-prices' }>): TierPrices {
  const { rarity, cardId, wallets, most } = question;
  const asked = [...world.cards.values()].flatMap((card) =>
    card.rarity === rarity &&
    card.id !== cardId &&
    card.busyWith === null &&
    !wallets.includes(card.owner ?? '')
      ? (card.asked ?? [])
      : [],
  );
  const recent = world.sales.flatMap((sale) =>
    sale.leftOut === null &&
    sale.currency === 'HOOF' &&
    world.cards.get(sale.cardId)!.rarity === rarity
      ? sale.amount * 100
      : [],
  );
  return {
    cheapest: asked.length === 0 ? null : Math.min(...asked),
    recent: recent.reverse().slice(0, most),
  };
}
