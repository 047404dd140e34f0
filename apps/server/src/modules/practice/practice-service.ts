import { randomInt } from 'node:crypto';
import { houseHand, housePlayers, MAX_VARIATIONS } from '@goats/collection';
import {
  type MatchCard,
  type MatchMode,
  type Pair,
  RARITIES,
  type Rarity,
  SQUAD_DECK_SIZE,
  startMatch,
} from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { cardsOfWallet } from '../cards/holding-store.ts';
import { newSeed } from '../matches/begin-match.ts';
import { houseTimeFor } from '../matches/house-seats.ts';
import { matchCardOf, matchCards, toMatchCard } from '../matches/match-cards.ts';
import { insertMatch, nextMatchId } from '../matches/match-store.ts';
import { rejected } from '../matches/rejections.ts';

/** All of the first series. */
const CARDS = 10 * MAX_VARIATIONS;
/** Enough to choose from in a duel. */
const DUEL_HAND = 4;
const DUEL_OR_DECK = { duel: DUEL_HAND, squad: SQUAD_DECK_SIZE } as const;
/** More of one's own cards than this are not dealt with. */
const MOST_OWN = 200;

export interface Practice {
  /** The wallet, or the address of this browser. */
  readonly player: string;
  /** Whose own cards may be used; null for a visitor without a wallet. */
  readonly wallet: string | null;
  readonly mode: MatchMode;
  readonly cardId: number | undefined;
}

/**
 * A match against the house for nothing: cards are looked at, never taken, so it does not matter
 * whether they rest, who owns them, or how often they have played. Answers the match.
 */
export async function beginPractice(
  tx: Queryable,
  practice: Practice,
  now: number,
): Promise<number> {
  const { player, mode } = practice;
  const house = housePlayers()[randomInt(housePlayers().length)]!;
  const own = practice.wallet === null ? [] : await ownCards(tx, practice.wallet, now);
  const wanted = practice.cardId === undefined ? undefined : await matchCardOf(tx, practice.cardId);
  if (practice.cardId !== undefined && !wanted) throw notFound('There is no such card.');
  const theirs = await matchCards(tx, houseHand(house.slug));
  const hand = mode === 'duel' ? await duelHand(tx, own, wanted) : await squadHand(tx, own, wanted);
  const opposing =
    mode === 'duel'
      ? shuffled(theirs.filter((card) => card.rarity === hand[0]!.rarity && !has(hand, card)))
      : shuffled(theirs.filter((card) => !has(hand, card)));
  const size = mode === 'duel' ? 1 : SQUAD_DECK_SIZE;
  const hands: Pair<readonly MatchCard[]> = [hand, opposing.slice(0, DUEL_OR_DECK[mode])];
  const id = await nextMatchId(tx);
  const outcome = startMatch({
    id: String(id),
    mode,
    terms: { kind: 'practice' },
    players: [
      { address: player, house: false, announced: hands[0].slice(0, size) },
      { address: house.address, house: true, announced: hands[1].slice(0, size) },
    ],
    serverSeed: newSeed(),
    startedAt: now,
  });
  if (!outcome.ok) throw rejected(outcome.rejection);
  await insertMatch(tx, {
    ...{ id, mode, kind: 'practice', originId: null, bonusReserved: 0, hands },
    state: outcome.state,
    houseAt: houseTimeFor(outcome.state, now),
  });
  return id;
}

async function ownCards(tx: Queryable, wallet: string, now: number): Promise<MatchCard[]> {
  const filter = { rarity: undefined, free: undefined, limit: MOST_OWN, afterId: 0 };
  return (await cardsOfWallet(tx, wallet, wallet, filter, now)).map(toMatchCard);
}

/** The announced card first, then what it may be swapped for. */
async function duelHand(
  tx: Queryable,
  own: readonly MatchCard[],
  wanted: MatchCard | undefined,
): Promise<MatchCard[]> {
  const announced = wanted ?? shuffled(own)[0];
  const rarity = announced?.rarity ?? RARITIES[randomInt(RARITIES.length)]!;
  const known = [
    ...(announced ? [announced] : []),
    ...own.filter((card) => card.rarity === rarity && card.id !== announced?.id),
  ];
  if (known.length >= DUEL_HAND) return known;
  return [...known, ...(await lend(tx, DUEL_HAND - known.length, known, rarity))];
}

/** One's own best ten, with the wanted card as captain; what is missing is lent. */
async function squadHand(
  tx: Queryable,
  own: readonly MatchCard[],
  wanted: MatchCard | undefined,
): Promise<MatchCard[]> {
  const known = [
    ...(wanted ? [wanted] : []),
    ...own.filter((card) => card.id !== wanted?.id),
  ].slice(0, SQUAD_DECK_SIZE);
  if (known.length === SQUAD_DECK_SIZE) return known;
  return [...known, ...(await lend(tx, SQUAD_DECK_SIZE - known.length, known))];
}

/** A handful of numbers out of the hat; enough that every tier is among them. */
const HAT = 400;

/** Random cards of the collection, wherever they are; of one tier when a tier is named. */
async function lend(
  tx: Queryable,
  count: number,
  except: readonly MatchCard[],
  rarity?: Rarity,
): Promise<MatchCard[]> {
  const numbers = new Set(Array.from({ length: HAT }, () => randomInt(1, CARDS + 1)));
  for (const card of except) numbers.delete(card.id);
  const cards = await matchCards(tx, [...numbers]);
  return cards.filter((card) => rarity === undefined || card.rarity === rarity).slice(0, count);
}

function has(hand: readonly MatchCard[], card: MatchCard): boolean {
  return hand.some((own) => own.id === card.id);
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, place: randomInt(2 ** 31) }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
