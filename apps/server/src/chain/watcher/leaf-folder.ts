import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type LeafList, packedBehind, parseLeafList, treesOf } from '@goats/chain';
import type { Hex } from 'viem';
import type { Rpc } from '../chain.ts';
import { readAtMost } from '../rpc.ts';
import type { WatchedRoot } from './posted-roots.ts';

/** A copy of lists of leaves, each under its own hash: `sha256sum` says whether one is whole. */
export interface LeafFolder {
  /** The list under a root, from here or from one of those who keep it. Throws a sentence. */
  list(root: WatchedRoot): Promise<LeafList>;
  readState(): Promise<WatchState | undefined>;
  writeState(state: WatchState): Promise<void>;
}

export interface WatchState {
  readonly chainId: number;
  readonly stadium: string;
  /** Read up to here. */
  readonly block: number;
  readonly roots: readonly WatchedRoot[];
  /** Names of roots that could not be compared yet. */
  readonly open?: readonly string[];
  /** What was called out of the blocks that are read again. */
  readonly told?: readonly string[];
}

const unzip = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);
const MOST_BYTES = 200_000_000;
const PATIENCE_MS = 60_000;

/** `rpc`: a node that is asked what came with the root itself, before any mirror. */
export async function openLeafFolder(
  folder: string,
  place: { readonly chainId: number; readonly stadium: string },
  { rpc, mirrors = [] }: { readonly rpc?: Rpc; readonly mirrors?: readonly string[] } = {},
): Promise<LeafFolder> {
  await mkdir(folder, { recursive: true });
  // One that lets a minute pass with a list could let a year pass with all of them.
  const silent = new Set<string>();
  const put = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(`${path}.coming`, text);
    await rename(`${path}.coming`, path);
  };
  const got = (name: string) =>
    readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });

  async function fetchFrom(mirror: string, data: Hex): Promise<string | undefined> {
    return fetchLeaves(mirror, data, { onSilence: () => silent.add(mirror) });
  }

  async function textOf({ epoch, data, transaction }: WatchedRoot): Promise<string> {
    const name = `${data.slice(2)}.txt`;
    const kept = await got(name);
    if (kept !== undefined && hashOf(kept) === data) return kept;
    const sources = [
      async () => (rpc && transaction ? leavesWithPost(rpc, transaction) : undefined),
      ...mirrors.map(
        (mirror) => async () => (silent.has(mirror) ? undefined : await fetchFrom(mirror, data)),
      ),
    ];
    for (const source of sources) {
      const text = await source();
      // Whoever hands it over need not be trusted: its hash is on the chain.
      if (text === undefined || hashOf(text) !== data) continue;
      await put(name, text);
      return text;
    }
    throw new Error(`nobody has the leaves of root ${epoch}, whose hash is ${data}`);
  }

  return {
    async list(root) {
      const list = parseLeafList(await textOf(root));
      const { accounts, cards } = treesOf(list);
      const fits =
        accounts.root === root.accounts &&
        accounts.sum === root.sum &&
        cards.root === root.cards &&
        list.deposits === root.deposits &&
        list.cardDeposits === root.cardDeposits;
      if (!fits) throw new Error(`root ${root.epoch} does not follow from its own leaves`);
      // It is under the hash too, and where somebody takes it to on the day they leave.
      if (list.chainId !== place.chainId || !isSame(list.stadium, place.stadium)) {
        throw new Error(`the leaves of root ${root.epoch} are those of another Stadium`);
      }
      return list;
    },
    async readState() {
      const text = await got('roots.json');
      return text === undefined ? undefined : (JSON.parse(text) as WatchState);
    },
    writeState: (state) => put('roots.json', `${JSON.stringify(state, null, 1)}\n`),
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const hashOf = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`;

/** A list that was short enough to go along with the call that posted its root. */
async function leavesWithPost(rpc: Rpc, transaction: Hex): Promise<string | undefined> {
  try {
    const sent = await rpc.request<{ input: Hex } | null>('eth_getTransactionByHash', [
      transaction,
    ]);
    const packed = sent && packedBehind(sent.input);
    return packed ? (await unzip(packed, { maxOutputLength: MOST_BYTES })).toString() : undefined;
  } catch {
    // Whatever stands behind a root that somebody else has posted, or a node that has forgotten it.
    return undefined;
  }
}

/** Whatever a mirror sends: one that sends without end has no list. */
export async function fetchLeaves(
  mirror: string,
  data: Hex,
  {
    mostBytes = MOST_BYTES,
    onSilence,
  }: { readonly mostBytes?: number; readonly onSilence?: () => void } = {},
): Promise<string | undefined> {
  try {
    const url = `${mirror.replace(/\/+$/, '')}/api/chain/leaves/${data}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) return await readAtMost(response, mostBytes);
    await response.body?.cancel();
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') onSilence?.();
  }
  return undefined;
}
