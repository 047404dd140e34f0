import type { Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { type Move, strikesIn } from '../engine/moves.ts';
import type { Pair } from '../engine/seats.ts';
import type { MatchView } from '../engine/view.ts';
import { duelOdds } from '../odds/duel-odds.ts';
import { duelPosition } from '../odds/view-position.ts';
import { likingOf } from './likings.ts';
import type { RandomNumber, Strength } from './strength.ts';

/** Choices that differ by less than this are equal, and a shrewd player is hard to read in them. */
const EQUAL = 0.002;

/** Odds on a match that a good opponent has already won say nothing; then the likings do. */
const HOPELESS = 0.01;

function byLiking(strength: Strength, view: MatchView, random: RandomNumber): Move {
  const like = likingOf(strength, view, random);
  const ranked = (among: readonly Attribute[]) =>
    among
      .map((attribute) => ({ attribute, worth: like(attribute) }))
      .sort((one, other) => other.worth - one.worth)
      .map(({ attribute }) => attribute);
  if (view.step === 'strike') return { type: 'strike', attribute: ranked(view.choices).at(-1)! };
  const attribute = ranked(view.choices)[0]!;
  const strike = ranked(strikesIn(view, attribute)).at(-1);
  return { type: 'pick', attribute, ...(strike === undefined ? {} : { strike }) };
}

function byOdds(view: MatchView, hands: Pair<readonly MatchCard[]>, random: RandomNumber): Move {
  const choices = duelOdds(duelPosition(view, hands));
  const best = choices[0]!.odds;
  if (best < HOPELESS) return byLiking('solid', view, random);
  const equal = choices.filter(({ odds }) => odds > best - EQUAL);
  const { attribute, strike } = equal[Math.floor(random() * equal.length)]!;
  return { type: 'pick', attribute, ...(strike === null ? {} : { strike }) };
}

/**
 * A house player's pick or strike, from its own view and the hands that anybody can see.
 * `houseMove('solid', matchView(state, house.address), hands, random) // { type: 'pick', … }`
 */
export function houseMove(
  strength: Strength,
  view: MatchView,
  hands: Pair<readonly MatchCard[]>,
  random: RandomNumber,
): Move {
  return strength === 'sharp' && view.mode === 'duel' && view.deciders.length > 0
    ? byOdds(view, hands, random)
    : byLiking(strength, view, random);
}
