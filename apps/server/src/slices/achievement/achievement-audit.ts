import type { AuditCheck } from '../../audit-check.ts';

/** What must be true of achievements. */
export const ACHIEVEMENT_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every achievement names a rated match of its wallet that was played out',
    whole: true,
    query: `
      select a.wallet, a.id, a.match_id, m.kind, m.reason
        from achievements a left join matches m on m.id = a.match_id
        left join match_ratings r on r.match_id = a.match_id
       where m.id is null or r.match_id is null or m.winner is null
          or m.reason in ('conceded', 'forfeited') or a.wallet not in (m.player_0, m.player_1)
          or a.at <> m.finished_at`,
  },
];
