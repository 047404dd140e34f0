import type { AuditCheck } from '../../../audit-check.ts';
import { COUNTED } from '../world/match-lanes.ts';
import { wrongMatches } from './replay-audit.ts';

/** What must be true of challenges, requests and matches besides what the ledger checks. */
export const BATTLE_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every open challenge and request has its owner’s stake in its vault, and no other',
    query: `
      select o.vault, o.owner, o.stake, s.held, s.wallets
        from (
          select kind || ':' || id as vault, player as owner, stake from openings
           where status = 'open' and stake > 0
        ) o
        left join (
          select v.name, sum(s.amount) as held, array_agg(w.name::text) as wallets
            from stakes s
            join accounts v on v.id = s.vault_account
            join accounts w on w.id = s.wallet_account
           where s.state = 'held' group by 1
        ) s on s.name = o.vault
       where s.held is distinct from o.stake or s.wallets is distinct from array[o.owner::text]`,
  },
  {
    name: 'every vault with a stake belongs to something that is not over',
    query: `
      select v.name, v.balance from accounts v
       where v.kind = 'vault' and v.balance > 0 and not exists (
         select from openings o where v.name = o.kind || ':' || o.id and o.status = 'open'
         union all
         select from matches m
          where v.name = m.kind || ':' || m.origin_id and m.finished_at is null
            and v.balance = 2 * m.stake
         union all
         select from offers f where v.name = 'offer:' || f.id and f.status = 'open'
         union all
         select from swaps w where v.name = 'swap:' || w.id and w.status = 'open'
         union all
         select from cups k where v.name = 'cup:' || k.id and k.status in ('open', 'running')
         union all
         select from withdrawals w where v.name = 'withdrawal:' || w.id and w.state = 'signed'
         union all
         select from auctions a where v.name = 'bond:' || a.id and a.bond = v.balance)`,
  },
  {
    name: 'every live match has both stakes in its vault',
    query: `
      select m.id, v.balance, m.stake from matches m
        left join accounts v on v.name = m.kind || ':' || m.origin_id
       where m.finished_at is null and m.kind in ('challenge', 'request')
         and v.balance is distinct from 2 * m.stake`,
  },
  {
    name: 'the treasury holds everything it has promised to matches and cups',
    query: `
      select a.balance, p.promised from accounts a,
             (select (select coalesce(sum(bonus_reserved), 0) from matches where bonus_reserved > 0)
                   + (select coalesce(sum(pool), 0) from cups where status = 'running')
                     as promised) p
       where a.name = 'treasury' and a.balance < p.promised`,
  },
  {
    name: 'every log is complete',
    whole: true,
    query: `
      select coalesce(m.id, e.match_id) as id, m.version, e.events, e.newest from matches m
        full join (select match_id, count(*) as events, max(number) as newest
                     from match_events group by 1) e on e.match_id = m.id
       where e.newest is distinct from m.version or e.events is distinct from m.version + 1`,
  },
  {
    name: 'wins, losses and winnings are those of the settled matches',
    whole: true,
    query: `
      select b.address, b.wins, b.losses, m.won, m.lost
        from battlers b
        full join (
          select address, count(*) filter (where won) as won, count(*) filter (where not won) as lost
            from (
              select player_0 as address, winner = 0 as won, id from matches
               where ${COUNTED('matches')} and winner is not null
              union all
              select player_1, winner = 1, id from matches
               where ${COUNTED('matches')} and winner is not null
            ) played
           where not exists (
             select from match_ratings r where r.match_id = played.id and r.counted = 0)
           group by address
        ) m on m.address = b.address
       where coalesce(b.wins, 0) <> coalesce(m.won, 0) or coalesce(b.losses, 0) <> coalesce(m.lost, 0)`,
  },
  {
    name: 'every finished match replays to its result and was paid as its rules say',
    paged: true,
    find: wrongMatches,
  },
];
