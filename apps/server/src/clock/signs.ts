import type { Signs } from '../room.ts';

export const CLOCK_SIGNS: Signs = {
  sql: `
    select coalesce((select extract(epoch from $1::timestamptz - at) from heartbeat), 0)::float
             as beat_age,
           count(*)::int as backed_off,
           coalesce(extract(epoch from $1::timestamptz - min(since)), 0)::float as age
      from backed_off`,
  gauges: [
    {
      ...{ name: 'goats_heartbeat_age_seconds', column: 'beat_age' },
      help: 'Since any instance beat',
    },
    {
      ...{ name: 'goats_backed_off', column: 'backed_off' },
      help: 'What the clock cannot do and puts off',
    },
    { name: 'goats_backed_off_seconds', column: 'age', help: 'Age of the oldest of them' },
  ],
};
