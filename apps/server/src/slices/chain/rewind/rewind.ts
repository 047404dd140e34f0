import type { Chain } from '../../../chain/chain.ts';
import { insertAction } from '../../../desk/audit-log/audit-log-store.ts';
import type { Game } from '../../../game.ts';
import { type Cursor, keptBlocks, openCursor, readTotals } from '../chain-store.ts';
import { checkRange, type Totals } from '../indexer/check-range.ts';
import { balanceChange, followed, hasEffect, takenBack } from '../indexer/consequences.ts';
import type { ChainEvent } from '../indexer/events.ts';
import { readFigures } from '../indexer/read-contracts.ts';
import { type Header, headerAt, type Tip } from '../indexer/read-headers.ts';
import { type Range, readRange } from '../indexer/read-range.ts';
import { agreedTip, agreeOnRange } from '../indexer/second-opinion.ts';
import { keptFinals, lastRewind, writeRewind } from './rewind-store.ts';
import { foundAgain, type KeptLog, type Rewind, undoing } from './undo.ts';

/** Why nothing was taken back. One sentence. */
export class RewindError extends Error {
  override name = 'RewindError';
}

type Parts = Pick<Game, 'db' | 'clock'> & { readonly chain: Chain };

const BLOCKS_AT_ONCE = 2_000;
const STEP = 200;

/**
 * The chain has changed further back than it ever should have: what was final here is not what its
 * nodes have there now. Reads it again from the fork on. What is said again keeps its effect, once;
 * what is said nowhere any more is undone by the same commands as everything else. Without `act` it
 * only answers what it would do.
 *
 * `await rewindChain({ db, clock, chain }, { act: { operator: 'root', reason: '…' } })`
 */
export async function rewindChain(
  { db, clock, chain }: Parts,
  { act }: { readonly act?: { readonly operator: string; readonly reason: string } } = {},
): Promise<Rewind> {
  if (chain.embedded) {
    throw new RewindError('The chain that comes along is made again from its journal by itself.');
  }
  const cursor = await openCursor(db, chain);
  const tip = await agreedTip(chain);
  if (tip.final.number < cursor.final) {
    throw new RewindError(
      `The chain is final up to block ${tip.final.number} so far. Wait until it is past ${cursor.final}, where this world stood.`,
    );
  }
  const fork = await findFork(db, chain, cursor, tip);
  const last = await lastRewind(db);
  if (last !== undefined && fork < last.fork) {
    throw new RewindError(
      `An earlier rewind went back to block ${last.fork}, and this one would go beyond it. Nothing was touched.`,
    );
  }
  const kept = await keptFinals(db, fork);
  const ranges = await readOn(chain, fork, tip.final.number);
  const events = ranges.flatMap((range) => range.events);
  const totals = checkRange(
    chain.contracts,
    events,
    totalsBefore(chain, await readTotals(db, cursor), kept),
    await readFigures(chain, tip.final.number),
  );
  const found = foundAgain(kept, events);
  const undo = undoing(chain.contracts, kept, (log) => !found.has(log));
  const rewind: Rewind = {
    ...{ fork, before: cursor.final, after: tip.final.number, undo },
    ...{ moved: found.size, fresh: events.length - found.size },
    vanished: kept.filter((log) => !found.has(log)),
  };
  if (!act) return rewind;
  const at = new Date(clock.now());
  await db.transaction(async (tx) => {
    await writeRewind(tx, {
      ...{ cursor, rewind, kept, found, totals, at, ...act },
      headers: headersOf(ranges),
      logs: leveled(chain, ranges, found, at),
    });
    await insertAction(tx, {
      ...{ username: act.operator, address: 'command line', action: 'chain rewound', at },
      details: {
        ...{ reason: act.reason, fork, before: rewind.before, after: rewind.after },
        ...{ moved: rewind.moved, vanished: rewind.vanished.length, undone: undo.length },
      },
    });
  });
  return rewind;
}

async function findFork(
  db: Game['db'],
  { rpc, since }: Chain,
  { final }: Cursor,
  tip: Tip,
): Promise<number> {
  for (let at = final; at >= since; ) {
    const kept = await keptBlocks(db, at, STEP);
    for (const { number, hash } of kept) {
      const now = number === tip.final.number ? tip.final : await headerAt(rpc, number);
      if (now.hash !== hash) continue;
      if (number === final) {
        throw new RewindError(`Block ${final} is as it was: there is nothing to take back.`);
      }
      return number;
    }
    const lowest = kept.at(-1);
    if (!lowest) break;
    at = lowest.number - 1;
  }
  throw new RewindError(
    'Not one block that was kept here is on that chain: it is another chain, and not this one changed.',
  );
}

async function readOn(chain: Chain, fork: number, end: number): Promise<Range[]> {
  const ranges: Range[] = [];
  for (let from = fork + 1; from <= end; from += BLOCKS_AT_ONCE) {
    const range = await readRange(chain, from, Math.min(end, from + BLOCKS_AT_ONCE - 1));
    await agreeOnRange(chain, range);
    ranges.push(range);
  }
  return ranges;
}

/** What the logs up to the fork add up to: those at the cursor, less all above. */
function totalsBefore({ contracts }: Chain, at: Totals, kept: readonly ChainEvent[]): Totals {
  const count = (...names: string[]) => kept.filter(({ event }) => names.includes(event)).length;
  return {
    balance: at.balance - balanceChange(contracts, kept),
    deposits: at.deposits - count('HoofDeposited'),
    cardDeposits: at.cardDeposits - count('CardDeposited'),
    epochs: at.epochs - count('RootPosted'),
    cards: at.cards - count('CardDeposited') + count('CardWithdrawn', 'CardExited'),
    asks: at.asks - count('Asked'),
  };
}

function headersOf(ranges: readonly Range[]): Header[] {
  return ranges.flatMap(({ headers }) => headers);
}

/** Each log with when its effect happened: at once where it has none, and not again where it had it. */
function leveled(
  { contracts }: Chain,
  ranges: readonly Range[],
  found: ReadonlyMap<KeptLog, ChainEvent>,
  at: Date,
): KeptLog[] {
  const before = new Map([...found].map(([kept, now]) => [now, kept]));
  return ranges.flatMap(({ events }) => {
    const idle = takenBack(events);
    return followed(events).map((pair) => {
      const [log] = pair;
      const known = before.get(log);
      if (known) return { ...log, appliedAt: known.appliedAt };
      return { ...log, appliedAt: hasEffect(contracts, pair) && !idle.has(log) ? null : at };
    });
  });
}
