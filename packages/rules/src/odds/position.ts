import type { Attribute } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { placeOf } from './numbers.ts';

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
  /** What would break a tie on each of them, as far as it is told. */
  readonly tieBreakers?: Readonly<Partial<Record<Attribute, Attribute | undefined>>>;
}

/** The same table from the other chair, if that card lay there. */
export function acrossTheTable(position: DuelPosition, card: MatchCard): DuelPosition {
  const { ownHand, theirHand, lead, rounds, deciders, tieBreakers } = position;
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
    ...(tieBreakers === undefined ? {} : { tieBreakers }),
  };
}

type Told = Pick<DuelPosition, 'tieBreakers'>;

/** What would break a tie on a decider, once that other one is crossed out. */
export function tieBreakerOf(
  { tieBreakers = {} }: Told,
  decider: Attribute,
  struck: Attribute | null,
): Attribute | undefined {
  const next = tieBreakers[decider];
  // They stand in the match's order, one behind the other: ties pass on to what would follow.
  return next !== undefined && next === struck ? tieBreakers[next] : next;
}

/** Its place among the numbers of a card. */
export function tieBreakerIn(
  told: Told,
  decider: Attribute,
  struck: Attribute | null,
): number | undefined {
  const tieBreaker = tieBreakerOf(told, decider, struck);
  return tieBreaker && placeOf(tieBreaker);
}
