import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { beliefOf, type Candidate, type Evidence } from './belief.ts';
import { beats, leaning, type Numbers, numbersOf, placeOf } from './numbers.ts';
import { type DuelPosition, tieBreakerIn } from './position.ts';

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

/** A decider that is left: how the other stands on it, as it believes, and oneself. */
interface Left {
  readonly hope: number;
  readonly held: number;
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
    const tie = tieBreakerIn(position, attribute, null);
    const reached = theirs.map(
      ({ numbers, weight }) => weight * beats(own, numbers, place, lead, tie),
    );
    return strikesFor(attribute, deciders).map((strike) => {
      const left = deciders
        .filter((each) => each !== (strike ?? attribute))
        .map((each) => [placeOf(each), tieBreakerIn(position, each, strike)] as const);
      const odds = theirs.reduce((sum, { numbers }, i) => {
        if (reached[i] === 0) return sum;
        const [one, two] = left.map(([at, tie]) => ({
          hope: expected(ours, (card) => beats(numbers, card, at, -lead, tie)),
          held: beats(own, numbers, at, lead, tie),
        })) as [Left, Left];
        const chosen = leaning(one.hope, two.hope);
        return sum + reached[i]! * (chosen * one.held + (1 - chosen) * two.held);
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
    odds: expected(theirs, (card) =>
      beats(own, card, placeOf(attribute), position.lead, tieBreakerIn(position, attribute, null)),
    ),
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
