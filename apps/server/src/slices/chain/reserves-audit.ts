import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { parseLeafList, treesOf } from '@goats/chain';
import type { Address } from 'viem';
import type { AuditFinding } from '../../audit-check.ts';
import { createRpc } from '../../chain/rpc.ts';
import type { Database, Queryable, Row } from '../../db/database.ts';
import { type LedgerSide, readLedgerSide } from './reserves-ledger-audit.ts';
import { type ChainWords, openWords } from './reserves-words.ts';

const NAMES = {
  leaves: 'what roots promise is what the ledger says is people’s own',
  vouchers: 'every voucher that was redeemed was signed here, for the same',
  unused: 'no voucher that was given back was redeemed',
  balance: 'the Stadium holds all HOOF that is not outside, to the hundredth',
  cards:
    'the Stadium holds every card that is not outside, and the others are whose the ledger says',
  root: 'the root that counts is made of the leaves that are kept here',
} as const;

const MOST_EXAMPLES = 5;
type CheckName = keyof typeof NAMES;

/**
 * The proof of reserves: the ledger beside the chain's own words at the newest block that is final
 * here, less what the ledger has still to hear. Nothing for a world that never had a chain. What
 * cannot be asked, because no node answers, is said to be unchecked, and is not called wrong.
 *
 * `await auditReserves(db, 'https://rpc.example')`; without an address it asks the node that a
 * running server has brought along.
 */
export async function auditReserves(db: Database, rpcUrl?: string): Promise<AuditFinding[]> {
  const ledger = await db.bulkTransaction(async (tx: Queryable) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return readLedgerSide(tx);
  });
  if (!ledger) return [];
  const inBooks = [
    finding('leaves', ledger.leafProblems),
    finding('vouchers', ledger.voucherProblems),
  ];
  const url = ledger.embedded ? ledger.nodeUrl : rpcUrl;
  const why = ledger.embedded
    ? 'the server that runs the chain is stopped'
    : 'CHAIN_RPC_URL is not set';
  if (!url) return [...inBooks, ...unchecked(why)];
  try {
    const rpc = createRpc(url, { retries: 1 });
    const words = await openWords(rpc, ledger.stadium as Address, ledger.final);
    return [...inBooks, ...(await compare(ledger, words))];
  } catch (error) {
    const said = ((error as Error).cause as Error | undefined)?.message ?? (error as Error).message;
    return [...inBooks, ...unchecked(`the chain does not answer: ${said}`)];
  }
}

function finding(check: CheckName, rows: readonly Row[]): AuditFinding {
  return { name: NAMES[check], wrong: rows.length, examples: rows.slice(0, MOST_EXAMPLES) };
}

function unchecked(why: string): AuditFinding[] {
  const asked: readonly CheckName[] = ['unused', 'balance', 'cards', 'root'];
  return asked.map((check) => ({ ...finding(check, []), unchecked: why }));
}

async function compare(ledger: LedgerSide, words: ChainWords): Promise<AuditFinding[]> {
  return [
    finding('unused', await usedAfterAll(ledger, words)),
    finding('balance', await balanceOff(ledger, words)),
    finding('cards', await cardsOff(ledger, words)),
    finding('root', await rootOff(ledger, words)),
  ];
}

async function usedAfterAll({ endedVouchers }: LedgerSide, words: ChainWords): Promise<Row[]> {
  const used = await words.used(endedVouchers);
  return endedVouchers.filter((_, i) => used[i]).map((withdrawal) => ({ withdrawal }));
}

async function balanceOff({ expectedBalance, final }: LedgerSide, words: ChainWords) {
  const balance = await words.balance();
  if (balance === expectedBalance) return [];
  return [{ block: final, stadium: balance, ledger: expectedBalance }];
}

async function cardsOff(ledger: LedgerSide, words: ChainWords): Promise<Row[]> {
  const held = await words.cardsHeld();
  const owners = await words.ownersOf(ledger.outside.map(({ token }) => token));
  const strangers = ledger.outside
    .map(({ token, owner }, i) => ({ token, ledger: owner, chain: owners[i]?.toLowerCase() }))
    .filter((card) => card.chain !== card.ledger);
  const count = { block: ledger.final, stadium: held, ledger: ledger.expectedCards };
  return held === ledger.expectedCards ? strangers : [count, ...strangers];
}

async function rootOff({ leavesOf }: LedgerSide, words: ChainWords): Promise<Row[]> {
  const root = await words.activeRoot();
  // The contract's own first root promises nothing to anybody.
  if (root.epoch === 1) return [];
  const kept = leavesOf.get(root.epoch);
  if (!kept) return [{ epoch: root.epoch, leaves: 'not kept here' }];
  const text = gunzipSync(kept.leaves);
  const data = `0x${createHash('sha256').update(text).digest('hex')}`;
  const list = parseLeafList(text.toString());
  const trees = treesOf(list);
  const here = {
    accounts: trees.accounts.root,
    cards: trees.cards.root,
    sum: trees.accounts.sum,
    deposits: list.deposits,
    cardDeposits: list.cardDeposits,
  };
  const isSame =
    data === kept.data &&
    (Object.keys(here) as (keyof typeof here)[]).every((key) => here[key] === root[key]);
  return isSame ? [] : [{ epoch: root.epoch, chain: root, leaves: { ...here, data } }];
}
