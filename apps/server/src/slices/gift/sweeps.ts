import { aged, type Sweep } from '../../clock/housekeeping/sweep.ts';

/** A day longer than the day's budgets, which the audit compares with them. */
const KEEP_DAY_CARDS_MS = 31 * 86_400_000;

export const GIFT_SWEEPS: readonly Sweep[] = [aged('day_cards', 'day', KEEP_DAY_CARDS_MS)];
