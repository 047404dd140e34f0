import type { Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { type Numbers, numbersOf, placeOf } from './numbers.ts';
import { tierProfile } from './tier-profile.ts';

/** A card that may lie face down across the table, and how likely it is the one. */
export interface Candidate {
  readonly card: MatchCard;
  readonly numbers: Numbers;
  readonly weight: number;
}

/** What was seen of a face-down card in one round. */
export interface Evidence {
  readonly attribute: Attribute;
  readonly value: number;
  /** A tie fell on this attribute, and the card's value there is above or below `than`. */
  readonly tieBreak?: { readonly attribute: Attribute; readonly than: number; above: boolean };
}

/** How often the announced card is the one that is brought; the rest is spread over the hand. */
const ANNOUNCED_SHARE = 0.5;

/** The cards of a hand that may be brought for its first, the announced one: those of its tier. */
export function bringable(hand: readonly MatchCard[]): readonly MatchCard[] {
  return hand.filter((card) => card.rarity === hand[0]!.rarity);
}

function priorOf(hand: readonly MatchCard[]): Candidate[] {
  const cards = bringable(hand);
  const rest = (1 - ANNOUNCED_SHARE) / (cards.length - 1);
  return cards.map((card, i) => ({
    card,
    numbers: numbersOf(card),
    weight: cards.length === 1 ? 1 : i === 0 ? ANNOUNCED_SHARE : rest,
  }));
}

function explains(numbers: Numbers, { attribute, value, tieBreak }: Evidence): boolean {
  if (numbers[placeOf(attribute)] !== value) return false;
  if (tieBreak === undefined) return true;
  const own = numbers[placeOf(tieBreak.attribute)]!;
  return tieBreak.above ? own > tieBreak.than : own < tieBreak.than;
}

/** A tier's typical cards with what was seen written over them. */
function strangers(hand: readonly MatchCard[], seen: readonly Evidence[]): Candidate[] {
  const cards = tierProfile(hand[0]!.rarity).map((card) => {
    const shown = Object.fromEntries(seen.map(({ attribute, value }) => [attribute, value]));
    return { ...card, attributes: { ...card.attributes, ...shown } };
  });
  return cards.map((card) => ({ card, numbers: numbersOf(card), weight: 1 / cards.length }));
}

/** Chances that sum to 1 over the cards of a hand that explain everything seen. */
export function beliefOf(hand: readonly MatchCard[], seen: readonly Evidence[]): Candidate[] {
  const possible = priorOf(hand).filter(({ numbers }) =>
    seen.every((evidence) => explains(numbers, evidence)),
  );
  if (possible.length === 0) return strangers(hand, seen);
  const sum = possible.reduce((total, { weight }) => total + weight, 0);
  return possible.map((each) => ({ ...each, weight: each.weight / sum }));
}
