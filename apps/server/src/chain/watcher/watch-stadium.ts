import type { LeafList } from '@goats/chain';
import type { Address, Hex } from 'viem';
import type { Rpc } from '../chain.ts';
import { readAccount } from '../contract-reads.ts';
import { type Losses, lossesBetween } from './compare-lists.ts';
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
  const folder = await openLeafFolder(options.folder, options.mirrors, rpc);
  const chainId = Number(await rpc.request<Hex>('eth_chainId', []));
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
/** The first root promises nothing, and has no leaves. */
const hasLeaves = ({ data }: WatchedRoot) => !/^0x0*$/.test(data);
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
      const asked = losses.paid.filter(
        ({ account }, i) => i < PAYMENTS_ASKED || watched.has(account),
      );
      const forged = await forgedPayments(root, asked, options);
      return { alarms: [...forged, ...lossAlarms(root, last, losses)], isOpen: false };
    }
    if (isOwed(last)) return { alarms: [], isOpen: true };
  }
  return nothing;
}

/** So many are asked about with each root: whoever lies about many lies about the largest too. */
const PAYMENTS_ASKED = 50;

/**
 * What a leaf calls paid comes off what its account may take, and no account leaves by a leaf that
 * claims more than it was ever paid. A list could so take everything from everybody, and drop nobody.
 */
async function forgedPayments(
  root: WatchedRoot,
  paid: Losses['paid'],
  { rpc, stadium }: WatchOptions,
): Promise<string[]> {
  const alarms: string[] = [];
  for (const { account, all } of paid) {
    const { withdrawn } = await readAccount(rpc, stadium, account as Address);
    if (all > withdrawn) {
      alarms.push(
        `Root ${root.epoch} says that ${account} was paid ${hoof(all)} in all, and the contract knows of ${hoof(withdrawn)}.`,
      );
    }
  }
  return alarms;
}

function lossAlarms(
  root: WatchedRoot,
  last: WatchedRoot,
  { dropped, changed, cards, taken, isMuch }: Losses,
): string[] {
  const since = `in root ${last.epoch}`;
  return [
    ...(isMuch.hoof
      ? [
          `Root ${root.epoch} takes ${hoof(taken.hoof)} from ${taken.accounts} accounts: more than a tenth of all ${since}.`,
        ]
      : []),
    ...(isMuch.cards
      ? [
          `Root ${root.epoch} gives ${taken.cards} cards to others: more than a tenth of all ${since}.`,
        ]
      : []),
    ...dropped.map(
      ({ account, had }) => `Root ${root.epoch} drops ${account}, who had ${hoof(had)} ${since}.`,
    ),
    ...changed.map(
      ({ account, had, has }) =>
        `Root ${root.epoch} says ${hoof(has)} for ${account}, who had ${hoof(had)} ${since}.`,
    ),
    ...cards.map(
      ({ token, account }) =>
        `Root ${root.epoch} takes card ${token} from ${account}, whose it was ${since}.`,
    ),
  ];
}

const hoof = (hundredths: number) => `${(hundredths / 100).toFixed(2)} HOOF`;
