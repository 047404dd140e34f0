import { Gauge } from 'prom-client';
import type { Metrics, Signs } from '../../room.ts';

/** Asked for since the running hour of their limit began, over all addresses. */
export const GIFT_SIGNS: Signs = {
  sql: `
    select coalesce((select taken from rate_limits
                      where name = 'all-starters' and subject = 'all'
                        and ends_at > $1::timestamptz), 0)::int as taken`,
  gauges: [
    {
      ...{ name: 'goats_starter_packs_hour', column: 'taken' },
      help: 'Starter packs asked for this hour',
    },
  ],
};

export const registerMostStarters: Metrics = (registry, { config }) => {
  new Gauge({
    ...{ name: 'goats_starter_packs_hour_most', help: 'Starter packs an hour over all' },
    registers: [registry],
  }).set(config.limits['all-starters'].most);
  return async () => undefined;
};
