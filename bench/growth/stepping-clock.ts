import type { Clock } from '../../apps/server/src/clock.ts';

/** The machine's clock, and whatever time was skipped. */
export interface SteppingClock extends Clock {
  advance(ms: number): void;
  /** Back to the machine's time. */
  reset(): void;
}

export function createSteppingClock(): SteppingClock {
  let skipped = 0;
  return {
    now: () => Date.now() + skipped,
    advance(ms) {
      skipped += ms;
    },
    reset() {
      skipped = 0;
    },
  };
}
