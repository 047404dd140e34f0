import type { Signs } from '../../room.ts';

export const CUP_SIGNS: Signs = {
  sql: `
    select count(*) filter (where k.status = 'open')::int as open,
           count(*) filter (where k.status = 'running')::int as running,
           count(*) filter (where k.status = 'open' and k.starts_at < $1::timestamptz)::int
             as overdue,
           coalesce(sum(k.pool), 0)::bigint as promised,
           count(*) filter (where a.balance > 0)::int as vaults,
           coalesce(sum(a.balance), 0)::bigint as fees
      from (select * from cups where status = 'open' union all
            select * from cups where status = 'running') k
      left join accounts a on a.name = 'cup:' || k.id`,
  gauges: [
    { name: 'goats_cups_open', column: 'open', help: 'Cups that take entries' },
    { name: 'goats_cups_running', column: 'running', help: 'Cups that are being played' },
    { name: 'goats_cups_overdue', column: 'overdue', help: 'Cups that nobody has started yet' },
    { name: 'goats_vaults_open', column: 'vaults', help: 'Vaults with a stake in them' },
    {
      ...{ name: 'goats_staked_hoof', column: 'fees', in: 'hundredths' },
      help: 'HOOF in open vaults',
    },
    {
      ...{ name: 'goats_promised_hoof', column: 'promised', in: 'hundredths' },
      help: 'Promised to matches and cups',
    },
  ],
};
