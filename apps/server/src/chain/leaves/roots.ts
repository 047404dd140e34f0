import type { Database } from '../../db/database.ts';
import { createExclusive } from '../exclusive.ts';
import { createLeafDesk, type LeafDesk } from './leaf-desk.ts';

/** What this instance keeps for the making of roots and proofs. */
export interface Roots {
  readonly desk: LeafDesk;
  /** One root at a time over all instances. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** When this instance last saw to its roots; 0: never. */
  lookedAt: number;
  /** When it last found that the active root says everything already. */
  nothingNewAt: number;
  close(): Promise<void>;
}

/** `createRoots(db)`: nothing is started and no connection opened before it is needed. */
export function createRoots(db: Database): Roots {
  const desk = createLeafDesk();
  const exclusive = createExclusive(db, 'chain roots');
  return {
    desk,
    inTurn: (work) => exclusive.run(() => work()),
    lookedAt: 0,
    nothingNewAt: 0,
    async close() {
      await desk.close();
      await exclusive.close();
    },
  };
}
