import type { MatchCard } from './cards.ts';
import type { Strike } from './deciders.ts';
import type { Fate } from './fate.ts';
import type { MatchPlayer, Opening } from './players.ts';
import type { Rejection } from './rejections.ts';
import type { Contest, Round, Verdict } from './round.ts';
import type { RulesVersion } from './rules-version.ts';
import type { Pair, Seat } from './seats.ts';
import type { MatchResult } from './state.ts';

/** All that differs between the two games; everything else is one engine. */
export interface ModeRules {
  readonly deckSize: number;
  readonly lineupSize: number;
  /** Which card of a line-up plays the round (counted from 1). */
  readonly cardFor: (lineup: readonly MatchCard[], round: number) => MatchCard;
  /** The cards as they will play, or why they may not. */
  readonly readLineup: (
    announced: readonly MatchCard[],
    cards: readonly MatchCard[],
  ) => readonly MatchCard[] | Rejection;
  readonly compare: (contest: Contest) => Verdict;
  /** Who picks next, given that the match goes on; a squad's strike belongs to the other. */
  readonly nextTurn: (rounds: readonly Round[], fate: Fate) => Seat;
  /** Null while the match goes on. */
  readonly resultAfter: (table: Table) => MatchResult | null;
}

export interface Table {
  readonly rules?: RulesVersion | undefined;
  readonly players: Pair<MatchPlayer>;
  readonly openings: Pair<Opening>;
  readonly fate: Fate;
  readonly rounds: readonly Round[];
  /** The decider that was crossed out, with the round that is played now or before it. */
  readonly strike?: Strike | null | undefined;
}
