import type { PostedRoot } from '@goats/chain';
import { stadiumAbi } from '@goats/contracts';
import { type Address, decodeEventLog, encodeEventTopics, type Hex } from 'viem';
import type { Rpc } from '../chain.ts';
import { logsBetween, type RawLog } from './logs-between.ts';

/** A root as the contract told of it. */
export interface WatchedRoot extends Omit<PostedRoot, 'until'> {
  readonly epoch: number;
  readonly block: number;
  /** What posted it; unknown of roots that an older watcher has read. */
  readonly transaction?: Hex;
  readonly state: 'waits' | 'counts' | 'counted' | 'dropped';
}

/**
 * Of all that the Stadium says only what the operator's keys cause, and what becomes of roots: strangers
 * make it say other things, thousands of them in a block, and no node would answer with all that.
 */
const WATCHED = [
  'RootPosted',
  'RootActivated',
  'RootDropped',
  'KeyAppointed',
  'KeyInstalled',
  'Paused',
  'Frozen',
] as const;
const TOPICS = WATCHED.map((eventName) => {
  const [topic] = encodeEventTopics({
    abi: stadiumAbi,
    ...({ eventName } as { eventName: 'RootPosted' }),
  });
  return topic;
});

export interface Told {
  /** By their numbers. */
  readonly roots: WatchedRoot[];
  /** What was done with keys and the Stadium itself, a sentence each. */
  readonly deeds: string[];
}

/** What became of roots in some blocks, added to what was known of them, and what else was done there. */
export async function readRoots(
  rpc: Rpc,
  stadium: Address,
  known: readonly WatchedRoot[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Told> {
  const roots = new Map(known.map((root) => [root.epoch, root]));
  const deeds: { readonly block: number; readonly deed: string }[] = [];
  for (const log of await logsBetween(rpc, { address: stadium, topics: [TOPICS] }, from, to)) {
    tell(roots, log);
    const deed = deedOf(log);
    if (deed) deeds.push({ block: Number(log.blockNumber), deed });
  }
  // The keys that it was made with are nobody's deed.
  const founding = roots.get(1)?.block;
  return {
    roots: [...roots.values()].sort((a, b) => a.epoch - b.epoch),
    deeds: deeds.filter(({ block }) => block !== founding).map(({ deed }) => deed),
  };
}

const ROLES = ['roots', 'vouchers', 'the guardian'];

/** Whoever does these things can do harm with them; those who rely on the Stadium should know why. */
function deedOf(log: RawLog): string | undefined {
  const { eventName, args } = decoded(log) ?? {};
  const at = `Block ${Number(log.blockNumber)}:`;
  const role = ROLES[Number(args?.role)];
  if (eventName === 'KeyAppointed') {
    const from = new Date(Number(args!.from) * 1000).toISOString();
    return /^0x0*$/.test(String(args!.key))
      ? `${at} the key that was named for ${role} is taken back.`
      : `${at} ${args!.key} is named as the key for ${role}, from ${from}.`;
  }
  if (eventName === 'KeyInstalled') return `${at} the key for ${role} is ${args!.key} now.`;
  if (eventName === 'Paused') {
    return `${at} vouchers and deposits are ${args!.paused ? 'stopped' : 'open again'}.`;
  }
  return eventName === 'Frozen' ? `${at} the Stadium is frozen, for ever.` : undefined;
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
      transaction: log.transactionHash,
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
