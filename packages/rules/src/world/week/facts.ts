import type { WeekStanding } from '../../economy/week.ts';

/** The head of a week's table, the most points first. */
export interface WeekTable {
  readonly standings: readonly WeekStanding[];
  /** All points of everybody. */
  readonly total: number;
}
