import { setTimeout as wait } from 'node:timers/promises';
import { calls, postRoot, sentenceOf } from '@goats/chain';
import { stadiumAbi } from '@goats/contracts';
import { encodeEventTopics, type Hex, numberToHex } from 'viem';
import type { Chain, ChainKey } from '../../../chain/chain.ts';
import { readHoof, readLatestTime } from '../../../chain/contract-reads.ts';
import { RpcRefusal } from '../../../chain/rpc.ts';
import { receiptOf } from '../../../chain/sender.ts';
import { AppError } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { makeRoot } from './make-root.ts';
import {
  countsFrom,
  epochOf,
  forgetRoot,
  freshDeposits,
  newestRoot,
  noteSent,
  pendingRoot,
  type WaitingRoot,
  waitingRoot,
} from './root-store.ts';

/** Between two roots that somebody asked for: each costs a transaction. */
const APART_MS = 20_000;
/**
 * A root says what was true when it was made, and whoever leaves goes by when it was posted. Made and
 * posted within this, twice over, it is still within the contract's LOCK; later it is made anew.
 */
const GOOD_FOR_MS = 20 * 60_000;
const SEEN_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 100;

type RootGame = Pick<Game, 'db' | 'clock' | 'chain' | 'chainOff' | 'roots'>;

/**
 * Makes and posts a root because somebody needs it now; with everybody else who does, over all
 * instances. Answers once the contract's word for it was read. On a chain with a delay it does not
 * count yet then.
 *
 * `const { index } = await rootNow(game)`
 */
export async function rootNow(game: RootGame): Promise<{ readonly index: number }> {
  const { chain, poster } = posting(game);
  const asked = game.clock.now();
  const id = await game.roots.inTurn(async () => {
    const waiting = await waitingRoot(game.db);
    if (waiting) {
      await postWaiting(game, chain, poster, waiting);
      return waiting.id;
    }
    const newest = await newestRoot(game.db);
    const last = newest?.made_at.getTime() ?? 0;
    // Somebody else's root that was made after we asked says what ours would.
    if (newest && last > asked) return newest.id;
    if (asked - last < APART_MS) throw tooSoon(last + APART_MS);
    const pending = await pendingRoot(game.db);
    const due = pending ? countsFrom(pending, chain.terms) : 0;
    if (due > game.clock.now()) throw tooSoon(due);
    const made = await makeRoot(game, chain);
    if (!made) throw tooSoon(asked + APART_MS);
    await postWaiting(game, chain, poster, made);
    return made.id;
  });
  return { index: await seenAs(game, id) };
}

/** The keys and the chain that posting takes, or the sentence why not. */
function posting({ chain, chainOff }: Pick<Game, 'chain' | 'chainOff'>) {
  if (!chain) throw new AppError('CHAIN_OFF', chainOff);
  const { poster } = chain.keys;
  if (!poster) throw new AppError('CHAIN_OFF', 'This server has no key to post roots with.');
  return { chain, poster };
}

function tooSoon(at: number): AppError {
  const nextAt = new Date(at).toISOString();
  const sentence = 'The next root is a moment away: what changed just now is in it.';
  return new AppError('ROOT_NEEDED', sentence, { details: { nextAt } });
}

/** The indexer reads what we have just sent; its word is the same for all instances. */
async function seenAs({ db }: Pick<Game, 'db'>, id: number): Promise<number> {
  const giveUpAt = performance.now() + SEEN_WITHIN_MS;
  for (;;) {
    const epoch = await epochOf(db, id);
    if (epoch != null) return epoch;
    if (epoch === undefined || performance.now() > giveUpAt) {
      throw new AppError(
        'CHAIN_UNREACHABLE',
        'The root is on its way, and the chain has not shown it yet. Look again soon.',
      );
    }
    await wait(LOOK_EVERY_MS);
  }
}

/**
 * Posts a root that is made. Whatever was tried before is looked up first: after a crash between
 * sending and writing that down, the same root must not be posted twice.
 */
export async function postWaiting(
  game: Pick<Game, 'db' | 'clock'>,
  chain: Chain,
  poster: ChainKey,
  root: WaitingRoot,
): Promise<void> {
  if (await isOnItsWay(chain, root)) return;
  const isOld = game.clock.now() - root.made_at.getTime() > GOOD_FOR_MS;
  if (isOld || (root.tx_hash && (await isReverted(chain.rpc, root.tx_hash)))) {
    await forgetRoot(game.db, root.id);
    return;
  }
  await checkCovered(game, chain, root);
  // By the later of two clocks: the chain's may stand still while nobody sends anything.
  const from = Math.max(root.made_at.getTime(), await readLatestTime(chain.rpc));
  const until = Math.floor((from + GOOD_FOR_MS) / 1000);
  const data = postRoot({ ...root, cardDeposits: root.card_deposits, until });
  try {
    const hash = await chain.sendAs(poster, { to: chain.contracts.stadium, data });
    await noteSent(game.db, root.id, hash);
  } catch (error) {
    // The contract itself said no, and will again: the next one is made from what is true then.
    if (error instanceof RpcRefusal) {
      await forgetRoot(game.db, root.id);
      throw new AppError('CONFLICT', refusalOf(error), { cause: error });
    }
    throw error;
  }
}

function refusalOf({ data, message }: RpcRefusal): string {
  const when = (seconds: number) => new Date(seconds * 1000).toISOString();
  const said = typeof data === 'string' ? sentenceOf(data as Hex, when) : undefined;
  return `The contract did not take the root: ${said ?? message}`;
}

/** In a block already, or known to the node and waiting for one. */
async function isOnItsWay({ rpc, contracts }: Chain, root: WaitingRoot): Promise<boolean> {
  if (root.tx_hash) {
    const found = await rpc.request('eth_getTransactionByHash', [root.tx_hash]);
    if (found && !(await isReverted(rpc, root.tx_hash))) return true;
  }
  const logs = await rpc.request<readonly { readonly data: Hex }[]>('eth_getLogs', [
    {
      address: contracts.stadium,
      topics: encodeEventTopics({ abi: stadiumAbi, eventName: 'RootPosted' }),
      fromBlock: numberToHex(root.cut_block),
      toBlock: 'latest',
    },
  ]);
  // The hash of the leaves is the last word of the event.
  return logs.some(({ data }) => data.endsWith(root.data.slice(2)));
}

const isReverted = async (rpc: Chain['rpc'], hash: Hex) =>
  (await receiptOf(rpc, hash))?.status === '0x0';

/**
 * A root that promises more than is there never counts. The ledger cannot make one; a node that lies
 * about deposits could make us believe in one.
 */
async function checkCovered(
  { db }: Pick<Game, 'db'>,
  { rpc, contracts }: Chain,
  root: WaitingRoot,
): Promise<void> {
  const held = await readHoof(rpc, contracts.hoof, contracts.stadium);
  if (root.sum + (await freshDeposits(db, root.deposits)) <= held) return;
  await forgetRoot(db, root.id);
  throw new AppError(
    'CONFLICT',
    'A root would promise more than the Stadium holds, and was not posted. Run npm run audit.',
  );
}

/** Lets the pending root count. False when the contract says that it never will. */
export async function activatePending(chain: Chain, poster: ChainKey): Promise<boolean> {
  try {
    await chain.sendAs(poster, calls.activate(chain.contracts));
    return true;
  } catch (error) {
    if (error instanceof RpcRefusal) return false;
    throw error;
  }
}
