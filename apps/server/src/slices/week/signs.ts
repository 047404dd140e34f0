import type { Signs } from '../../room.ts';

export const WEEK_SIGNS: Signs = {
  sql: 'select count(*)::int as unpaid from weeks where paid_at is null and week < $2::int',
  gauges: [
    { name: 'goats_weeks_unpaid', column: 'unpaid', help: 'Weeks that are over and not paid' },
  ],
};
