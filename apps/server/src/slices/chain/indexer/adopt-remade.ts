import type { Chain } from '../../../chain/chain.ts';
import type { Database } from '../../../db/database.ts';
import { type Cursor, keptBlocks, keptLogs, replaceHeaders } from '../chain-store.ts';
import { ChainLie } from './chain-lie.ts';
import type { ChainEvent } from './events.ts';
import { type Header, headerAt } from './read-headers.ts';
import { readRange } from './read-range.ts';

/** Kept blocks that are looked at in one go. */
const STEP = 500;

/**
 * The embedded chain was killed and made again from its journal: the same transactions in the same
 * blocks, which have other hashes. What they said is compared word by word with what is final here;
 * then the new hashes are taken. Anything else is a chain that has lost something, and is refused.
 */
export async function adoptRemade(db: Database, chain: Chain, cursor: Cursor): Promise<void> {
  const remade: Header[] = [];
  let top = cursor.final;
  while (top >= chain.since) {
    const kept = await keptBlocks(db, top, STEP);
    const lowest = kept.at(-1);
    if (!lowest) break;
    const { events, headers } = await readRange(chain, lowest.number, top);
    if (!sameWords(events, await keptLogs(db, lowest.number, top))) {
      throw new ChainLie(
        `The embedded chain says other things in blocks ${lowest.number} to ${top} than it did before.`,
      );
    }
    remade.push(...headers);
    // Below a block that is as it was, everything is.
    if ((await headerAt(chain.rpc, lowest.number)).hash === lowest.hash) break;
    top = lowest.number - 1;
  }
  await replaceHeaders(db, cursor, remade);
}

function sameWords(now: readonly ChainEvent[], before: readonly ChainEvent[]): boolean {
  return now.length === before.length && now.every((log, i) => words(log) === words(before[i]!));
}

function words({ block, index, txHash, contract, event, args }: ChainEvent): string {
  // The database keeps the arguments' values, not their order.
  const sorted = Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([block, index, txHash, contract, event, sorted]);
}
