import type { Signs } from '../../room.ts';

export const OPENING_SIGNS: Signs = {
  sql: `
    select count(*) filter (where kind = 'challenge')::int as challenges,
           count(*) filter (where kind = 'request')::int as requests,
           count(*) filter (where stake > 0)::int as vaults,
           coalesce(sum(stake), 0)::bigint as staked,
           count(*) filter (where expires_at < $1::timestamptz)::int as overdue
      from openings where status = 'open'`,
  gauges: [
    {
      ...{ name: 'goats_challenges_open', column: 'challenges' },
      help: 'Challenges that wait for somebody',
    },
    {
      ...{ name: 'goats_requests_open', column: 'requests' },
      help: 'Battle requests that wait for somebody',
    },
    { name: 'goats_vaults_open', column: 'vaults', help: 'Vaults with a stake in them' },
    {
      ...{ name: 'goats_staked_hoof', column: 'staked', in: 'hundredths' },
      help: 'HOOF in open vaults',
    },
    { name: 'goats_openings_overdue', column: 'overdue', help: 'Openings to be refunded' },
  ],
};
