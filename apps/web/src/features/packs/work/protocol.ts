import type { WorkChallenge } from '@goats/rules';

/** What can be asked of the worker that does the honest work; its progress is in parts done. */
export interface Asks {
  solve: { ask: WorkChallenge; answer: readonly number[] };
}

export type PartsDone = number;
