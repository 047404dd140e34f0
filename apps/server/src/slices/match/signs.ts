import type { SignGauge, Signs } from '../../room.ts';

const LIVE = ['challenge', 'request', 'cup', 'practice', 'friendly'] as const;

const SEEN = `seen_at > now() - interval '45 seconds'`;

export const MATCH_SIGNS: Signs = {
  sql: `
    select count(*) filter (where kind = 'challenge')::int as challenge,
           count(*) filter (where kind = 'request')::int as request,
           count(*) filter (where kind = 'cup')::int as cup,
           count(*) filter (where kind = 'practice')::int as practice,
           count(*) filter (where kind = 'friendly')::int as friendly,
           count(*) filter (where kind in ('challenge', 'request'))::int as vaults,
           coalesce(sum(2 * stake), 0)::bigint as staked,
           count(*) filter (where deadline < $1::timestamptz)::int as overdue,
           coalesce(extract(epoch from $1::timestamptz
             - min(deadline) filter (where deadline < $1::timestamptz)), 0)::float as lag,
           (select last_value from matches_id_seq) as started,
           (select coalesce(sum(bonus_reserved), 0)::bigint
              from matches where bonus_reserved > 0) as promised,
           (select count(*)::int from matches where house_at < $1::timestamptz) as house_waiting,
           (select coalesce(sum(watchers), 0)::int from presences where ${SEEN}) as watchers,
           (select coalesce(sum(seat_0 + seat_1), 0)::int from presences where ${SEEN}) as seats
      from matches where finished_at is null`,
  gauges: [
    ...LIVE.map(
      (kind): SignGauge => ({
        ...{ name: 'goats_matches_live', column: kind, labels: { kind } },
        help: 'Matches that are being played',
      }),
    ),
    {
      ...{ name: 'goats_matches_started', column: 'started' },
      help: 'Matches begun since the first day',
    },
    { name: 'goats_vaults_open', column: 'vaults', help: 'Vaults with a stake in them' },
    {
      ...{ name: 'goats_staked_hoof', column: 'staked', in: 'hundredths' },
      help: 'HOOF in open vaults',
    },
    {
      ...{ name: 'goats_promised_hoof', column: 'promised', in: 'hundredths' },
      help: 'Promised to matches and cups',
    },
    {
      ...{ name: 'goats_deadlines_overdue', column: 'overdue' },
      help: 'Deadlines that nobody has kept yet',
    },
    { name: 'goats_deadline_lag_seconds', column: 'lag', help: 'Age of the oldest of them' },
    {
      ...{ name: 'goats_house_moves_waiting', column: 'house_waiting' },
      help: 'Moves the house has not made yet',
    },
    { name: 'goats_watchers', column: 'watchers', help: 'Open live screens of watchers' },
    { name: 'goats_seats_connected', column: 'seats', help: 'Open live screens of players' },
  ],
};
