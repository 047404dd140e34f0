import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  cardProof,
  type ExitProof,
  exitOf,
  type LeafList,
  type LeafTrees,
  parseLeafList,
  treesOf,
} from '@goats/chain';
import type { Hex } from 'viem';

/** What is done with lists of leaves, away from the thread that answers visitors. */
export interface LeafJobs {
  /** Both roots of a list, and the list as it is kept. */
  make: (text: string) => Promise<MadeLeaves>;
  /** What the list of this hash holds for an address. */
  exit: (list: KeptList, address: string) => Promise<Pick<ExitProof, 'hoof' | 'cards'>>;
  /** Null where it is somebody else's card, or nobody's. */
  card: (list: KeptList, token: number, owner: string) => Promise<Hex[] | null>;
  /** What the second list changes; one that is not here is empty. */
  compare: (before: PackedList, after: PackedList) => Promise<LeafDifference>;
}

export interface MadeLeaves {
  readonly accountsRoot: Hex;
  readonly cardsRoot: Hex;
  readonly sum: number;
  readonly accounts: number;
  readonly cards: number;
  /** SHA-256 of the text. */
  readonly data: Hex;
  /** The text, gzipped. */
  readonly leaves: Uint8Array;
}

/** Gzipped, as it is kept. */
type PackedList = Uint8Array | undefined;

/** The bytes go along only where the worker does not know the list yet. */
export interface KeptList {
  readonly data: Hex;
  readonly leaves: Uint8Array | undefined;
}

export interface LeafDifference {
  readonly accounts: readonly [before: number, after: number];
  readonly cards: readonly [before: number, after: number];
  /** The accounts that change most, in hundredths. */
  readonly largest: readonly {
    readonly account: string;
    readonly before: number;
    readonly after: number;
  }[];
}

/** The worker was restarted, or has room for newer ones: send the bytes. */
export class ListUnknown extends Error {
  override name = 'ListUnknown';
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);
/** The active root, and the one before it while somebody still reads it. */
const KEPT = 2;
const MOST_CHANGES = 20;

/** `const jobs = createLeafJobs(); await jobs.make(text)` */
export function createLeafJobs(): LeafJobs {
  const kept = new Map<Hex, { readonly list: LeafList; readonly trees: LeafTrees }>();

  async function keptTrees({ data, leaves }: KeptList) {
    const known = kept.get(data);
    if (known) return known;
    if (!leaves) throw new ListUnknown('The list of leaves is not here.');
    const list = parseLeafList((await unzip(leaves)).toString());
    return keep(data, list, treesOf(list));
  }

  function keep(data: Hex, list: LeafList, trees: LeafTrees) {
    kept.set(data, { list, trees });
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return { list, trees };
  }

  return {
    async make(text) {
      const list = parseLeafList(text);
      const trees = treesOf(list);
      const data: Hex = `0x${createHash('sha256').update(text).digest('hex')}`;
      keep(data, list, trees);
      return {
        ...{ accountsRoot: trees.accounts.root, cardsRoot: trees.cards.root, data },
        ...{ sum: trees.accounts.sum, accounts: list.accounts.length, cards: list.cards.length },
        leaves: await zip(text),
      };
    },

    async exit(of, address) {
      const { list, trees } = await keptTrees(of);
      return exitOf(list, trees, address);
    },

    async card(of, token, owner) {
      const { list, trees } = await keptTrees(of);
      const isTheirs = list.cards.some((card) => card.token === token && card.owner === owner);
      return isTheirs ? cardProof(trees.cards, token) : null;
    },

    async compare(before, after) {
      return difference(await unpacked(before), await unpacked(after));
    },
  };
}

type Leaves = Pick<LeafList, 'accounts' | 'cards'>;

async function unpacked(packed: PackedList): Promise<Leaves> {
  return packed ? parseLeafList((await unzip(packed)).toString()) : { accounts: [], cards: [] };
}

function difference(old: Leaves, next: Leaves): LeafDifference {
  const balances = new Map<string, [number, number]>();
  for (const { account, balance } of old.accounts) balances.set(account, [balance, 0]);
  for (const { account, balance } of next.accounts) {
    balances.set(account, [balances.get(account)?.[0] ?? 0, balance]);
  }
  const changes = [...balances]
    .map(([account, [before, after]]) => ({ account, before, after }))
    .filter(({ before, after }) => before !== after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return {
    accounts: [old.accounts.length, next.accounts.length],
    cards: [old.cards.length, next.cards.length],
    largest: changes.slice(0, MOST_CHANGES),
  };
}
