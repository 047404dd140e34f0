import type { Chain } from '../../../chain/chain.ts';
import type { Queryable } from '../../../db/database.ts';
import { readCursor } from '../chain-store.ts';
import { readTip } from './read-headers.ts';
import { readRange } from './read-range.ts';

/** Blocks asked of a node at once; the next round goes on from there. */
const MOST_BLOCKS = 2_000;

interface Heard {
  /** The final block that everybody agreed on when the listening began, and how far it has come. */
  readonly since: number;
  to: number;
  /** When a wallet asked, in milliseconds; null: it said since that it stays. */
  readonly words: Map<string, number | null>;
}

/**
 * Who asked to leave by any node's word, above what all of them agree on. While they agree nobody
 * needs this: the first node's word is heard at once. While they do not, it may be the first that keeps
 * an asking to itself, and whoever is not heard plays on with what the contract lets them take along.
 * A node that invents one stops a wallet's game for as long as the dispute lasts, and nothing else.
 *
 * `const askers = await createOtherEars(db, chain)()`
 */
export function createOtherEars(
  db: Queryable,
  chain: Chain,
): () => Promise<ReadonlyMap<string, number>> {
  const nodes = (chain.witnesses ?? []).map((rpc) => ({ ...chain, rpc }));
  const heard = new Map<Chain, Heard>();

  async function listen(node: Chain, final: number): Promise<void> {
    const before = heard.get(node);
    const own = before?.since === final ? before : { since: final, to: final, words: new Map() };
    heard.set(node, own);
    const { head } = await readTip(node);
    if (head.number <= own.to) return;
    const to = Math.min(head.number, own.to + MOST_BLOCKS);
    const { events, headers } = await readRange(node, own.to + 1, to);
    const times = new Map(headers.map(({ number, time }) => [number, time]));
    for (const { contract, event, args, block } of events) {
      if (contract !== 'stadium') continue;
      const wallet = String(args.account);
      if (event === 'Stayed') own.words.set(wallet, null);
      if (event === 'Asked') own.words.set(wallet, times.get(block)!);
    }
    own.to = to;
  }

  return async () => {
    const cursor = await readCursor(db);
    // One that is away, or talks nonsense, says nothing about anybody.
    if (cursor) await Promise.all(nodes.map((node) => listen(node, cursor.final).catch(() => {})));
    const asked = new Map<string, number>();
    for (const { words } of heard.values()) {
      for (const [wallet, at] of words) if (at !== null) asked.set(wallet, at);
    }
    return asked;
  };
}
