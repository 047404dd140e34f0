import type { Database } from '../../db/database.ts';
import { type Rating, type Result, ratingsFor } from '../battles/rate-match.ts';
import { createLane, type Lane } from './lane.ts';
import { type Step, saveSteps } from './match-store.ts';
import { type Ending, settleMatches } from './settle-match.ts';

/** The writes of many matches, each kind together. */
export interface Lanes {
  /** False when the match was read too early. */
  readonly save: Lane<Step, boolean>;
  readonly settle: Lane<Ending, boolean>;
  readonly rate: Lane<Result, Rating>;
}

export function createLanes(db: Database): Lanes {
  return {
    save: createLane(
      (steps) => saveSteps(db, steps),
      ({ match }) => [match.id],
    ),
    settle: createLane(
      (endings) => settleMatches(db, endings),
      ({ state }) => [state.players[0].address, state.players[1].address],
    ),
    rate: createLane((results) => ratingsFor(db, results)),
  };
}
