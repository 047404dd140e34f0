import { weekOf } from '@goats/rules';
import { deleting, type Sweep } from '../../clock/housekeeping/sweep.ts';

const DAY_MS = 86_400_000;
/** Meetings count until their week is paid. */
const KEEP_MEETINGS_MS = 14 * DAY_MS;

/** Of a week that is paid nothing counts any more. */
const SWEEP_MEETINGS = `
  delete from week_meetings where ctid = any (array(
    select m.ctid from week_meetings m join weeks k on k.week = m.week and k.paid_at is not null
     where m.week < $1 order by m.week limit $2 for update of m skip locked))
  returning 1 as gone`;

export const WEEK_SWEEPS: readonly Sweep[] = [
  deleting('week_meetings', SWEEP_MEETINGS, (now) => weekOf(now - KEEP_MEETINGS_MS)),
];
