import { decide } from './decide.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Action, MatchEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Rejection } from './rejections.ts';
import type { EngineOptions } from './setup.ts';
import type { MatchState } from './state.ts';

export type Outcome =
  | { readonly ok: true; readonly state: MatchState; readonly events: readonly MatchEvent[] }
  | { readonly ok: false; readonly rejection: Rejection };

/**
 * The whole game: a state and an action give a new state and what happened, or a rejection.
 * `apply(state, { type: 'pick', seat: 0, attribute: 'pace', at })`
 */
export function apply(state: MatchState, action: Action, options: EngineOptions = {}): Outcome {
  if (!Number.isSafeInteger(action.at)) return { ok: false, rejection: 'match/malformed-time' };
  if (state.phase === 'finished') return { ok: false, rejection: 'match/finished' };
  const decision = decide(state, action);
  if (typeof decision === 'string') return { ok: false, rejection: decision };
  const next = decision.reduce(evolve, state as MatchState);
  return { ok: true, events: decision, state: options.freeze ? deepFreeze(next) : next };
}

/** The same state again, from the log alone: `replay(initial, events)` */
export function replay(initial: MatchState, events: readonly MatchEvent[]): MatchState {
  return events.reduce(evolve, initial);
}
