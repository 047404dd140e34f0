import type { Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';

/** A round as one seat saw it. */
export interface SeenRound {
  readonly attribute: Attribute;
  readonly own: number;
  readonly theirs: number;
  readonly won: boolean;
  /** The attribute that broke a tie; its values stay face down. */
  readonly tieBreak?: Attribute;
}

/** All that one seat of a duel can know. There is no room in it for the other card. */
export interface DuelPosition {
  readonly card: MatchCard;
  /** What either side could have brought, the announced card first. Both are public. */
  readonly ownHand: readonly MatchCard[];
  readonly theirHand: readonly MatchCard[];
  /** What the crowd adds to the own card from round 2 on; below zero when it is with the other. */
  readonly lead: number;
  readonly rounds: readonly SeenRound[];
  /** Those still open, in the match's order. */
  readonly deciders: readonly Attribute[];
}

/** The same table from the other chair, if that card lay there. */
export function acrossTheTable(position: DuelPosition, card: MatchCard): DuelPosition {
  const { ownHand, theirHand, lead, rounds, deciders } = position;
  return {
    card,
    ownHand: theirHand,
    theirHand: ownHand,
    lead: -lead,
    rounds: rounds.map((round) => ({
      ...round,
      own: round.theirs,
      theirs: round.own,
      won: !round.won,
    })),
    deciders,
  };
}
