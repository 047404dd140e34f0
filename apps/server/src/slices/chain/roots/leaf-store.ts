import { CARDS_ON_CHAIN } from '@goats/rules';
import type { Chain } from '../../../chain/chain.ts';
import type { Database, Queryable, Row } from '../../../db/database.ts';

/** Who has what, at one instant of the ledger, as the text that a root seals. */
export interface LeafSnapshot {
  readonly text: string;
  readonly deposits: number;
  readonly cardDeposits: number;
  readonly cutBlock: number;
}

interface CutRow extends Row {
  readonly deposits: number;
  readonly card_deposits: number;
  readonly block: number;
}

/**
 * All of it from one snapshot of the database, in which a deposit and what it was spent on are either
 * both there or neither. Undefined before the chain was read for the first time.
 *
 * `await readLeaves(db, chain, lastWordFor(now))`
 */
export function readLeaves(
  db: Pick<Database, 'bulkTransaction'>,
  chain: Pick<Chain, 'chainId' | 'contracts'>,
  askedBy: Date,
): Promise<LeafSnapshot | undefined> {
  return db.bulkTransaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return leavesOf(tx, { chainId: chain.chainId, stadium: chain.contracts.stadium }, askedBy);
  });
}

/** The same on whatever the connection sees, for those who asked to leave by then. */
export async function leavesOf(
  tx: Queryable,
  { chainId, stadium }: { readonly chainId: number; readonly stadium: string },
  askedBy: Date,
): Promise<LeafSnapshot | undefined> {
  const [cut] = await tx.query<CutRow>(CUT);
  if (!cut) return undefined;
  const [accounts] = await tx.query<{ lines: string }>(ACCOUNTS, [askedBy]);
  const [cards] = await tx.query<{ lines: string }>(CARDS, [CARDS_ON_CHAIN, askedBy]);
  const { deposits, card_deposits: cardDeposits, block: cutBlock } = cut;
  const text = `legendary-goats-leaves 1
chain ${chainId} stadium ${stadium.toLowerCase()}
deposits ${deposits} card-deposits ${cardDeposits} block ${cutBlock}
${accounts?.lines ?? ''}${cards?.lines ?? ''}`;
  return { text, deposits, cardDeposits, cutBlock };
}

/**
 * Every final deposit is in a root, whether the ledger has heard of it or not: one that waits behind
 * something else of its wallet's must not keep everybody from a root, whoever has brought it.
 */
const CUT = `
  select (select count(*) from chain_logs where event = 'HoofDeposited' and final) as deposits,
         (select count(*) from chain_logs where event = 'CardDeposited' and final) as card_deposits,
         coalesce((select min(block_number) - 1 from chain_logs where applied_at is null and final),
                  s.final) as block
    from chain_state s`;

/**
 * What whoever leaves with this root ($n: asked by then) has in matches and cups that are not over. It
 * may still be lost, and there is no later root for the loss to be in: until the end it is in no leaf.
 */
const undecided = (askedBy: string) => `
  leaving as (select wallet from leaving_wallets where asked_at <= ${askedBy}),
  undecided as (
    select distinct kind || ':' || origin_id as reference from matches
     where finished_at is null and kind in ('challenge', 'request', 'cup')
       and exists (select from leaving))`;

/**
 * The lines are written by PostgreSQL: a hundred thousand rows would keep the thread busy that
 * answers visitors. What is locked, the treasury's and the house's is in no leaf. What somebody has
 * staked is theirs until it is lost, and what they brought is theirs before it is credited.
 */
const ACCOUNTS = `
  with ${undecided('$1')},
  staked as (
    select s.wallet_account, sum(s.amount - s.locked) as free
      from stakes s join accounts v on v.id = s.vault_account
      join accounts w on w.id = s.wallet_account
     where s.state = 'held' and not (v.name in (select reference from undecided)
                                     and w.name in (select wallet from leaving))
     group by 1),
  paid as (
    select args->>'account' as account, sum((args->>'amount')::bigint) as amount
      from chain_logs
     where event in ('HoofWithdrawn', 'HoofExited') and applied_at is not null group by 1),
  arriving as (
    select args->>'account' as account, sum((args->>'amount')::bigint) as amount
      from chain_logs
     where event = 'HoofDeposited' and final and applied_at is null group by 1),
  held as (
    select w.name, w.balance - w.locked + coalesce(s.free, 0) as balance
      from accounts w left join staked s on s.wallet_account = w.id
     where w.kind = 'wallet' and not exists (
       select from players p where p.address = w.name and p.house)),
  leaf as (
    select coalesce(h.name, p.account, d.account) collate "C" as account,
           coalesce(h.balance, 0) + coalesce(d.amount, 0) as balance,
           coalesce(p.amount, 0) as withdrawn
      from held h full join paid p on p.account = h.name
      full join arriving d on d.account = coalesce(h.name, p.account))
  select string_agg('a ' || account || ' ' || balance || ' ' || withdrawn || E'\\n', ''
                    order by account) as lines
    from leaf where balance > 0 or withdrawn > 0`;

/** A card that plays, waits or is on its way out is its owner's; a bound one cannot leave yet. */
const CARDS = `
  with ${undecided('$2')},
  arriving as (
    select distinct on (args->>'token') (args->>'token')::bigint as token, args->>'account' as account
      from chain_logs
     where event = 'CardDeposited' and final and applied_at is null
     order by args->>'token', block_number desc, log_index desc)
  select string_agg('c ' || token_id || ' ' || coalesce(d.account, owner) || E'\\n', ''
                    order by token_id) as lines
    from card_holdings h join cards c on c.id = card_id left join arriving d on d.token = token_id
   where card_id <= $1 and (d.account is not null
     or owner is not null and not is_bound(h)
        and (busy_with is null or busy_with not like 'chain:%')
        and not (coalesce(busy_with, '') in (select reference from undecided)
                 and owner in (select wallet from leaving))
        and not exists (select from players p where p.address = h.owner and p.house))`;
