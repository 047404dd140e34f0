import { setTimeout as wait } from 'node:timers/promises';
import { calls, postRoot } from '@goats/chain';
import type { Chain, ChainKey } from '../../../chain/chain.ts';
import { laterTime, readHoof } from '../../../chain/contract-reads.ts';
import { NotSigned } from '../../../chain/remote-signer.ts';
import { AppError, refuse } from '../../../errors.ts';
import type { Game } from '../../../game.ts';
import { readChainState } from '../chain-info-store.ts';
import { ContractRefusal } from '../outbox/contract-no.ts';
import { sendOut } from '../outbox/outbox.ts';
import { countWaiting, isUnderWay } from '../outbox/outbox-store.ts';
import { makeRoot } from './make-root.ts';
import {
  countsFrom,
  epochOf,
  forgetRoot,
  freshDeposits,
  GOOD_FOR_MS,
  leavesOfData,
  MOST_PENDING,
  newestRoot,
  pendingRoots,
  type WaitingRoot,
  waitingRoot,
} from './root-store.ts';

/** Between two roots that somebody asked for: each costs a transaction. */
const APART_MS = 20_000;
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
  // A root made on what one node says, and another denies, could promise what is not there.
  if ((await readChainState(game.db))?.disputed) throw disputed();
  const asked = game.clock.now();
  const id = await game.roots.inTurn(async () => {
    const waiting = await waitingRoot(game.db, asked);
    if (waiting) {
      await postWaiting(game, chain, poster, waiting);
      return waiting.id;
    }
    const newest = await newestRoot(game.db, asked);
    const last = newest?.made_at.getTime() ?? 0;
    // Somebody else's root that was made after we asked says what ours would.
    if (newest && last > asked) return newest.id;
    if (asked - last < APART_MS) throw tooSoon(last + APART_MS);
    const pending = await pendingRoots(game.db);
    const due = pending.length < MOST_PENDING ? 0 : countsFrom(pending[0]!, chain.terms);
    if (due > game.clock.now()) throw tooSoon(due);
    if (!(await hasRoom(game.db, poster))) throw onItsWay();
    const made = await makeRoot(game, chain);
    if (!made) throw tooSoon(asked + APART_MS);
    await postWaiting(game, chain, poster, made);
    return made.id;
  });
  return { index: await seenAs(game, id) };
}

/** The keys and the chain that posting takes, or the sentence why not. */
export function posting({ chain, chainOff }: Pick<Game, 'chain' | 'chainOff'>) {
  if (!chain) throw new AppError('CHAIN_OFF', chainOff);
  const { poster } = chain.keys;
  if (!poster) throw refuse('no-poster');
  return { chain, poster };
}

function tooSoon(at: number): AppError {
  const nextAt = new Date(at).toISOString();
  return refuse('root-too-soon', {}, { details: { nextAt } });
}

function disputed(): AppError {
  return refuse('nodes-disagree');
}

function onItsWay(): AppError {
  return refuse('root-on-its-way');
}

/** The indexer reads what we have just sent; its word is the same for all instances. */
async function seenAs({ db }: Pick<Game, 'db'>, id: number): Promise<number> {
  const giveUpAt = performance.now() + SEEN_WITHIN_MS;
  for (;;) {
    const epoch = await epochOf(db, id);
    if (epoch != null) return epoch;
    if (epoch === undefined || performance.now() > giveUpAt) throw onItsWay();
    await wait(LOOK_EVERY_MS);
  }
}

/** Transactions that wait for a block at one time; what waits behind so many would be too late anyway. */
const MOST_WAITING = 4;

export const hasRoom = async (db: Game['db'], { address }: ChainKey): Promise<boolean> =>
  (await countWaiting(db, address)) < MOST_WAITING;

/** Sees to it that a root which is made gets onto the chain; the outbox does the rest. */
export async function postWaiting(
  game: Pick<Game, 'db' | 'clock'>,
  chain: Chain,
  poster: ChainKey,
  root: WaitingRoot,
): Promise<void> {
  if (await isUnderWay(game.db, 'root', root.id)) return;
  await checkCovered(game, chain, root);
  const lastSecond = await lastSecondFrom(chain, root.made_at.getTime(), game.clock.now());
  const until = lastSecond.getTime() / 1000;
  const leaves = chain.leavesBytes ? await leavesOfData(game.db, root.data) : undefined;
  const goesAlong = leaves && leaves.length <= chain.leavesBytes! ? leaves : undefined;
  const send = (along: Buffer | undefined) => {
    const data = postRoot({ ...root, cardDeposits: root.card_deposits, until }, along);
    const call = { to: chain.contracts.stadium, data };
    const outgoing = { purpose: 'root', rootId: root.id, call, lastSecond } as const;
    return sendOut({ game, chain, key: poster }, outgoing);
  };
  try {
    await send(goesAlong).catch((error: unknown) => {
      // A signer may not take so much at once: the list can be had elsewhere, the root cannot.
      if (!goesAlong || !(error instanceof NotSigned)) throw error;
      return send(undefined);
    });
  } catch (error) {
    if (!(error instanceof ContractRefusal)) throw error;
    // Nothing was signed, and it would be refused again: the next one is made from what is true then.
    await forgetRoot(game.db, root.id);
    const sentence = `The contract did not take the root: ${error.message}`;
    throw new AppError('CONFLICT', sentence, { cause: error });
  }
}

async function lastSecondFrom(chain: Chain, at: number, now: number): Promise<Date> {
  const until = (await laterTime(chain, { at, now })) + GOOD_FOR_MS;
  return new Date(Math.floor(until / 1000) * 1000);
}

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

/** Lets roots count whose time has come, by one transaction. False when the contract says that none has. */
export async function activatePending(
  game: Pick<Game, 'db' | 'clock'>,
  chain: Chain,
  poster: ChainKey,
): Promise<boolean> {
  if (await isUnderWay(game.db, 'activate')) return true;
  const now = game.clock.now();
  const lastSecond = await lastSecondFrom(chain, now, now);
  const call = calls.activate(chain.contracts);
  const outgoing = { purpose: 'activate', rootId: null, call, lastSecond } as const;
  try {
    await sendOut({ game, chain, key: poster }, outgoing);
    return true;
  } catch (error) {
    if (error instanceof ContractRefusal) return false;
    throw error;
  }
}
