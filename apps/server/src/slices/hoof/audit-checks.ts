import {
  ATTRIBUTE_RANGES,
  GROWTH_PER_CARD,
  HISTORY,
  HOUSE_IN_HISTORY,
  RARITIES,
} from '@goats/rules';
import type { AuditCheck } from '../../audit-check.ts';
import { COUNTED } from '../match/world/index.ts';
import { BOND_CHECKS } from './audit-bonds.ts';
import { CHAIN_CHECKS } from './audit-chain.ts';
import { TRADE_CHECKS } from './audit-trades.ts';

const SUPPLY = 1_000_000_000_000;

/** `('Common', 75), …` */
const TIER_MAXIMA = RARITIES.map((tier) => `('${tier}', ${ATTRIBUTE_RANGES[tier].max})`).join(', ');

/**
 * Most of these the database refuses to break in the first place; the audit does not take its word
 * for it and works everything out again from the entries and events.
 */
export const AUDIT_CHECKS: readonly AuditCheck[] = [
  {
    name: 'the supply is 10,000,000,000 HOOF, minted once',
    query: `
      select sum(balance) filter (where kind <> 'genesis') as in_accounts,
             sum(balance) filter (where kind = 'genesis') as genesis
        from accounts
      having coalesce(sum(balance) filter (where kind <> 'genesis'), 0) <> ${SUPPLY}
          or coalesce(sum(balance) filter (where kind = 'genesis'), 0) <> -${SUPPLY}`,
  },
  {
    name: 'no wallet, vault or treasury is below zero',
    query: `select name, balance from accounts where balance < 0 and kind <> 'genesis'`,
  },
  {
    name: 'locked HOOF becomes free only where a loss may free it',
    over: 'transfers',
    query: `
      select t.id, t.reason, t.arrives, t.amount, t.locked_out, t.locked_in
        from transfers t
       where t.id > $1 and t.id <= $2 and (t.locked_out not between 0 and t.amount or t.locked_in not between 0 and t.amount
          or (t.reason in ('stake', 'bond', 'refund') and t.locked_in <> t.locked_out)
          or (t.reason = 'payout' and t.arrives = 'kept' and t.locked_in <> t.locked_out)
          or (t.reason = 'payout' and t.arrives = 'locked' and t.locked_in < t.locked_out)
          or (takes_free_only(t.reason) and t.locked_out <> 0))`,
  },
  {
    name: 'HOOF only went where its reason may take it',
    over: 'transfers',
    query: `
      select t.id, t.reason, f.name as sender, r.name as receiver
        from transfers t
        left join accounts f on f.id = t.from_account
        left join accounts r on r.id = t.to_account
       where t.id > $1 and t.id <= $2 and is_allowed_path(t.reason, f.kind, r.kind) is not true`,
  },
  {
    name: 'every vault holds exactly its open stakes',
    query: `
      select v.name, v.balance, v.locked, coalesce(s.held, 0) as held, s.locked as held_locked
        from accounts v
        left join (select vault_account, sum(amount) as held, sum(locked) as locked from stakes
                    where state = 'held' group by 1) s on s.vault_account = v.id
       where v.kind = 'vault'
         and (v.balance <> coalesce(s.held, 0) or v.locked <> coalesce(s.locked, 0))`,
  },
  {
    name: 'every stake was put in, and went out as it says',
    whole: true,
    query: `
      select s.*
        from stakes s
        join accounts v on v.id = s.vault_account and v.name not like all ('{cup:%,bond:%}')
        left join transfers put
          on put.reason in ('stake', 'offer', 'withdraw') and put.from_account = s.wallet_account
         and put.to_account = s.vault_account and put.amount = s.amount
         and put.locked_in = s.locked
        left join transfers back
          on back.reason = 'refund' and back.from_account = s.vault_account
         and back.to_account = s.wallet_account
        left join transfers paid
          on paid.reason in ('payout', 'sale', 'withdrawn') and paid.from_account = s.vault_account
       where put.id is null
          or (s.state = 'refunded') <> (back.id is not null)
          or (s.state = 'paid') <> (paid.id is not null and back.id is null)`,
  },
  {
    name: 'every card belongs to whom its history says',
    query: `
      select h.card_id, h.owner, last.to_wallet
        from card_holdings h
        left join (
          select distinct on (card_id) card_id, to_wallet from card_events
           where to_wallet is not null or kind = 'returned' order by card_id, id desc
        ) last on last.card_id = h.card_id
       where h.owner is distinct from last.to_wallet`,
  },
  {
    name: 'every card came from the hand that held it',
    whole: true,
    query: `
      select * from (
        select id, card_id, kind, from_wallet,
               lag(to_wallet) over (partition by card_id order by id) as held_by
          from card_events where to_wallet is not null or kind = 'returned'
      ) e where from_wallet is distinct from held_by`,
  },
  {
    name: 'every card has grown as often as its history says',
    whole: true,
    query: `
      select c.id, c.grown, coalesce(e.times, 0) as told from cards c
        left join (select card_id, count(*) as times from card_events
                    where kind = 'levelled' group by 1) e on e.card_id = c.id
       where c.grown <> least(coalesce(e.times, 0), ${GROWTH_PER_CARD})`,
  },
  {
    name: 'no card has grown beyond its tier, but by the older rules',
    whole: true,
    query: `
      select e.card_id, e.attribute, e.value, c.rarity from card_events e
        join cards c on c.id = e.card_id
        join (values ${TIER_MAXIMA}) r (rarity, most) on r.rarity::rarity = c.rarity
        left join matches m on e.reference = 'match:' || m.id
       where e.kind = 'levelled' and e.value > r.most
         and (m.state ->> 'rules') is not null`,
  },
  {
    name: 'there is one holding for every card',
    query: `
      select c.id, h.card_id from cards c full join card_holdings h on h.card_id = c.id
       where c.id is null or h.card_id is null or h.rarity <> c.rarity`,
  },
  {
    name: 'every minted card was paid for, and every payment got its card',
    whole: true,
    query: `
      select e.card_id, e.to_wallet, e.price, t.amount, t.reference
        from (select * from card_events where kind = 'minted') e
        full join (
          select t.reference, t.amount, a.name from transfers t
            join accounts a on a.id = t.from_account where t.reason = 'mint'
             and t.reference not like 'sale:%'
        ) t on t.reference = e.reference and t.name = e.to_wallet and t.amount = e.price
       where e.card_id is null or t.reference is null`,
  },
  {
    name: 'every card that was returned had been minted, and its price was paid back',
    whole: true,
    query: `
      select e.card_id, e.from_wallet, e.price, m.price as minted_for, t.amount, t.reference
        from (select * from card_events where kind = 'returned') e
        full join (
          select t.reference, t.amount, a.name from transfers t
            join accounts a on a.id = t.to_account where t.reason = 'returned'
        ) t on t.reference = e.reference and t.name = e.from_wallet and t.amount = e.price
        left join card_events m
          on m.card_id = e.card_id and m.reference = e.reference and m.kind = 'minted'
         and m.to_wallet = e.from_wallet and m.price = e.price
       where e.card_id is null or t.reference is null or m.id is null`,
  },
  {
    name: 'every starter grant is what was granted',
    whole: true,
    query: `
      select g.wallet, g.hoof, g.cards, paid.amount, dealt.cards as dealt
        from starter_grants g
        full join (
          select a.name, t.amount from transfers t
            join accounts a on a.id = t.to_account where t.reason = 'starter'
        ) paid on paid.name = g.wallet
        full join (
          select to_wallet, array_agg(card_id order by id) as cards from card_events
           where kind = 'granted' and reference like 'starter:%' group by 1
          union all
          select wallet, cards from starter_grants g
           where lent and not exists (
             select from unnest(g.cards) c (id) where not exists (
               select from loans l where l.wallet = g.wallet and l.card_id = c.id))
        ) dealt on dealt.to_wallet = coalesce(g.wallet, paid.name)
       where g.wallet is null
          or g.hoof <> coalesce(paid.amount, 0)
          or g.cards <> coalesce(dealt.cards, '{}')`,
  },
  {
    name: 'every busy card stands behind a stake of its owner',
    query: `
      select h.card_id, h.owner, h.busy_with
        from (select card_id, owner, busy_with from card_holdings
              union all select card_id, wallet, busy_with from loans) h
       where h.busy_with is not null and h.busy_with not like all ('{cup:%,chain:%,withdrawal:%}')
         and not exists (
         select from stakes s
           join accounts v on v.id = s.vault_account
           join accounts w on w.id = s.wallet_account
          where v.name = h.busy_with and w.name = h.owner and s.state = 'held')`,
  },
  {
    name: 'every card of an open challenge or request is busy with it',
    query: `
      select o.kind, o.id, o.player, c.id as card
        from openings o cross join unnest(o.card_ids) c (id)
       where o.status = 'open' and o.stake > 0 and not exists (
         select from (select card_id, owner, busy_with from card_holdings
                      union all select card_id, wallet, busy_with from loans) h
          where h.card_id = c.id and h.owner = o.player
            and h.busy_with = o.kind || ':' || o.id)`,
  },
  {
    name: 'no lent card is at stake, and no bound one was lost',
    whole: true,
    query: `
      select l.card_id, l.wallet, l.busy_with from loans l
        join openings o on l.busy_with = o.kind || ':' || o.id
       where o.kind = 'request' and o.card_ids[1] = l.card_id and o.player = l.wallet
      union all
      select e.card_id, e.from_wallet, e.reference from card_events e
       where e.from_wallet is not null and e.kind in ('lost', 'sold', 'moved') and (
         select m.bound from card_events m
          where m.card_id = e.card_id and m.id < e.id and m.to_wallet is not null
          order by m.id desc limit 1)
         and not exists (select from battlers b where b.address = e.from_wallet and b.history)`,
  },
  {
    name: 'every wallet has the matches behind it that it counts',
    whole: true,
    query: `
      with played as (
        select m.address, m.opponent, p.house is true as house,
               (m.finished_at at time zone 'UTC')::date - date 'epoch' as day
          from (select player_0 as address, player_1 as opponent, * from matches
                union all
                select player_1, player_0, * from matches) m
          left join players p on p.address = m.opponent
         where ${COUNTED('m')} and m.winner is not null
           and m.reason not in ('conceded', 'forfeited')
           and (m.state ->> 'rules' is null or (m.state -> 'commitments' ->> 0 is not null
                                                and m.state -> 'commitments' ->> 1 is not null))
      )
      select b.address, b.matches, b.wallets, b.house_matches, b.house_wallets, b.days, b.last_day,
             b.history
        from battlers b left join (
          select address, count(*) filter (where not house) as matches,
                 count(distinct opponent) filter (where not house) as wallets,
                 count(*) filter (where house) as house_matches,
                 count(distinct opponent) filter (where house) as house_wallets,
                 count(distinct day) as days, max(day) as last_day
            from played group by 1) w on w.address = b.address
       where (b.matches, b.wallets, b.house_matches, b.house_wallets) is distinct from
             (coalesce(w.matches, 0), coalesce(w.wallets, 0), coalesce(w.house_matches, 0),
              coalesce(w.house_wallets, 0))
          -- Days that were asked for are a figure of their time: whoever had a history keeps it.
          or b.history and not (
            b.matches + least(b.house_matches, ${HOUSE_IN_HISTORY.matches}) >= ${HISTORY.matches}
            and b.wallets + least(b.house_wallets, ${HOUSE_IN_HISTORY.wallets}) >= ${HISTORY.wallets})
          -- A day that the clock ended late may not have counted: never one too many.
          or b.last_day is distinct from w.last_day
          or b.days > coalesce(w.days, 0)`,
  },
  {
    name: 'the day’s counters say what the day’s books say',
    whole: true,
    query: `
      with told (day, what, used) as (
        select (m.started_at at time zone 'UTC')::date, 'bonus',
               sum(coalesce(m.bonus_reserved, 0) + coalesce(paid.amount, 0))
          from matches m
          left join transfers paid
            on paid.reason = 'bonus' and paid.reference = m.kind || ':' || m.origin_id
         where m.kind in ('challenge', 'request') group by 1
        union all
        -- What was promised to cups, on the Monday of the week in which they began.
        select date_trunc('week', t.began at time zone 'UTC')::date, 'cups', sum(k.pool)
          from cups k
          join (select cup_id, min(began_at) as began from cup_ties group by 1) t on t.cup_id = k.id
         group by 1
        union all
        select (e.at at time zone 'UTC')::date, 'locked-mints', count(*) from card_events e
         where e.bound and not exists (
           select from day_counters m where m.what = 'locked-mints'
              and m.day = (e.at at time zone 'UTC')::date and m.used > 0) group by 1
        union all
        select (at at time zone 'UTC')::date, 'allowance', sum(amount) from transfers
         where reason = 'allowance' group by 1
        union all
        select day, 'quests', sum(paid) from day_quests where paid is not null group by 1
        union all
        select given.day, 'own-cards', sum(given.cards)
          from (select (granted_at at time zone 'UTC')::date as day, cardinality(cards) as cards
                  from own_cards where granted_at is not null
                union all
                select day, 1 from day_cards where counted) given
         group by 1
      )
      select told.day, told.what, told.used as told, c.used
        from told full join day_counters c on told.day = c.day and told.what = c.what
       where c.what not like '%:%' and c.what <> 'locked-mints' and c.used <> coalesce(told.used, 0)
          or c.day is null and told.used > 0 and told.day >= (select min(day) from day_counters)`,
  },
  {
    name: 'a broke wallet was helped once a day, with locked HOOF',
    whole: true,
    query: `
      select t.to_account, (t.at at time zone 'UTC')::date as day, count(*), min(t.locked_in)
        from transfers t where t.reason = 'allowance'
       group by 1, 2 having count(*) > 1 or min(t.locked_in) <> max(t.amount)`,
  },
  ...TRADE_CHECKS,
  ...BOND_CHECKS,
  ...CHAIN_CHECKS,
];
