import { TIMING, UNHURRIED } from '@goats/rules';
import type { Match } from './match-types.ts';

const PHASE_MS = {
  commit: (timing: typeof TIMING) => timing.commitMs,
  open: (timing: typeof TIMING) => timing.openMs,
  pick: (timing: typeof TIMING) => timing.pickMs,
  finished: () => 0,
} as const;

/** Two machines never agree to the second: no more than this is a clock that runs ahead. */
const SLACK_MS = 5_000;

/**
 * How long the phase lasts as a whole, for the arc of the clock. A match for somebody who is being
 * shown round takes its time, which is seen by a deadline that no other match could have.
 */
export function phaseSeconds({
  phase,
  deadline,
  now,
}: Pick<Match, 'phase' | 'deadline' | 'now'>): number {
  const usual = PHASE_MS[phase](TIMING);
  const left = deadline === null ? 0 : Date.parse(deadline) - Date.parse(now);
  return (left > usual + SLACK_MS ? PHASE_MS[phase](UNHURRIED) : usual) / 1000;
}
