import { stadiumAbi } from '@goats/contracts';
import { type Address, decodeEventLog, type Hex, numberToHex } from 'viem';
import type { Rpc } from '../chain.ts';

/** A root as the contract told of it. */
export interface WatchedRoot {
  readonly epoch: number;
  readonly accounts: Hex;
  readonly cards: Hex;
  /** In hundredths. */
  readonly sum: number;
  readonly deposits: number;
  readonly cardDeposits: number;
  /** SHA-256 of its list of leaves. */
  readonly data: Hex;
  readonly block: number;
  readonly state: 'waits' | 'counts' | 'counted' | 'dropped';
}

interface RawLog {
  readonly data: Hex;
  readonly topics: [Hex, ...Hex[]];
  readonly blockNumber: Hex;
}

const BLOCKS_AT_ONCE = 2_000;

/** What became of roots in some blocks, added to what was known of them. By their numbers. */
export async function readRoots(
  rpc: Rpc,
  stadium: Address,
  known: readonly WatchedRoot[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<WatchedRoot[]> {
  const roots = new Map(known.map((root) => [root.epoch, root]));
  for (let at = from; at <= to; at += BLOCKS_AT_ONCE) {
    const end = Math.min(to, at + BLOCKS_AT_ONCE - 1);
    const filter = { address: stadium, fromBlock: numberToHex(at), toBlock: numberToHex(end) };
    for (const log of await rpc.request<RawLog[]>('eth_getLogs', [filter])) tell(roots, log);
  }
  return [...roots.values()].sort((a, b) => a.epoch - b.epoch);
}

function tell(roots: Map<number, WatchedRoot>, log: RawLog): void {
  const { eventName, args } = decoded(log) ?? {};
  const epoch = Number(args?.epoch);
  const root = roots.get(epoch);
  if (eventName === 'RootPosted') {
    roots.set(epoch, {
      ...{ epoch, accounts: args!.accounts as Hex, cards: args!.cards as Hex },
      ...{ sum: Number(args!.sum), deposits: Number(args!.deposits), data: args!.data as Hex },
      ...{ cardDeposits: Number(args!.cardDeposits), block: Number(log.blockNumber) },
      state: 'waits',
    });
  } else if (eventName === 'RootDropped' && root) {
    roots.set(epoch, { ...root, state: 'dropped' });
  } else if (eventName === 'RootActivated' && root) {
    for (const one of roots.values()) {
      if (one.state === 'counts') roots.set(one.epoch, { ...one, state: 'counted' });
    }
    roots.set(epoch, { ...root, state: 'counts' });
  }
}

/** Whatever else the contract says is not about roots. */
function decoded({ data, topics }: RawLog) {
  try {
    const { eventName, args } = decodeEventLog({ abi: stadiumAbi, data, topics });
    return { eventName, args: args as unknown as Readonly<Record<string, unknown>> | undefined };
  } catch {
    return undefined;
  }
}
