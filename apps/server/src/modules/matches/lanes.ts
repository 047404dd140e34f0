import type { Database } from '../../db/database.ts';
import { createDoor, type Door } from './door.ts';
import { createLane, type Lane } from './lane.ts';
import { type Step, saveSteps } from './match-store.ts';
import { type Ending, type Settled, settleMatches } from './settle-match.ts';

/** The writes of many matches, each kind together. */
export interface Lanes {
  /** What all of them go through, also the ones that others make. */
  readonly door: Door;
  /** False when the match was read too early. */
  readonly save: Lane<Step, boolean>;
  /** Null for the same reason. */
  readonly settle: Lane<Ending, Settled | null>;
}

export function createLanes(db: Database): Lanes {
  const door = createDoor();
  return {
    door,
    save: createLane(
      door,
      (steps) => saveSteps(db, steps),
      ({ match }) => [match.id],
    ),
    settle: createLane(
      door,
      (endings) => settleMatches(db, endings),
      ({ state }) => [state.players[0].address, state.players[1].address],
    ),
  };
}
