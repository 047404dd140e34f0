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

/**
 * After a round 1 on that place, won or lost: over every three deciders, with the attributes in
 * `later` the own ones from then on.
 */
function chanceAfter(place: number, ahead: boolean, later: number): number {
  const first = 1 << place;
  const loser = ahead ? ALL & ~later : later;
  let won = 0;
  let drawn = 0;
  for (const deciders of THREES) {
    if ((deciders & first) !== 0) continue;
    drawn += 1;
    if (loserWins(loser, first, deciders) !== ahead) won += 1;
  }
  return won / drawn;
}

/** By `later`: the chances after a lost and after a won round 1, place by place. */
const known: (readonly (readonly [lost: number, won: number])[])[] = [];

/** Over every round 1, with the attributes in `first` the own ones in it. */
function chanceOf(first: number, later: number): number {
  known[later] ??= PLACES.map((place) => [
    chanceAfter(place, false, later),
    chanceAfter(place, true, later),
  ]);
  const sum = known[later].reduce(
    (all, [lost, won], i) => all + (first & (1 << i) ? won : lost),
    0,
  );
  return sum / PLACES.length;
}

/** The attributes that are surely `x`'s, and those with the ties among them. */
function held(x: Numbers, y: Numbers, lead: number): readonly [sure: number, tied: number] {
  let sure = 0;
  let tied = 0;
  for (const place of PLACES) {
    const chance = beats(x, y, place, lead);
    if (chance === 1) sure |= 1 << place;
    if (chance > 0) tied |= 1 << place;
  }
  return [sure, tied];
}

/** What the crowd adds to a card in round 1 and in the rounds after it. */
export interface CrowdLead {
  readonly first: number;
  readonly later: number;
}

export const NO_CROWD: CrowdLead = { first: 0, later: 0 };

/**
 * The chance of one card against another between two good players who have seen through each other,
 * which a single value usually does. Ties count half for either side.
 */
export function openDuel(x: Numbers, y: Numbers, { first, later }: CrowdLead): number {
  const [sureFirst, tiedFirst] = held(x, y, first);
  const [sureLater, tiedLater] = first === later ? [sureFirst, tiedFirst] : held(x, y, later);
  return (chanceOf(sureFirst, sureLater) + chanceOf(tiedFirst, tiedLater)) / 2;
}
