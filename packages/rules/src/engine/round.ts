import type { Attribute } from '../attributes.ts';
import type { Rarity } from '../rarity.ts';
import type { MatchCard } from './cards.ts';
import type { Crowd } from './crowd.ts';
import type { Fate } from './fate.ts';
import type { Pair, Seat } from './seats.ts';

/** An Iconic Moment drawn from a squad's bench. */
export interface DrawnMoment {
  readonly cardId: number;
  readonly rarity: Rarity;
  /** GOAT Score, or Charisma when both moments are Legendary. */
  readonly value: number;
}

export type TieBreak =
  | { readonly by: 'attribute'; readonly attribute: Attribute; readonly values: Pair<number> }
  | { readonly by: 'coin' }
  | {
      readonly by: 'moments';
      readonly decided: 'legendary' | 'charisma' | 'score' | 'shared';
      readonly moments: Pair<DrawnMoment>;
    };

export interface Round {
  /** 1, 2, 3 … */
  readonly round: number;
  readonly attribute: Attribute;
  /** Null when chance chose: round 1. */
  readonly pickedBy: Seat | null;
  /** The 30 seconds ran out and the engine picked for that player. */
  readonly byClock: boolean;
  readonly values: Pair<number>;
  /** Null when a squad's round is shared. */
  readonly winner: Seat | null;
  readonly tieBreak: TieBreak | null;
}

/** What a mode needs to compare the two cards of a round. */
export interface Contest {
  readonly cards: Pair<MatchCard>;
  readonly attribute: Attribute;
  readonly fate: Fate;
  /** Rounds already played. */
  readonly rounds: readonly Round[];
  readonly crowd: Crowd | null;
  /** What ties pass over: crossed out, and out of the match. */
  readonly struck: Attribute | null;
}

export interface Verdict {
  readonly winner: Seat | null;
  readonly tieBreak: TieBreak | null;
}

/** `higherSeat([85, 81]) // 0`, null when equal. */
export function higherSeat(values: Pair<number>): Seat | null {
  if (values[0] === values[1]) return null;
  return values[0] > values[1] ? 0 : 1;
}

/** `pointsOf(rounds) // [1, 0]` */
export function pointsOf(rounds: readonly Round[]): Pair<number> {
  const won = (seat: Seat) => rounds.filter((round) => round.winner === seat).length;
  return [won(0), won(1)];
}
