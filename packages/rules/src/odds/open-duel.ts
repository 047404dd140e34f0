import { ATTRIBUTES } from '../attributes.ts';
import { beats, type Numbers } from './numbers.ts';

const PLACES = ATTRIBUTES.map((_, place) => place);
const ALL = (1 << PLACES.length) - 1;
const DECIDERS = 3;

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

const THREES = Array.from({ length: ALL + 1 }, (_, mask) => mask).filter(
  (mask) => bits(mask) === DECIDERS,
);

/**
 * Whoever lost round 1 and sees both cards needs two deciders of its own: with all three it plays
 * one of them in round 2; with two it crosses out the third and must win round 2 elsewhere.
 */
function loserWins(loser: number, first: number, deciders: number): boolean {
  const held = bits(loser & deciders);
  return held === DECIDERS || (held === DECIDERS - 1 && (loser & ~deciders & ~first) !== 0);
}

/** Over every round 1 and every three deciders, with the attributes in `mask` the own ones. */
function chanceHolding(mask: number): number {
  let won = 0;
  let drawn = 0;
  for (const place of PLACES) {
    const first = 1 << place;
    const ahead = (mask & first) !== 0;
    const loser = ahead ? ALL & ~mask : mask;
    for (const deciders of THREES) {
      if ((deciders & first) !== 0) continue;
      drawn += 1;
      if (loserWins(loser, first, deciders) !== ahead) won += 1;
    }
  }
  return won / drawn;
}

const known: (number | undefined)[] = [];

function chanceOf(mask: number): number {
  known[mask] ??= chanceHolding(mask);
  return known[mask]!;
}

/**
 * The chance of one card against another between two good players who have seen through each other,
 * which a single value usually does. Ties count half for either side.
 */
export function openDuel(x: Numbers, y: Numbers, lead: number): number {
  let sure = 0;
  let tied = 0;
  for (const place of PLACES) {
    const chance = beats(x, y, place, lead);
    if (chance === 1) sure |= 1 << place;
    else if (chance > 0) tied |= 1 << place;
  }
  return (chanceOf(sure) + chanceOf(sure | tied)) / 2;
}
