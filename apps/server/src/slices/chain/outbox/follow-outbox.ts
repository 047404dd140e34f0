import { numberToHex } from 'viem';
import type { ChainKey, Rpc } from '../../../chain/chain.ts';
import { readLatestTime } from '../../../chain/contract-reads.ts';
import { NotSigned } from '../../../chain/remote-signer.ts';
import { receiptOf } from '../../../chain/sender.ts';
import { type Desk, raise, tell } from './outbox.ts';
import {
  endTransaction,
  finalBlock,
  giveUp,
  noteBlock,
  type OpenTransaction,
  openTransactions,
  type Try,
} from './outbox-store.ts';

/** In no block after this, it is sent with a higher fee. */
const RAISE_AFTER_MS = 2 * 60_000;
/** A node that was restarted, or had no room, has forgotten it. */
const TELL_AGAIN_MS = 60_000;
/** By our own clock, whatever a node says of the chain's. */
const LONGEST_MS = 60 * 60_000;
/** So long a node may know that a number is used, and not yet what by. */
const UNSEEN_MS = 60_000;

interface Round {
  readonly now: number;
  /** By the later of two clocks: the contract goes by the chain's. */
  readonly time: number;
  readonly final: { readonly number: number; readonly time: number } | undefined;
  /** How many numbers each key has used by the newest block. */
  countOf(sender: string): Promise<number>;
}

/**
 * Looks what became of everything that was sent: it ends with the chain's final block, is told again,
 * sent with a higher fee, or given up and its number used up. Call it as the only one. `others` have
 * signed some of it too.
 */
export async function followOutbox(desk: Desk, others: readonly ChainKey[] = []): Promise<void> {
  const { game, chain } = desk;
  const open = await openTransactions(game.db);
  if (open.length === 0) return;
  const now = game.clock.now();
  const final = await finalBlock(game.db);
  const time = Math.max(now, await readLatestTime(chain.rpc));
  const round = { now, time, final, countOf: counting(chain.rpc) };
  let fault: { readonly error: unknown } | undefined;
  /** By key: the number from which on nothing of ours is there. */
  const reached = new Map<string, number>();
  for (const transaction of open) {
    const { sender, nonce } = transaction;
    try {
      // Asked before its receipts are: what is counted as used has one by then.
      const next = Math.max(reached.get(sender) ?? 0, await round.countOf(sender));
      if (nonce === next) reached.set(sender, nonce + 1);
      const signer = others.find(({ address }) => address.toLowerCase() === sender);
      const own = signer ? { ...desk, key: signer } : desk;
      await follow(own, transaction, round, nonce > next);
    } catch (error) {
      // Those behind it wait for it, or do not need it; either way they are looked after.
      fault ??= { error };
    }
  }
  if (fault) throw fault.error;
}

function counting(rpc: Rpc): Round['countOf'] {
  const counts = new Map<string, Promise<number>>();
  return (sender) => {
    const known = counts.get(sender) ?? countAt(rpc, sender, 'latest');
    counts.set(sender, known);
    return known;
  };
}

const countAt = async (rpc: Rpc, sender: string, block: string): Promise<number> =>
  Number(await rpc.request('eth_getTransactionCount', [sender, block]));

async function follow(
  desk: Desk,
  transaction: OpenTransaction,
  { now, time, final, countOf }: Round,
  isBehindGap: boolean,
): Promise<void> {
  const { game, chain, key } = desk;
  const { db } = game;
  const { id, sender, nonce, lastSecond, madeAt } = transaction;
  const at = new Date(now);
  if (await isMined(desk, transaction, final?.number ?? -1)) return;
  if (transaction.block !== null) await noteBlock(db, id, null);
  const newest = transaction.tries.at(-1)!;
  if ((await countOf(sender)) > nonce) {
    if (now - newest.madeAt.getTime() < UNSEEN_MS) return;
    // Somebody else has used the number: what it was for is made anew from what is true then.
    await giveUp(db, id, at);
    const isFinal = final && (await countAt(chain.rpc, sender, numberToHex(final.number))) > nonce;
    if (isFinal) await endTransaction(db, id, 'taken', at);
    return;
  }
  const isLate = time > lastSecond.getTime() || now - madeAt.getTime() > LONGEST_MS;
  if (isLate) await giveUp(db, id, at);
  const isOurs = sender === key.address.toLowerCase();
  // A key that was changed signs no more, and behind a gap nothing gets into a block.
  if ((!isOurs || isBehindGap) && final && final.time > lastSecond.getTime()) {
    await endTransaction(db, id, 'lost', at);
    return;
  }
  const cancels = isLate || transaction.givenUpAt !== null;
  const isDue = now - newest.madeAt.getTime() >= RAISE_AFTER_MS || cancels !== newest.cancels;
  let unsigned: NotSigned | undefined;
  if (isOurs && isDue) {
    try {
      if (await raise(desk, transaction, { cancels })) return;
    } catch (error) {
      if (!(error instanceof NotSigned)) throw error;
      // A signer that is away takes nothing back of what it has signed before.
      unsigned = error;
    }
  }
  if (now - (newest.toldAt?.getTime() ?? 0) >= TELL_AGAIN_MS) await tell(desk, id, newest);
  if (unsigned) throw unsigned;
}

/** Whether a block holds one of its tries; once that is final, it is over. */
async function isMined(
  { game, chain }: Desk,
  { id, tries, block, succeeded }: OpenTransaction,
  final: number,
): Promise<boolean> {
  const seen = await Promise.all(tries.map((each) => seenOf(chain.rpc, each)));
  const mined = seen.find((each) => each !== undefined);
  // A block that the node itself does not have yet is no block, and would be waited for in vain.
  if (!mined || mined.block > Number(await chain.rpc.request('eth_blockNumber', []))) return false;
  if (mined.block !== block || mined.succeeded !== succeeded) {
    await noteBlock(game.db, id, mined);
  }
  if (mined.block <= final) {
    const outcome = mined.cancels ? 'cancelled' : mined.succeeded ? 'done' : 'reverted';
    await endTransaction(game.db, id, outcome, new Date(game.clock.now()));
  }
  return true;
}

async function seenOf(rpc: Rpc, { hash, cancels }: Try) {
  const receipt = await receiptOf(rpc, hash);
  if (!receipt) return undefined;
  const succeeded = receipt.status === '0x1' && !cancels;
  return { block: Number(receipt.blockNumber), succeeded, cancels };
}
