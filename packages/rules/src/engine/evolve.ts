import type { MatchEvent } from './events.ts';
import { drawFate } from './fate.ts';
import { MODES } from './modes.ts';
import type { Opening } from './players.ts';
import { mapPair, type Pair, withSeat } from './seats.ts';
import type {
  CommitState,
  FinishedState,
  LiveState,
  MatchState,
  OpenState,
  PickState,
} from './state.ts';

/** An event that does not belong after this state: the log was reordered, cut or forged. */
function misplaced(state: MatchState, event: MatchEvent): never {
  throw new Error(`a '${event.type}' event cannot follow the ${state.phase} phase`);
}

/** Whoever sent nothing plays what was announced, and is open from the start. */
function beginOpening(state: CommitState, deadline: number): OpenState {
  const size = MODES[state.mode].lineupSize;
  const openings = mapPair(state.commitments, (commitment, seat): Opening | null =>
    commitment === null
      ? { cards: state.players[seat].announced.slice(0, size), seed: null, salt: null }
      : null,
  );
  return { ...state, phase: 'open', deadline, openings };
}

/** `bothOpen(openings)` narrows to two openings, or null. */
export function bothOpen(openings: Pair<Opening | null>): Pair<Opening> | null {
  const [a, b] = openings;
  return a !== null && b !== null ? [a, b] : null;
}

function kickOff(
  state: OpenState,
  event: Extract<MatchEvent, { type: 'kicked-off' | 'round-played' }>,
): PickState {
  const openings = bothOpen(state.openings) ?? misplaced(state, event);
  const fate = drawFate(state, openings, state.mode === 'squad');
  const { deadline, turn, round } = event;
  return { ...state, phase: 'pick', deadline, openings, fate, turn, rounds: [round] };
}

function finish(state: LiveState, event: Extract<MatchEvent, { type: 'finished' }>): FinishedState {
  const { id, mode, terms, timing, players, serverSeed, serverSeedHash, startedAt } = state;
  const rounds = state.phase === 'pick' ? state.rounds : [];
  const strike = state.phase === 'pick' ? state.strike : undefined;
  return {
    ...(state.rules === undefined ? {} : { rules: state.rules }),
    ...(strike === undefined ? {} : { strike }),
    ...{ id, mode, terms, timing, players, serverSeed, serverSeedHash, startedAt },
    commitments: state.commitments,
    phase: 'finished',
    openings: state.phase === 'commit' ? [null, null] : state.openings,
    fate: state.phase === 'pick' ? state.fate : null,
    rounds: event.round === null ? rounds : [...rounds, event.round],
    result: event.result,
    finishedAt: event.at,
  };
}

function givenBack(state: LiveState, deadline: number): LiveState {
  return { ...state, deadline, givenBack: (state.givenBack ?? 0) + deadline - state.deadline };
}

/** One event folded into the state. `events.reduce(evolve, initial)` is the whole match. */
export function evolve(state: MatchState, event: MatchEvent): MatchState {
  if (state.phase === 'finished') return misplaced(state, event);
  switch (event.type) {
    case 'committed':
      if (state.phase !== 'commit') return misplaced(state, event);
      return { ...state, commitments: withSeat(state.commitments, event.seat, event.commitment) };
    case 'opening-began':
      if (state.phase !== 'commit') return misplaced(state, event);
      return beginOpening(state, event.deadline);
    case 'opened': {
      if (state.phase !== 'open') return misplaced(state, event);
      const { cards, seed, salt } = event;
      return { ...state, openings: withSeat(state.openings, event.seat, { cards, seed, salt }) };
    }
    case 'kicked-off':
      if (state.phase !== 'open') return misplaced(state, event);
      return kickOff(state, event);
    case 'round-played': {
      if (state.phase !== 'pick') return misplaced(state, event);
      const { deadline, turn, round } = event;
      return { ...state, deadline, turn, rounds: [...state.rounds, round] };
    }
    case 'struck': {
      if (state.phase !== 'pick') return misplaced(state, event);
      const { attribute, byClock, turn, deadline } = event;
      return { ...state, turn, deadline, strike: { attribute, byClock } };
    }
    case 'time-given-back':
      return givenBack(state, event.deadline);
    case 'finished':
      return finish(state, event);
  }
}
