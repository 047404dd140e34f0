import {
  type Attributes,
  type Battler,
  HOOF_SUPPLY,
  HUNDREDTHS_PER_HOOF,
  type Hundredths,
  type Preset,
  RARITIES,
  type Rarity,
} from '../../../src/index.ts';
import type { Random } from '../../simulation/random.ts';
import type { Odds, Skill } from './odds.ts';

/** A card as it is printed, and what it grew by. Lent ones are shared and never grow. */
export interface Face {
  readonly rarity: Rarity;
  readonly price: number;
  attributes: Attributes;
  sum: number;
  grown: number;
}

/** A card in somebody's hand; rest and games are a loan's own. */
export interface Held {
  readonly face: Face;
  tie: 'own' | 'bound' | 'lent';
  restsUntil: number | null;
  gamesDay: number;
  games: number;
}

export const KINDS = ['player', 'collector', 'newcomer', 'farmer'] as const;

export interface Wallet {
  readonly id: number;
  readonly address: string;
  readonly kind: (typeof KINDS)[number];
  readonly joinedDay: number;
  readonly skill: Skill;
  /** Matches it looks for on a day. */
  readonly rate: number;
  /** By tier: whoever looks for a card wants one of a tier. */
  readonly hand: Readonly<Record<Rarity, Held[]>>;
  locked: Hundredths;
  free: Hundredths;
  /** Whom it has met; house players are below zero. */
  readonly met: Set<number>;
  historyDay: number | null;
  /** Cards of its own that it got for its history. */
  ownCards: number;
  battler: Battler;
  readonly mints: { day: number; all: number; legendary: number };
  bonusEver: Hundredths;
  mintedEver: number;
  brokeDays: number;
}

/** What is counted while it runs. */
export interface Counts {
  packs: number;
  turnedAway: number;
  /** A pack or a history that got a lower tier than it drew, or none. */
  dry: number;
  matches: number;
  againstHouse: number;
  nobodyThere: number;
  bonuses: number;
  /** On which somebody found the day's mints with gifted HOOF used up. */
  readonly giftsSpentDays: Set<number>;
  purseEmptyDays: number;
  longestWaitDays: number;
  leastTreasury: Hundredths;
  atReserveDay: Partial<Record<Rarity, number>>;
}

export interface World {
  readonly preset: Preset;
  readonly random: Random;
  readonly odds: Odds;
  readonly wallets: Wallet[];
  readonly pool: Record<Rarity, Face[]>;
  treasury: Hundredths;
  /** What was used of today's budgets, by their names. */
  readonly used: Map<string, number>;
  readonly bonusMatches: Map<number, number>;
  readonly queue: Wallet[];
  readonly counts: Counts;
}

export interface PricedCard {
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  readonly priceHoof: number;
}

export function newWorld(
  preset: Preset,
  cards: readonly PricedCard[],
  odds: Odds,
  random: Random,
): World {
  const faces = random.shuffle(cards).map(({ rarity, attributes, priceHoof }) => ({
    ...{ rarity, attributes, grown: 0, price: priceHoof * HUNDREDTHS_PER_HOOF },
    sum: Object.values(attributes).reduce((sum, value) => sum + value, 0),
  }));
  const pool = RARITIES.map((rarity) => [rarity, faces.filter((face) => face.rarity === rarity)]);
  const treasury = HOOF_SUPPLY * HUNDREDTHS_PER_HOOF;
  return {
    preset,
    random,
    odds,
    wallets: [],
    pool: Object.fromEntries(pool) as World['pool'],
    treasury,
    used: new Map(),
    bonusMatches: new Map(),
    queue: [],
    counts: {
      packs: 0,
      turnedAway: 0,
      dry: 0,
      matches: 0,
      againstHouse: 0,
      nobodyThere: 0,
      bonuses: 0,
      giftsSpentDays: new Set(),
      purseEmptyDays: 0,
      longestWaitDays: 0,
      leastTreasury: treasury,
      atReserveDay: {},
    },
  };
}
