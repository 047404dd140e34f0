import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';

/** A card's ten values in the order of ATTRIBUTES: one decision compares thousands of pairs. */
export type Numbers = readonly number[];

export function numbersOf({ attributes }: MatchCard): Numbers {
  return ATTRIBUTES.map((attribute) => attributes[attribute]);
}

/** `placeOf('pace') // 1` */
export function placeOf(attribute: Attribute): number {
  return ATTRIBUTES.indexOf(attribute);
}

/** The share of the attributes on which they differ that `x` has higher: what a tie is worth. */
function tiedShare(x: Numbers, y: Numbers): number {
  let up = 0;
  let down = 0;
  for (let i = 0; i < x.length; i += 1) {
    if (x[i]! > y[i]!) up += 1;
    else if (x[i]! < y[i]!) down += 1;
  }
  return up + down === 0 ? 0.5 : up / (up + down);
}

/**
 * The chance that `x` wins a round on one attribute. `lead` is what the crowd adds to `x`; it comes
 * in halves, so with a crowd nothing ties. A tie goes to `tieBreaker`, where one is told, and then
 * walks an order that no player can see to its end.
 */
export function beats(
  x: Numbers,
  y: Numbers,
  place: number,
  lead: number,
  tieBreaker?: number,
): number {
  const difference = x[place]! + lead - y[place]!;
  if (difference !== 0) return difference > 0 ? 1 : 0;
  return tieBreaker === undefined ? tiedShare(x, y) : beats(x, y, tieBreaker, 0);
}

/** A choice that is worse by this much is taken about a third as often. */
const MISJUDGEMENT = 0.05;

/** How likely a good player takes the first of two choices: `likelihoods`, for the many pairs. */
export function leaning(odds: number, other: number): number {
  return 1 / (1 + Math.exp((other - odds) / MISJUDGEMENT));
}

/**
 * How likely a good player takes each of several choices: almost always the best, evenly between
 * equals, and now and then one that is nearly as good. Nobody across the table is a machine.
 */
export function likelihoods(odds: readonly number[]): readonly number[] {
  const best = Math.max(...odds);
  const weights = odds.map((each) => Math.exp((each - best) / MISJUDGEMENT));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
