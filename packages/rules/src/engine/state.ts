import type { Attribute } from '../attributes.ts';
import type { Timing } from '../economy/deadlines.ts';
import type { Terms } from '../economy/payouts.ts';
import type { MatchMode } from './commitment.ts';
import type { DeciderTable, Strike } from './deciders.ts';
import type { Fate } from './fate.ts';
import type { MatchPlayer, Opening } from './players.ts';
import type { Round } from './round.ts';
import type { RulesVersion } from './rules-version.ts';
import type { Pair, Seat } from './seats.ts';

export type EndReason =
  | 'points'
  | 'remaining'
  | 'coin'
  | 'conceded'
  | 'forfeited'
  | 'void'
  | 'outage';

/** Two have no winner: `void`, both committed and neither opened; `outage`, we were away for too long. */
export interface MatchResult {
  readonly winner: Seat | null;
  readonly reason: EndReason;
}

interface MatchBase {
  readonly id: string;
  readonly mode: MatchMode;
  readonly rules?: RulesVersion;
  readonly terms: Terms;
  readonly timing: Timing;
  readonly players: Pair<MatchPlayer>;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly startedAt: number;
  readonly commitments: Pair<string | null>;
  /** What outages took and was given back so far, in milliseconds; absent while it is nothing. */
  readonly givenBack?: number;
}

export interface CommitState extends MatchBase {
  readonly phase: 'commit';
  readonly deadline: number;
}

export interface OpenState extends MatchBase {
  readonly phase: 'open';
  readonly deadline: number;
  readonly openings: Pair<Opening | null>;
}

export interface PickState extends MatchBase {
  readonly phase: 'pick';
  readonly deadline: number;
  readonly openings: Pair<Opening>;
  readonly fate: Fate;
  readonly rounds: readonly Round[];
  /** The decider that was crossed out; absent where none was. */
  readonly strike?: Strike;
  /** Who picks, or in a squad at 2:2 who crosses out. */
  readonly turn: Seat;
}

export interface FinishedState extends MatchBase {
  readonly phase: 'finished';
  readonly openings: Pair<Opening | null>;
  /** Null when the match ended before both cards were on the table. */
  readonly fate: Fate | null;
  readonly rounds: readonly Round[];
  readonly strike?: Strike;
  readonly result: MatchResult;
  readonly finishedAt: number;
}

export type MatchState = CommitState | OpenState | PickState | FinishedState;
export type LiveState = Exclude<MatchState, FinishedState>;
export type Phase = MatchState['phase'];

/** `usedAttributes(state.rounds) // ['pace', 'vision']` */
export function usedAttributes(rounds: readonly Round[]): Attribute[] {
  return rounds.map((round) => round.attribute);
}

/** `seatOf(state, '0xABC…') // 1`; addresses are compared without case, null for a watcher. */
export function seatOf(state: MatchState, address: string | null): Seat | null {
  if (address === null) return null;
  const wanted = address.toLowerCase();
  if (state.players[0].address.toLowerCase() === wanted) return 0;
  return state.players[1].address.toLowerCase() === wanted ? 1 : null;
}

/** `tableOf(state)`: what the deciders of a match that is being played follow from. */
export function tableOf({
  mode,
  rules,
  fate,
  rounds,
  strike,
}: Pick<PickState, 'mode' | 'rules' | 'fate' | 'rounds' | 'strike'>): DeciderTable {
  return { mode, rules, fate, rounds, strike: strike ?? null };
}

/** Whether the match waits for something that this seat has to do. */
export function isAwaited(state: MatchState, seat: Seat): boolean {
  switch (state.phase) {
    case 'commit':
      return state.commitments[seat] === null;
    case 'open':
      return state.openings[seat] === null;
    case 'pick':
      return state.turn === seat;
    case 'finished':
      return false;
  }
}
