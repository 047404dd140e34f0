import type { Attribute } from '../attributes.ts';
import { beliefOf, type Candidate } from './belief.ts';
import { duelOdds, seenOfThem } from './duel-odds.ts';
import { beats, likelihoods, type Numbers, numbersOf, placeOf } from './numbers.ts';
import { acrossTheTable, type DuelPosition, tieBreakerIn, tieBreakerOf } from './position.ts';

/** Choices rarer than this change no chance that anybody would be shown. */
const RARE = 0.005;

/** The decider one would take after seeing that value in a lost round 2, held against that card. */
function lastStand(
  position: DuelPosition,
  { numbers }: Candidate,
  pick: Attribute,
  gone: Attribute,
): number {
  const own = numbersOf(position.card);
  const lost = {
    attribute: pick,
    own: position.card.attributes[pick],
    theirs: numbers[placeOf(pick)]!,
    won: false,
  };
  const deciders = position.deciders.filter((each) => each !== gone);
  const struck = gone === pick ? null : gone;
  const tieBreakers = Object.fromEntries(
    deciders.map((each) => [each, tieBreakerOf(position, each, struck)]),
  );
  const rounds = [...position.rounds, lost];
  const [best] = duelOdds({ ...position, rounds, deciders, tieBreakers });
  const at = placeOf(best!.attribute);
  return beats(own, numbers, at, position.lead, tieBreakerIn(position, best!.attribute, struck));
}

/** One's chance while the other, who lost round 1, thinks about round 2 with that card. */
function againstPick(position: DuelPosition, own: Numbers, other: Candidate): number {
  const choices = duelOdds(acrossTheTable(position, other.card));
  const likely = likelihoods(choices.map(({ odds }) => odds));
  let chance = 0;
  let counted = 0;
  choices.forEach(({ attribute, strike }, i) => {
    const share = likely[i]!;
    if (share < RARE) return;
    counted += share;
    const now = beats(own, other.numbers, placeOf(attribute), position.lead);
    const later = now === 1 ? 0 : lastStand(position, other, attribute, strike ?? attribute);
    chance += share * (now + (1 - now) * later);
  });
  return chance / counted;
}

/** The seat's chance to win the match, whoever is to move: after round 1, or at 1:1. */
export function winChance(position: DuelPosition): number {
  const [first] = position.rounds;
  const mustAct = position.rounds.length === 1 ? !first!.won : first!.won;
  if (mustAct) return duelOdds(position)[0]!.odds;
  const own = numbersOf(position.card);
  const theirs = beliefOf(position.theirHand, seenOfThem(position));
  return theirs.reduce((sum, other) => {
    if (position.rounds.length === 1) return sum + other.weight * againstPick(position, own, other);
    const choices = duelOdds(acrossTheTable(position, other.card));
    const likely = likelihoods(choices.map(({ odds }) => odds));
    const held = choices.reduce(
      (all, { attribute }, i) =>
        all +
        likely[i]! *
          beats(
            own,
            other.numbers,
            placeOf(attribute),
            position.lead,
            tieBreakerIn(position, attribute, null),
          ),
      0,
    );
    return sum + other.weight * held;
  }, 0);
}
