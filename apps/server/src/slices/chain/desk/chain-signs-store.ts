import { HOOF_SUPPLY, HUNDREDTHS_PER_HOOF, type Hundredths } from '@goats/rules';
import type { Queryable } from '../../../db/database.ts';

/** How the chain is doing, as the database knows it. HOOF in whole hundredths. */
export interface ChainSigns extends Record<string, unknown> {
  readonly lag_blocks: number;
  /** Since the chain last answered; null: it never has. */
  readonly silent_seconds: number | null;
  readonly problem: string | null;
  /** Nodes disagree on what is final. */
  readonly disputed: boolean;
  readonly balance: Hundredths;
  readonly claims: Hundredths;
  readonly float: Hundredths;
  readonly left_today: Hundredths;
  readonly paused: boolean;
  readonly frozen: boolean;
  /** In wei. */
  readonly poster_balance: string;
  /** When the root was posted that counts now; null: none was seen. */
  readonly root_at: Date | null;
  /** What is in people's own wallets on the chain. */
  readonly outside: Hundredths;
  /** What final logs have brought into the Stadium, less what they took out, and the ledger has not heard. */
  readonly unheard: Hundredths;
  readonly unapplied: number;
  readonly unapplied_seconds: number;
  /** Redeemed in the last days although this world never gave them out, or said something else. */
  readonly foreign_vouchers: number;
  /** Posted in the last days, counting or not, although this world never made them, or made them for another time. */
  readonly foreign_roots: number;
  /** Who was named for a role and has not begun, and from when they could. Roles as the contract has them. */
  readonly named: readonly NamedKey[];
  /** Roles in which nobody acts since a dismissal. */
  readonly vacant: readonly number[];
  /** The last guardian who was not there from the beginning, and since when. */
  readonly guardian_since: Date | null;
  /** Of ours that no block has taken yet, and how long the oldest has waited. */
  readonly sent_count: number;
  readonly sent_seconds: number;
  readonly open_count: number;
  readonly open_hoof: Hundredths;
}

export interface NamedKey {
  readonly role: number;
  readonly key: string;
  /** In seconds. */
  readonly from: number;
}

/** Undefined before the chain was read for the first time. */
export async function readChainSigns(db: Queryable, now: Date): Promise<ChainSigns | undefined> {
  const [signs] = await db.prepared<ChainSigns>('chain-signs', CHAIN_SIGNS, [now]);
  return signs;
}

/** However long this runs, the newest tell whether somebody else signs or posts. */
const VOUCHERS_LOOKED_AT = 500;
const ROOTS_LOOKED_AT = 200;

/**
 * Along partial indexes: what is open costs, what is over does not. A transfer of HOOF that still waits
 * was sent just so; the Stadium's own events tell of everything else.
 */
const CHAIN_SIGNS = `
  with waiting as (
    select count(*)::int as count,
           coalesce(extract(epoch from $1 - min(b.time)), 0)::float as age,
           coalesce(sum(case
             when l.event = 'HoofDeposited' then (l.args->>'amount')::bigint
             when l.event = 'PaymentUndone' then (l.args->>'amount')::bigint
             when l.event in ('HoofWithdrawn', 'HoofExited', 'DepositReturned', 'DepositUndone')
               then -(l.args->>'amount')::bigint
             when l.contract = 'hoof' and l.event = 'Transfer'
               and l.args->>'to' = (select stadium from chain_state)
               and l.args->>'from' not in (l.args->>'to', '0x' || repeat('0', 40))
               then (l.args->>'value')::bigint
           end), 0)::bigint as unheard
      from chain_logs l join chain_blocks b on b.number = l.block_number
     where l.applied_at is null and l.final),
  root as (
    select b.time from chain_logs l join chain_blocks b on b.number = l.block_number
     where l.event = 'RootPosted' and l.args->>'epoch' = (
       select args->>'epoch' from chain_logs where event = 'RootActivated'
        order by block_number desc, log_index desc limit 1)),
  foreign_voucher as (
    select count(*)::int as count
      from (select block_number, args from chain_logs
             where event = 'HoofWithdrawn' and applied_at is not null
             order by block_number desc, log_index desc limit ${VOUCHERS_LOOKED_AT}) l
      join chain_blocks b on b.number = l.block_number and b.time > $1 - interval '7 days'
     where not exists (
       select from withdrawals w
        where w.id = case when length(l.args->>'number') <= 9 then (l.args->>'number')::int end
          and w.wallet = l.args->>'account' and w.hoof = (l.args->>'amount')::bigint
          and w.state = 'final')),
  foreign_root as (
    select count(*)::int as count
      from (select block_number, args from chain_logs
             where event = 'RootPosted' and args->>'epoch' <> '1'
             order by block_number desc, log_index desc limit ${ROOTS_LOOKED_AT}) l
      join chain_blocks b on b.number = l.block_number and b.time > $1 - interval '7 days'
     where not exists (
       select from (select * from chain_roots order by id desc limit ${2 * ROOTS_LOOKED_AT}) r
        where l.args->>'data' = '0x' || encode(r.data_hash, 'hex')
          and l.args->>'accounts' = '0x' || encode(r.accounts_root, 'hex')
          and l.args->>'cards' = '0x' || encode(r.cards_root, 'hex')
          and (l.args->>'sum')::bigint = r.sum
          and (l.args->>'deposits')::bigint = r.deposits
          and (l.args->>'cardDeposits')::bigint = r.card_deposits)
        -- No list of ours is posted twice: the second time it is somebody who brings old balances back.
        or exists (
          select from chain_logs e where e.event = 'RootPosted' and e.args->>'data' = l.args->>'data'
             and (e.args->>'epoch')::bigint < (l.args->>'epoch')::bigint)),
  installed as (
    select distinct on (args->>'role') (args->>'role')::int as role, args->>'key' as key,
           block_number, log_index
      from chain_logs where event = 'KeyInstalled'
     order by args->>'role', block_number desc, log_index desc),
  named as (
    select coalesce(json_agg(json_build_object('role', role, 'key', key, 'from', starts)
                             order by role), '[]') as keys
      from (select distinct on (l.args->>'role') (l.args->>'role')::int as role,
                   l.args->>'key' as key, (l.args->>'from')::bigint as starts
              from chain_logs l
             where l.event = 'KeyAppointed' and not exists (
               select from installed i where i.role = (l.args->>'role')::int
                  and (i.block_number, i.log_index) > (l.block_number, l.log_index))
             order by l.args->>'role', l.block_number desc, l.log_index desc) a
     where key !~ '^0x0+$'),
  guardian as (
    select max(b.time) as since from installed i join chain_blocks b on b.number = i.block_number
     where i.role = 2 and i.block_number > (
       select min(block_number) from chain_logs where event = 'RootPosted')),
  sent as (
    select count(*)::int as count,
           coalesce(extract(epoch from $1 - min(made_at)), 0)::float as age
      from chain_transactions where ended_at is null and block_number is null),
  voucher as (
    select count(*)::int as count, coalesce(sum(hoof), 0)::bigint as hoof
      from withdrawals where state = 'signed')
  select greatest(s.head - s.seen, 0)::int as lag_blocks,
         extract(epoch from $1 - s.checked_at)::float as silent_seconds, s.problem, s.disputed,
         s.stadium_balance as balance, s.claims, s.float, s.left_today, s.paused, s.frozen,
         s.poster_balance::text as poster_balance,
         (select time from root) as root_at,
         coalesce((select balance from accounts where name = 'chain'), 0)::bigint as outside,
         waiting.unheard, waiting.count as unapplied, waiting.age as unapplied_seconds,
         foreign_voucher.count as foreign_vouchers, foreign_root.count as foreign_roots,
         named.keys as named,
         array(select role from installed where key ~ '^0x0+$' order by role) as vacant,
         guardian.since as guardian_since,
         sent.count as sent_count, sent.age as sent_seconds,
         voucher.count as open_count, voucher.hoof as open_hoof
    from chain_state s, waiting, foreign_voucher, foreign_root, named, guardian,
         sent, voucher`;

/** What the Stadium must hold: everything that is not outside, and what the ledger is yet to hear. */
export function expectedBalance({
  outside,
  unheard,
}: Pick<ChainSigns, 'outside' | 'unheard'>): Hundredths {
  return HOOF_SUPPLY * HUNDREDTHS_PER_HOOF - outside + unheard;
}

export interface LeavingRow extends Record<string, unknown> {
  readonly wallet: string;
  readonly asked_at: Date;
}

/** Whoever asked for a forced exit, the longest wait first. */
export function listLeaving(db: Queryable, limit: number): Promise<LeavingRow[]> {
  return db.prepared<LeavingRow>(
    'chain-leaving',
    'select wallet, asked_at from leaving_wallets order by asked_at, wallet limit $1',
    [limit],
  );
}
