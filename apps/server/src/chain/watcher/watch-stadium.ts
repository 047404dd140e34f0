import type { LeafList } from '@goats/chain';
import type { Address, Hex } from 'viem';
import type { Rpc } from '../chain.ts';
import { againstContract } from './against-contract.ts';
import { hoof, isMuchHoof, isMuchOfCards, type Losses, lossesBetween } from './compare-lists.ts';
import { type LeafFolder, openLeafFolder, type WatchState } from './leaf-folder.ts';
import { readRoots, type WatchedRoot } from './posted-roots.ts';

export interface WatchOptions {
  /** A node of one's own choice: what it says of roots is believed, and nobody else. */
  readonly rpc: Rpc;
  readonly stadium: Address;
  /** The block to begin with. */
  readonly since: number;
  readonly folder: string;
  /** Where lists of leaves may be found; none of them is trusted. */
  readonly mirrors: readonly string[];
  /** Whose every change is called out; of everybody else a disappearance, and what is taken from many. */
  readonly accounts: readonly string[];
}

export interface Look {
  readonly roots: readonly WatchedRoot[];
  readonly fresh: readonly WatchedRoot[];
  /** One sentence each. */
  readonly alarms: readonly string[];
}

/** A chain that changes its mind is read again from here back. */
const REREAD_BLOCKS = 64;

/**
 * Looks at the Stadium once, by a node and a folder alone: keeps the leaves of every root that could
 * count, works the root out again, and says what it takes from anybody. Needs neither our database
 * nor our word; without us the folder is what everybody leaves with.
 *
 * `const { alarms } = await watchStadium({ rpc, stadium, since: 0, folder, mirrors, accounts })`
 */
export async function watchStadium(options: WatchOptions): Promise<Look> {
  const { rpc, stadium, since } = options;
  const chainId = Number(await rpc.request<Hex>('eth_chainId', []));
  const folder = await openLeafFolder(
    options.folder,
    { chainId, stadium },
    { rpc, mirrors: options.mirrors },
  );
  const head = Number(await rpc.request<Hex>('eth_blockNumber', []));
  const before = await folder.readState();
  if (before && (before.chainId !== chainId || before.stadium !== stadium.toLowerCase())) {
    throw new Error(`The folder belongs to the Stadium ${before.stadium} on ${before.chainId}.`);
  }
  const from = Math.max(since, (before?.block ?? since - 1) - REREAD_BLOCKS + 1);
  const known = before?.roots ?? [];
  const settled = known.filter(({ block }) => block < from);
  const { roots, deeds } = await readRoots(rpc, stadium, settled, { from, to: head });
  const seen = new Set(known.map(nameOf));
  const fresh = roots.filter((root) => !seen.has(nameOf(root)));
  // Whoever holds a list back until it was asked for once must not get away with what is in it.
  const waited = new Set(before?.open);
  const open: string[] = [];
  const alarms = deeds.filter((deed) => !before?.told?.includes(deed));
  for (const root of roots) {
    const name = nameOf(root);
    if (seen.has(name) && !waited.has(name)) {
      // What could not be had may be there the next time; what was dropped never counts.
      if (isOwed(root)) alarms.push(...(await missing(root, folder)));
      continue;
    }
    const over = await alarmsOver(root, roots, folder, options);
    alarms.push(...over.alarms);
    if (over.isOpen) open.push(name);
  }
  const place = { chainId, stadium: stadium.toLowerCase(), block: head };
  const state: WatchState = { ...place, roots, open, told: deeds };
  await folder.writeState(state);
  return { roots, fresh, alarms };
}

const nameOf = ({ epoch, data, accounts, cards }: WatchedRoot) =>
  `${epoch} ${data} ${accounts} ${cards}`;
/** The first root promises nothing, and has no leaves. Of any other that names none, nobody has them. */
const hasLeaves = ({ epoch }: WatchedRoot) => epoch > 1;
const isOwed = (root: WatchedRoot) =>
  hasLeaves(root) && (root.state === 'waits' || root.state === 'counts');

async function listOrWhy(root: WatchedRoot, folder: LeafFolder): Promise<LeafList | string> {
  try {
    return await folder.list(root);
  } catch (error) {
    return (error as Error).message;
  }
}

async function missing(root: WatchedRoot, folder: LeafFolder): Promise<string[]> {
  const list = await listOrWhy(root, folder);
  return typeof list === 'string' ? [`Root ${root.epoch}: ${list}.`] : [];
}

/** So many roots may wait at a time, and as many lists be held back. */
const LOOKED_BACK = 8;

/** Open: a list that is owed is missing, and the root is to be compared when it is there. */
async function alarmsOver(
  root: WatchedRoot,
  roots: readonly WatchedRoot[],
  folder: LeafFolder,
  options: WatchOptions,
): Promise<{ readonly alarms: string[]; readonly isOpen: boolean }> {
  const nothing = { alarms: [], isOpen: false };
  const watched = new Set(options.accounts.map((account) => account.toLowerCase()));
  if (!hasLeaves(root) || root.state === 'dropped') return nothing;
  const list = await listOrWhy(root, folder);
  // An old list is of use to nobody but the curious, and few keep it.
  if (typeof list === 'string') {
    return isOwed(root) ? { alarms: [`Root ${root.epoch}: ${list}.`], isOpen: true } : nothing;
  }
  const before = roots.filter(
    (one) => one.epoch < root.epoch && one.state !== 'dropped' && hasLeaves(one),
  );
  for (const last of before.slice(-LOOKED_BACK).reverse()) {
    const older = await listOrWhy(last, folder);
    if (typeof older !== 'string') {
      const losses = lossesBetween(older, list, watched);
      const checked = await againstContract(root, last, losses, { ...options, watched });
      return {
        alarms: [
          ...checked.alarms,
          ...lossAlarms(root, last, losses),
          ...(await sinceTheOneThatCounts(root, last, before, list, folder)),
        ],
        isOpen: checked.isOpen,
      };
    }
    if (isOwed(last)) return { alarms: [], isOpen: true };
  }
  return nothing;
}

/** Eight roots may wait: what they take in steps is much beside the one that counts. */
async function sinceTheOneThatCounts(
  root: WatchedRoot,
  last: WatchedRoot,
  before: readonly WatchedRoot[],
  list: LeafList,
  folder: LeafFolder,
): Promise<string[]> {
  const counts = before.findLast(({ state }) => state === 'counts');
  if (!counts || counts === last) return [];
  const older = await listOrWhy(counts, folder);
  if (typeof older === 'string') return [];
  return muchAlarms(root, counts, lossesBetween(older, list, new Set()));
}

function lossAlarms(root: WatchedRoot, last: WatchedRoot, losses: Losses): string[] {
  const since = `in root ${last.epoch}`;
  return [
    ...muchAlarms(root, last, losses),
    ...losses.dropped.map(
      ({ account, had }) => `Root ${root.epoch} drops ${account}, who had ${hoof(had)} ${since}.`,
    ),
    ...losses.changed.map(
      ({ account, had, has }) =>
        `Root ${root.epoch} says ${hoof(has)} for ${account}, who had ${hoof(had)} ${since}.`,
    ),
    ...losses.cards.map(
      ({ token, account }) =>
        `Root ${root.epoch} takes card ${token} from ${account}, whose it was ${since}.`,
    ),
  ];
}

/** What everybody together lost; and what came in, or a thief would first make the whole of it larger. */
function muchAlarms({ epoch }: WatchedRoot, last: WatchedRoot, losses: Losses): string[] {
  const { taken, grown } = losses;
  const since = `more than a tenth of all in root ${last.epoch}.`;
  const alarms: string[] = [];
  if (isMuchHoof(taken.hoof, losses)) {
    alarms.push(
      `Root ${epoch} takes ${hoof(taken.hoof)} from ${taken.accounts} accounts: ${since}`,
    );
  }
  if (isMuchHoof(grown.hoof, losses)) {
    alarms.push(
      `Root ${epoch} has ${hoof(grown.hoof)} more in it, deposits and gifts or out of nothing: ${since}`,
    );
  }
  if (isMuchOfCards(taken.cards, losses)) {
    alarms.push(`Root ${epoch} gives ${taken.cards} cards to others: ${since}`);
  }
  if (isMuchOfCards(grown.cards, losses)) {
    alarms.push(`Root ${epoch} has ${grown.cards} cards more in it: ${since}`);
  }
  return alarms;
}
