import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { beliefOf, type Candidate, type Evidence } from './belief.ts';
import { beats, leaning, type Numbers, numbersOf, placeOf } from './numbers.ts';
import type { DuelPosition } from './position.ts';

export interface DuelChoice {
  readonly attribute: Attribute;
  /** The decider that is crossed out with round 2; null when the pick itself is one, and later. */
  readonly strike: Attribute | null;
  /** The chance to win the match, 0 to 1. */
  readonly odds: number;
}

/** What the seat has seen of the other card. */
export function seenOfThem({ card, rounds }: Pick<DuelPosition, 'card' | 'rounds'>): Evidence[] {
  return rounds.map(({ attribute, theirs, won, tieBreak }) => ({
    attribute,
    value: theirs,
    ...(tieBreak === undefined
      ? {}
      : {
          tieBreak: { attribute: tieBreak, than: card.attributes[tieBreak], above: !won },
        }),
  }));
}

/** What the other has seen of the own card, after one more round on `next`. */
function seenOfUs({ card, rounds }: DuelPosition, next: Attribute): Evidence[] {
  const shown = rounds.map(({ attribute, own }) => ({ attribute, value: own }));
  return [...shown, { attribute: next, value: card.attributes[next] }];
}

function expected(candidates: readonly Candidate[], chance: (numbers: Numbers) => number): number {
  return candidates.reduce((sum, { numbers, weight }) => sum + weight * chance(numbers), 0);
}

/** Which deciders may go out with a pick: the pick itself, or else any one of the three. */
function strikesFor(
  pick: Attribute,
  deciders: readonly Attribute[],
): readonly (Attribute | null)[] {
  return deciders.includes(pick) ? [null] : deciders;
}

/**
 * Round 2: win now, then survive the decider that the other chooses by what it believes of the own
 * card – which the pick itself has shown a second value of.
 */
function pickOdds(position: DuelPosition): DuelChoice[] {
  const { card, ownHand, theirHand, lead, rounds, deciders } = position;
  const own = numbersOf(card);
  const theirs = beliefOf(theirHand, seenOfThem(position));
  const used = rounds.map(({ attribute }) => attribute);
  return ATTRIBUTES.filter((attribute) => !used.includes(attribute)).flatMap((attribute) => {
    const place = placeOf(attribute);
    const ours = beliefOf(ownHand, seenOfUs(position, attribute));
    const worlds = theirs.map(({ numbers, weight }) => ({
      reached: weight * beats(own, numbers, place, lead),
      hopes: deciders.map((each) =>
        expected(ours, (card) => beats(numbers, card, placeOf(each), -lead)),
      ),
      held: deciders.map((each) => beats(own, numbers, placeOf(each), lead)),
    }));
    return strikesFor(attribute, deciders).map((strike) => {
      const gone = deciders.indexOf(strike ?? attribute);
      const [one, two] = [0, 1, 2].filter((i) => i !== gone) as [number, number];
      const odds = worlds.reduce((sum, { reached, hopes, held }) => {
        if (reached === 0) return sum;
        const chosen = leaning(hopes[one]!, hopes[two]!);
        return sum + reached * (chosen * held[one]! + (1 - chosen) * held[two]!);
      }, 0);
      return { attribute, strike, odds };
    });
  });
}

function deciderOdds(position: DuelPosition): DuelChoice[] {
  const own = numbersOf(position.card);
  const theirs = beliefOf(position.theirHand, seenOfThem(position));
  return position.deciders.map((attribute) => ({
    attribute,
    strike: null,
    odds: expected(theirs, (card) => beats(own, card, placeOf(attribute), position.lead)),
  }));
}

/**
 * The chance to win the match with each legal choice of the seat that must choose, best first:
 * round 2 after a lost round 1, or round 3 at 1:1.
 */
export function duelOdds(position: DuelPosition): readonly DuelChoice[] {
  const choices = position.rounds.length === 1 ? pickOdds(position) : deciderOdds(position);
  return choices.sort((one, other) => other.odds - one.odds);
}
