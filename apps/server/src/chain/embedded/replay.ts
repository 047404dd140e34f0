import { type Address, numberToHex } from 'viem';
import type { Rpc } from '../chain.ts';
import { RpcRefusal } from '../rpc.ts';
import { receiptOf } from '../sender.ts';
import { type Anvil, AnvilError, canHide, startAnvil } from './anvil-process.ts';
import { execute, setNodeTime } from './execute.ts';
import type { AnvilCommand } from './find-anvil.ts';
import { journalAfter, journalDigest, journalEnd, type Sql, strikeOut } from './journal-store.ts';
import type { Snapshot, Snapshots } from './snapshots.ts';

export interface Replay {
  readonly command: AnvilCommand;
  readonly snapshots: Snapshots;
  /** Has all the ether of the world before the first block. */
  readonly faucet: Address;
  readonly now: () => number;
  readonly log: (sentence: string) => void;
}

/** Before every block of every world, so that their times can only be later. */
const GENESIS_SECONDS = 1_700_000_000;
const ALL_ETHER = numberToHex(10n ** 27n);
/** States of so many blocks stay in memory; blocks, transactions and receipts all do. */
const KEPT_STATES = 64;

const SETTINGS = ['--timestamp', String(GENESIS_SECONDS), '--prune-history', String(KEPT_STATES)];

/**
 * A node that is where the journal is: from the newest snapshot of this world that it takes, else the
 * one before, else from nothing; the rest is played again. Call it as the only sender.
 */
export async function startReplayed(
  db: Sql,
  replay: Replay,
): Promise<{ anvil: Anvil; seq: number }> {
  for (const seq of await replay.snapshots.seqs()) {
    const snapshot = await replay.snapshots.read(seq);
    if (snapshot && snapshot.digest === (await journalDigest(db, seq))) {
      const started = await tryFrom(db, replay, snapshot);
      if (started) return started;
    }
    replay.log(`The snapshot ${seq} of the chain is of no use: it is left out.`);
    await replay.snapshots.remove(seq);
  }
  return startFrom(db, replay, undefined);
}

async function tryFrom(db: Sql, replay: Replay, snapshot: Snapshot) {
  try {
    return await startFrom(db, replay, snapshot);
  } catch (error) {
    // Without a node there is nothing that another snapshot could do better.
    if (error instanceof AnvilError) throw error;
    replay.log(
      `From the snapshot ${snapshot.seq} the chain does not go on: ${(error as Error).message}`,
    );
    return undefined;
  }
}

async function startFrom(db: Sql, replay: Replay, snapshot: Snapshot | undefined) {
  const anvil = await startAnvil(replay.command, SETTINGS, { hidden: true });
  if (!(await canHide())) {
    replay.log(
      'This machine gives the embedded chain no network of its own: other users of it could reach its node.',
    );
  }
  try {
    if (snapshot === undefined) {
      await anvil.rpc.request('anvil_setBalance', [replay.faucet, ALL_ETHER]);
    } else {
      await anvil.rpc.request('anvil_loadState', [snapshot.state]);
    }
    const seq = await playOn(db, anvil.rpc, snapshot?.seq ?? 0);
    await setNodeTime(anvil.rpc, replay.now());
    return { anvil, seq };
  } catch (error) {
    await anvil.stop();
    throw error;
  }
}

/**
 * Brings a node up to the journal's end and answers where that is. Only its last transaction may never
 * have been sent, by somebody who was killed in between: that one is struck out if the chain does not
 * want it. Any other was accepted once, and must be again.
 */
export async function playOn(db: Sql, rpc: Rpc, after: number): Promise<number> {
  const end = await journalEnd(db);
  for (let seq = after; seq < end.seq; ) {
    for (const row of await journalAfter(db, seq)) {
      try {
        if (!(await receiptOf(rpc, row.hash))) await execute(rpc, row);
      } catch (error) {
        if (!(error instanceof RpcRefusal) || row.seq !== end.seq) throw error;
        await strikeOut(db, row.seq);
        return seq;
      }
      seq = row.seq;
    }
  }
  return end.seq;
}
