import { createHash } from 'node:crypto';
import type { AuditFinding } from '../../audit-check.ts';
import type { Queryable, Row } from '../../db/database.ts';
import { AccountSums, added, chainEnding } from './account-sums.ts';
import { type Checkpoint, type NewCheckpoint, readSums, sumLine } from './checkpoints.ts';

/** So many are in memory at a time, and no lock or snapshot outlives them. */
const STRETCH = 10_000;
const MOST_EXAMPLES = 5;

interface TransferRow extends Row {
  readonly id: number;
  readonly line: string;
  readonly from_account: number;
  readonly to_account: number;
  readonly amount: number;
  readonly locked_out: number;
  readonly locked_in: number;
  readonly from_balance: number;
  readonly to_balance: number;
  readonly from_previous: number | null;
  readonly to_previous: number | null;
  /** What the accounts' entries before say; null where there is none. */
  readonly from_before: number | null;
  readonly to_before: number | null;
}

const TRANSFERS = `
  select t.id, t.from_account, t.to_account, t.amount, t.locked_out, t.locked_in, t.from_balance,
         t.to_balance, t.from_previous, t.to_previous,
         case t.from_account when f.from_account then f.from_balance
                             when f.to_account then f.to_balance end as from_before,
         case t.to_account when g.from_account then g.from_balance
                           when g.to_account then g.to_balance end as to_before,
         concat_ws('|', t.id, t.reason, t.reference, t.from_account, t.to_account, t.amount, t.arrives,
           extract(epoch from t.at), t.locked_out, t.locked_in, t.from_balance, t.to_balance,
           coalesce(t.from_previous, 0), coalesce(t.to_previous, 0)) as line
    from transfers t
    left join transfers f on f.id = t.from_previous
    left join transfers g on g.id = t.to_previous
   where t.id > $1 and t.id <= $2 order by t.id limit ${STRETCH}`;

/** The rows that are wrong, as an audit tells of them: how many, and the first few. */
class Wrong {
  #count = 0;
  readonly #examples: Row[] = [];

  add(row: Row): void {
    this.#count += 1;
    if (this.#examples.length < MOST_EXAMPLES) this.#examples.push(row);
  }

  told(name: string): AuditFinding {
    return { name, wrong: this.#count, examples: this.#examples };
  }
}

export interface LedgerAudit {
  readonly findings: readonly AuditFinding[];
  readonly upto: number;
  /** For a checkpoint behind the last one, if all else is in order too. */
  readonly next: Omit<NewCheckpoint, 'at' | 'match'>;
}

/**
 * Adds the ledger up again: every entry from the one before it, every account from its entries, in one
 * walk along the transfers. With checkpoints it begins behind the last of them, with what accounts came
 * to then; with `whole` it begins at the beginning, and every stretch that was sealed must be as it was.
 */
export async function auditLedger(
  reader: Queryable,
  {
    checkpoints,
    whole,
    upto,
    atOneMoment,
  }: {
    readonly checkpoints: readonly Checkpoint[];
    readonly whole: boolean;
    /** Up to here nothing is under way any more. */
    readonly upto: number;
    readonly atOneMoment: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  },
): Promise<LedgerAudit> {
  const sums = new AccountSums();
  const [links, stretches] = [new Wrong(), new Wrong()];
  const last = checkpoints.at(-1);
  if (last && !whole && (await readSums(reader, sums)) !== last.sumsHash) {
    stretches.add({ at: last.at, fault: 'what accounts came to was changed since' });
  }
  const ends = [...(whole ? checkpoints : []).map(({ transfer }) => transfer), upto];
  let from = whole ? 0 : (last?.transfer ?? 0);
  let stretch = { count: 0, hash: '' };
  for (const [i, end] of ends.entries()) {
    stretch = await walk(reader, from, end, (row) => {
      addBoth(sums, row);
      if (!follows(row)) links.add({ transfer: row.id });
    });
    const sealed = whole ? checkpoints[i] : undefined;
    if (sealed && (sealed.transfers !== stretch.count || sealed.transfersHash !== stretch.hash)) {
      stretches.add({ from, upto: end, fault: 'is not what was sealed', at: sealed.at });
    }
    from = end;
  }
  const { findings, ...sealing } = await atOneMoment((tx) => compareAccounts(tx, sums, upto));
  return {
    upto,
    findings: [
      ...findings,
      links.told('every entry follows the one before it'),
      ...(last ? [stretches.told('what was sealed is as it was')] : []),
    ],
    next: {
      ...{ transfer: upto, transfers: stretch.count, transfersHash: stretch.hash },
      ...sealing,
    },
  };
}

async function walk(
  reader: Queryable,
  after: number,
  upto: number,
  see: (row: TransferRow) => void,
): Promise<{ count: number; hash: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for (let from = after; from < upto; ) {
    const rows = await reader.query<TransferRow>(TRANSFERS, [from, upto]);
    for (const row of rows) {
      see(row);
      hash.update(`${row.line}\n`);
    }
    count += rows.length;
    from = rows.length < STRETCH ? upto : rows.at(-1)!.id;
  }
  return { count, hash: hash.digest('hex') };
}

function addBoth(sums: AccountSums, row: TransferRow): void {
  const { id, amount } = row;
  sums.add(row.from_account, {
    ...{ id, amount: -amount, locked: -row.locked_out, previous: row.from_previous },
  });
  sums.add(row.to_account, { id, amount, locked: row.locked_in, previous: row.to_previous });
}

function follows(row: TransferRow): boolean {
  const before = (previous: number | null, balance: number | null) =>
    previous === null ? 0 : balance;
  const from = before(row.from_previous, row.from_before);
  const to = before(row.to_previous, row.to_before);
  if (from === null || to === null) return false;
  return row.from_balance === from - row.amount && row.to_balance === to + row.amount;
}

interface AccountRow extends Row {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly balance: number;
  readonly locked: number;
  readonly last_transfer: number | null;
}

/** At one moment, and with what has been transferred since the walk ended. */
async function compareAccounts(tx: Queryable, sums: AccountSums, upto: number) {
  const rest = new AccountSums();
  await walk(tx, upto, Number.MAX_SAFE_INTEGER, (row) => addBoth(rest, row));
  const [balances, colours, chains] = [new Wrong(), new Wrong(), new Wrong()];
  const hash = createHash('sha256');
  const changed: NewCheckpoint['changed'][number][] = [];
  const closed: number[] = [];
  let after = 0;
  for (;;) {
    const rows = await tx.query<AccountRow>(
      `select id, name, kind, balance, locked, last_transfer from accounts where id > $1
        order by id limit ${STRETCH}`,
      [after],
    );
    for (const { id, name, kind, balance, locked, last_transfer: newest } of rows) {
      const sum = sums.of(id);
      const now = added(sum, rest.of(id));
      if (balance !== now.balance) balances.add({ name, balance, entries: now.balance });
      if (!isColoured({ kind, balance, locked }, now.locked)) {
        colours.add({ name, balance, locked, entries: now.locked });
      }
      const mayClose = kind === 'vault' && !name.startsWith('cup:');
      const isKnown = sums.isTouched(id) || sum.chain !== chainEnding(null);
      // An empty vault that was sealed long ago has left no line, and takes nothing more.
      const isLongClosed = mayClose && balance === 0 && !isKnown && !rest.isTouched(id);
      if (!isLongClosed && now.chain !== chainEnding(newest)) {
        chains.add({ name, last_transfer: newest });
      }
      if (mayClose && sum.balance === 0) {
        if (isKnown) closed.push(id);
      } else if (isKnown) {
        hash.update(sumLine(id, sum));
        if (sums.isTouched(id)) changed.push({ id, ...sum });
      }
    }
    if (rows.length < STRETCH) break;
    after = rows.at(-1)!.id;
  }
  return {
    findings: [
      balances.told('every balance is the sum of its entries'),
      colours.told('every locked amount is the sum of its entries, and part of the balance'),
      chains.told('every account’s chain has one beginning, one end and no fork'),
    ],
    sumsHash: hash.digest('hex'),
    changed,
    closed,
  };
}

function isColoured(
  { kind, balance, locked }: { kind: string; balance: number; locked: number },
  entries: number,
): boolean {
  if (locked !== entries || locked < 0) return false;
  if (kind === 'genesis' || kind === 'treasury') return locked === 0;
  return kind === 'chain' || locked <= balance;
}
