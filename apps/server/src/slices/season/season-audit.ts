import { SEASON_MATCHES } from '@goats/rules';
import type { AuditCheck } from '../../audit-check.ts';

/** What must be true of seasons and their badges. */
export const SEASON_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every season counts its badges, each given for enough matches and to a person',
    query: `
      select k.season, k.badges, b.badges as counted, b.short, b.house
        from seasons k
        full join (
          select b.season, count(*) as badges, count(*) filter (where b.games < ${SEASON_MATCHES}) as short,
                 count(*) filter (where p.house) as house
            from season_badges b left join players p on p.address = b.wallet group by 1) b
          on b.season = k.season
       where k.badges is distinct from b.badges or b.short > 0 or b.house > 0`,
  },
];
