import type { Attribute, Attributes } from '../attributes.ts';
import type { CardBond } from '../engine/cards.ts';
import { ATTRIBUTE_RANGES, type Rarity } from '../rarity.ts';

export const GAMES_PER_CARD_PER_DAY = 3;
export const LOSS_REST_MS = 12 * 60 * 60 * 1000;
export const MAX_ATTRIBUTE = 100;
/** How often a card grows in its life, by one each time. */
export const GROWTH_PER_CARD = 5;

/** Unowned cards of each tier that are kept for starter packs: nobody mints into them. */
export const RESERVED_CARDS = { Common: 3_600, Rare: 1_800, Epic: 480, Legendary: 120 } as const;

/**
 * Challenges, battle requests, challenges to one player and links that a wallet may have open at a
 * time: so many of each.
 */
export const OPENINGS_PER_WALLET = 5;
/** Of one wallet's openings a list shows no more than these. */
export const LISTED_PER_WALLET = 3;

/** What a wallet gets that can stake nothing any more, once a UTC day and locked. In HOOF. */
export const ALLOWANCE = 10;
/** Practice matches that one browser, or one wallet, may have going at a time. */
export const LIVE_PRACTICE = 3;
/** Friendlies that one wallet may have going at a time. */
export const LIVE_FRIENDLIES = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The UTC day a moment falls on, as a count: `utcDay(86_400_000) // 1` */
export function utcDay(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** When the UTC day of this moment began: `dayStart(86_400_001) // 86_400_000` */
export function dayStart(at: number): number {
  return utcDay(at) * DAY_MS;
}

/** When the UTC day after this moment begins: `nextDay(86_400_001) // 172_800_000` */
export function nextDay(at: number): number {
  return (utcDay(at) + 1) * DAY_MS;
}

/** `restsUntil(lostAt) // lostAt + 12 hours` */
export function restsUntil(lostAt: number): number {
  return lostAt + LOSS_REST_MS;
}

export interface CardForm {
  /** In an open challenge, request or match. */
  readonly engaged: boolean;
  readonly restsUntil: number | null;
  readonly gamesToday: number;
}

export type CardHold = 'engaged' | 'resting' | 'played-out';

/**
 * Why a card may not play now, or null when it is free.
 * `cardHold({ engaged: false, restsUntil: null, gamesToday: 3 }, now) // 'played-out'`
 */
export function cardHold(form: CardForm, now: number): CardHold | null {
  if (form.engaged) return 'engaged';
  if (form.restsUntil !== null && now < form.restsUntil) return 'resting';
  return form.gamesToday >= GAMES_PER_CARD_PER_DAY ? 'played-out' : null;
}

/** The winning card's +1, to 100 at most: `improved(80) // 81` */
export function improved(value: number): number {
  return Math.min(MAX_ATTRIBUTE, value + 1);
}

export interface GrowingCard {
  readonly rarity: Rarity;
  readonly attributes: Attributes;
  /** Left out: never. */
  readonly grown?: number;
  /** Lent or bound: what is not quite one's own does not grow. */
  readonly bond?: CardBond;
}

/** Why a card that won gets no +1: it is not quite one's own, has grown enough, or is at the top. */
export const GROWTH_LIMITS = ['lent', 'bound', 'lifetime', 'tier'] as const;
export type GrowthLimit = (typeof GROWTH_LIMITS)[number];

/**
 * What keeps winning from making a card better: not above what its tier can have on any attribute, so
 * that a Common stays one, and not for ever. What grew higher by the older rules stays as it is.
 *
 * `growthLimit({ rarity: 'Rare', attributes, grown: 5 }, 'pace') // 'lifetime'`
 */
export function growthLimit(
  { rarity, attributes, grown = 0, bond }: GrowingCard,
  attribute: Attribute,
): GrowthLimit | null {
  if (bond !== undefined) return bond;
  if (grown >= GROWTH_PER_CARD) return 'lifetime';
  return attributes[attribute] < ATTRIBUTE_RANGES[rarity].max ? null : 'tier';
}

/** `mayGrow({ rarity: 'Rare', attributes, grown: 5 }, 'pace') // false` */
export function mayGrow(card: GrowingCard, attribute: Attribute): boolean {
  return growthLimit(card, attribute) === null;
}
