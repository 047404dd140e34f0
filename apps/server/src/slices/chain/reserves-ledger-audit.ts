import { parseLeafList } from '@goats/chain';
import { CARDS_ON_CHAIN, tokenOf } from '@goats/rules';
import type { Hex } from 'viem';
import type { Queryable, Row } from '../../db/database.ts';
import { expectedBalance, readChainSigns } from './desk/chain-signs-store.ts';
import { leavesOf } from './roots/leaf-store.ts';

/** What the books say, from one snapshot, that the chain has to agree with at `final`. */
export interface LedgerSide {
  readonly embedded: boolean;
  readonly nodeUrl: string | null;
  readonly stadium: string;
  readonly final: number;
  /** What the Stadium must hold: in hundredths of HOOF, and how many cards. */
  readonly expectedBalance: number;
  readonly expectedCards: number;
  readonly outside: readonly { readonly token: number; readonly owner: string }[];
  /** The newest vouchers that were given back. */
  readonly endedVouchers: readonly number[];
  readonly leavesOf: ReadonlyMap<number, { readonly data: Hex; readonly leaves: Buffer }>;
  readonly leafProblems: readonly Row[];
  readonly voucherProblems: readonly Row[];
}

interface StateRow extends Row {
  readonly chain_id: number;
  readonly embedded: boolean;
  readonly node_url: string | null;
  readonly stadium: string;
  readonly final: number;
}

/** Undefined for a world that never had a chain. */
export async function readLedgerSide(tx: Queryable): Promise<LedgerSide | undefined> {
  const [state] = await tx.query<StateRow>(
    'select chain_id, embedded, node_url, stadium, final from chain_state where seen >= 0',
  );
  const signs = state && (await readChainSigns(tx, new Date(0)));
  if (!state || !signs) return undefined;
  const [cards] = await tx.query<{ moving: number; outside: number }>(CARDS_MOVING);
  const outside = await tx.query<{ card_id: number; owner: string }>(OUTSIDE);
  const ended = await tx.query<{ id: number }>(
    `select id from withdrawals where state in ('expired', 'void') order by id desc limit $1`,
    [MOST_VOUCHERS],
  );
  const kept = await tx.query<{ epoch: number; data: Hex; leaves: Buffer }>(KEPT_LEAVES);
  return {
    ...{ embedded: state.embedded, nodeUrl: state.node_url, stadium: state.stadium },
    final: state.final,
    expectedBalance: expectedBalance(signs),
    expectedCards: CARDS_ON_CHAIN - cards!.outside + cards!.moving,
    outside: outside.map(({ card_id, owner }) => ({ token: tokenOf(card_id), owner })),
    endedVouchers: ended.map(({ id }) => id),
    leavesOf: new Map(kept.map(({ epoch, data, leaves }) => [epoch, { data, leaves }])),
    leafProblems: await leafProblems(tx, state),
    voucherProblems: await tx.query(STRANGE_VOUCHERS),
  };
}

const MOST_VOUCHERS = 500;

/** Cards outside, and what final logs have brought in or out that the ledger has not heard. */
const CARDS_MOVING = `
  select (select count(*) from card_holdings where busy_with like 'chain:%')::int as outside,
         (select count(*) filter (where event = 'CardDeposited')
               - count(*) filter (where event in ('CardWithdrawn', 'CardExited'))
            from chain_logs where applied_at is null and final)::int as moving`;

/** Whose they are outside; those that the ledger is yet to hear of are left out. */
const OUTSIDE = `
  select h.card_id, h.owner from card_holdings h
   where h.busy_with like 'chain:%' and not exists (
     select from chain_logs l where l.applied_at is null and l.final
        and coalesce(l.args->>'token', l.args->>'tokenId') = split_part(h.busy_with, ':', 2))
   order by h.card_id`;

/** The newest few: one of them counts. */
const KEPT_LEAVES = `
  select (l.args->>'epoch')::bigint as epoch, l.args->>'data' as data, r.leaves
    from (select * from chain_logs where event = 'RootPosted'
           order by block_number desc, log_index desc limit 3) l
    join lateral (
      select leaves from chain_roots
       where '0x' || encode(data_hash, 'hex') = l.args->>'data' and length(leaves) > 0
       order by id desc limit 1) r on true`;

const STRANGE_VOUCHERS = `
  select l.event, l.args, w.id, w.wallet, w.hoof, w.card_id, w.state
    from chain_logs l
    left join withdrawals w on w.id::text = l.args->>'number'
    left join cards c on c.id = w.card_id
   where l.event in ('HoofWithdrawn', 'CardWithdrawn') and l.final
     and (w.id is null or w.wallet <> l.args->>'account'
          or w.hoof is distinct from (l.args->>'amount')::bigint
          or c.token_id is distinct from (l.args->>'token')::bigint
          or (l.applied_at is not null) <> (w.state = 'final'))`;

/**
 * The leaves add up to everything in wallets and vaults that is free and no house player's, and to
 * what has arrived and is not credited yet. Worked out from the other end: from the totals of the
 * ledger, and not from each wallet.
 */
async function leafProblems(
  tx: Queryable,
  { chain_id: chainId, stadium }: StateRow,
): Promise<Row[]> {
  const snapshot = await leavesOf(tx, { chainId, stadium }, NOBODY_LEAVES);
  if (!snapshot) return [];
  const list = parseLeafList(snapshot.text);
  const leaves = list.accounts.reduce((sum, { balance }) => sum + balance, 0);
  const [total] = await tx.query<{ free: number }>(FREE_HOOF);
  return total!.free === leaves ? [] : [{ leaves, ledger: total!.free }];
}

/** What is undecided is somebody's too, and the totals know nothing of who leaves. */
const NOBODY_LEAVES = new Date(0);

const FREE_HOOF = `
  with house as (
    select a.id from accounts a join players p on p.address = a.name where p.house)
  select coalesce(sum(balance - locked), 0)::bigint
           - (select coalesce(sum(balance - locked), 0) from accounts where id in (select id from house))::bigint
           - (select coalesce(sum(amount - locked), 0) from stakes
               where state = 'held' and wallet_account in (select id from house))::bigint
           + (select coalesce(sum((args->>'amount')::bigint), 0) from chain_logs
               where event = 'HoofDeposited' and final and applied_at is null)::bigint as free
    from accounts where kind in ('wallet', 'vault')`;
