import { proofOf, settlementOf, verifyProof } from '@goats/rules';
import type { Queryable, Row } from '../../db/database.ts';
import type { AuditCheck } from '../ledger/audit-checks.ts';
import { findMatch, vaultOf } from './match-store.ts';

/** What must be true of challenges, requests and matches besides what the ledger checks. */
export const BATTLE_AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'every open challenge and request has its owner’s stake in its vault, and no other',
    query: `
      select o.vault, o.owner, o.stake, s.held, s.wallets
        from (
          select 'challenge:' || id as vault, challenger as owner, stake from challenges
           where status = 'open'
          union all
          select 'request:' || id, player, stake from battle_requests where status = 'open'
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
         select from challenges c
          where v.name = 'challenge:' || c.id and c.status = 'open'
         union all
         select from battle_requests r where v.name = 'request:' || r.id and r.status = 'open'
         union all
         select from matches m
          where v.name = m.kind || ':' || m.origin_id and m.phase <> 'finished'
            and v.balance = 2 * m.stake)`,
  },
  {
    name: 'every live match has both stakes in its vault',
    query: `
      select m.id, v.balance, m.stake from matches m
        left join accounts v on v.name = m.kind || ':' || m.origin_id
       where m.phase <> 'finished' and m.kind <> 'practice'
         and v.balance is distinct from 2 * m.stake`,
  },
  {
    name: 'the treasury holds every bonus it has promised',
    query: `
      select a.balance, p.promised from accounts a,
             (select coalesce(sum(bonus_reserved), 0) as promised from matches
               where bonus_reserved > 0) p
       where a.name = 'treasury' and a.balance < p.promised`,
  },
  {
    name: 'every log is complete',
    query: `
      select m.id, m.version, e.events, e.newest from matches m
        left join (select match_id, count(*) as events, max(number) as newest
                     from match_events group by 1) e on e.match_id = m.id
       where e.newest is distinct from m.version or e.events is distinct from m.version + 1`,
  },
  {
    name: 'wins, losses and winnings are those of the settled matches',
    query: `
      select b.address, b.wins, b.losses, won.count as won, lost.count as lost
        from battlers b
        left join lateral (
          select count(*) from matches m
           where m.kind <> 'practice' and m.winner is not null
             and b.address = case m.winner when 0 then m.player_0 else m.player_1 end
        ) won on true
        left join lateral (
          select count(*) from matches m
           where m.kind <> 'practice' and m.winner is not null
             and b.address = case m.winner when 0 then m.player_1 else m.player_0 end
        ) lost on true
       where b.wins <> won.count or b.losses <> lost.count`,
  },
];

/**
 * Works every finished match out again: its proof must verify, and what was paid for it must be
 * what its rules say. Answers the ones that are wrong.
 */
export async function wrongMatches(db: Queryable): Promise<Row[]> {
  const finished = await db.query<{ id: number }>(
    `select id from matches where phase = 'finished' order by id`,
  );
  const wrong: Row[] = [];
  for (const { id } of finished) {
    const match = await findMatch(db, id);
    if (match?.state.phase !== 'finished') continue;
    const verdict = verifyProof(JSON.parse(JSON.stringify(proofOf(match.state))));
    if (!verdict.ok) wrong.push({ id, ...verdict });
    if (match.kind === 'practice') continue;
    const paid = await paidFor(db, vaultOf(match));
    const { payouts } = settlementOf(match.state);
    for (const [seat, player] of match.state.players.entries()) {
      const due = payouts[seat as 0 | 1];
      const got = paid.get(player.address) ?? 0;
      if (due !== got) wrong.push({ id, address: player.address, due, got });
    }
  }
  return wrong;
}

async function paidFor(db: Queryable, vault: string): Promise<Map<string, number>> {
  const rows = await db.query<{ name: string; paid: number }>(
    `select a.name, sum(t.amount)::bigint as paid from transfers t
       join accounts a on a.id = t.to_account
      where t.reference = $1 and t.reason in ('payout', 'refund', 'bonus') group by 1`,
    [vault],
  );
  return new Map(rows.map((row) => [row.name, row.paid]));
}
