import type { MatchCard } from '../engine/cards.ts';
import { beliefOf, bringable } from './belief.ts';
import { numbersOf } from './numbers.ts';
import { type CrowdLead, openDuel } from './open-duel.ts';
import { evenHandedMix } from './regret-matching.ts';

export interface BringChoice {
  readonly card: MatchCard;
  /** The chance to win the match with it against what the other is likely to bring. */
  readonly odds: number;
  /** How often to bring it so that nobody who knows both hands could profit from knowing you. */
  readonly share: number;
}

/** Before the match: what each card of the own hand is worth, in the hand's order. */
export function bringOdds(
  ownHand: readonly MatchCard[],
  theirHand: readonly MatchCard[],
  lead: CrowdLead,
): readonly BringChoice[] {
  const own = bringable(ownHand);
  const theirs = beliefOf(theirHand, []);
  const chances = own.map(numbersOf).map((card) => {
    return theirs.map(({ numbers }) => openDuel(card, numbers, lead));
  });
  const shares = evenHandedMix(chances);
  return own.map((card, i) => ({
    card,
    odds: theirs.reduce((sum, { weight }, j) => sum + weight * chances[i]![j]!, 0),
    share: shares[i]!,
  }));
}
