import { randomInt } from 'node:crypto';
import { houseHand, housePlayers, MAX_VARIATIONS } from '@goats/collection';
import {
  type MatchCard,
  type MatchMode,
  type Pair,
  RARITIES,
  type Rarity,
  SQUAD_DECK_SIZE,
  type Strength,
} from '@goats/rules';
import { ATTRIBUTE_COLUMNS } from '../../../db/attribute-columns.ts';
import type { Queryable } from '../../../db/database.ts';
import { refuse } from '../../../errors.ts';
import { cardsOfWallet, matchCards, toMatchCard } from '../../card/index.ts';

/** All of the first series. */
const CARDS = 10 * MAX_VARIATIONS;
/** Enough to choose from in a duel. */
const DUEL_HAND = 4;
const DUEL_OR_DECK = { duel: DUEL_HAND, squad: SQUAD_DECK_SIZE } as const;
/** More of one's own cards than this are not dealt with. */
const MOST_OWN = 200;

/**
 * A house player and the cards that each side may bring, the announced ones first. Cards are looked
 * at, never taken, so it does not matter whether they rest, who owns them, or how often they have
 * played. `wallet` is whose own cards may be used; null for a visitor without one.
 */
export async function dealPractice(
  db: Queryable,
  wanted: {
    readonly wallet: string | null;
    readonly mode: MatchMode;
    readonly strength: Strength | undefined;
    readonly cardId: number | undefined;
  },
  now: number,
): Promise<{ readonly house: string; readonly hands: Pair<readonly MatchCard[]> }> {
  const { wallet, mode, strength, cardId } = wanted;
  const able = housePlayers().filter((each) => (strength ?? each.strength) === each.strength);
  const house = able[randomInt(able.length)]!;
  const own = wallet === null ? [] : await ownCards(db, wallet, now);
  const [card] = cardId === undefined ? [] : await matchCards(db, [cardId]);
  if (cardId !== undefined && !card) throw refuse('card-unknown');
  const hand = mode === 'duel' ? await duelHand(db, own, card) : await squadHand(db, own, card);
  const theirs = (await matchCards(db, handOf(house.slug))).filter(
    (each) => !has(hand, each) && (mode === 'squad' || each.rarity === hand[0]!.rarity),
  );
  return {
    house: house.address,
    hands: [hand, shuffled(theirs).slice(0, DUEL_OR_DECK[mode])],
  };
}

/** The published ones never change, and working one out takes longer than all the rest of a deal. */
const HANDS = new Map<string, readonly number[]>();

function handOf(slug: string): readonly number[] {
  const hand = HANDS.get(slug) ?? houseHand(slug);
  HANDS.set(slug, hand);
  return hand;
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

/**
 * Random cards of the collection, wherever they are; of one tier when a tier is named. The database
 * looks at no more of them than it takes to find as many.
 */
async function lend(
  tx: Queryable,
  count: number,
  except: readonly MatchCard[],
  rarity?: Rarity,
): Promise<MatchCard[]> {
  const numbers = new Set(Array.from({ length: HAT }, () => randomInt(1, CARDS + 1)));
  for (const card of except) numbers.delete(card.id);
  const rows = await tx.prepared<Parameters<typeof toMatchCard>[0]>(
    'lend-cards',
    `select c.id, c.rarity, ${ATTRIBUTE_COLUMNS.map(([, column]) => `c.${column}`).join(', ')}
       from unnest($1::int[]) w (id) join cards c on c.id = w.id
      where $2::rarity is null or c.rarity = $2 limit $3`,
    [[...numbers], rarity ?? null, count],
  );
  return rows.map(toMatchCard);
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
