import { aged, type Sweep } from '../../clock/housekeeping/sweep.ts';

/** A day longer than the day's budgets, which the audit compares with them. */
const KEEP_DAYS_MS = 31 * 86_400_000;

export const GIFT_SWEEPS: readonly Sweep[] = [
  aged('day_cards', 'day', KEEP_DAYS_MS),
  aged('day_quests', 'day', KEEP_DAYS_MS),
];
