import type { Hex } from 'viem';
import type { Database } from '../../db/database.ts';
import type { Chain, Rpc } from '../chain.ts';
import type { Exclusive } from '../exclusive.ts';
import { chainUnreachable, createRpc } from '../rpc.ts';
import type { Anvil } from './anvil-process.ts';
import { createDuty } from './duty.ts';
import { journalDigest, journalEnd, nodeUrl, publishNode, type Sql } from './journal-store.ts';
import { playOn, type Replay, startReplayed } from './replay.ts';
import { submit } from './submit.ts';

/** The one node of a world, wherever it runs: here, or in another process on this machine. */
export interface NodeKeeper {
  readonly rpc: Rpc;
  /** Looks after it once: runs it, restarts it, or finds where it is. */
  look(): Promise<void>;
  /** Whether it is ours to run. */
  readonly isOurs: boolean;
  /** Lets `work` send as the only one, on a node that is where the journal is. */
  asSender<T>(work: (send: Chain['send'], rpc: Rpc) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** So much is played again at most after a kill. */
const SNAPSHOT_EVERY = 200;

interface Node {
  readonly url: string;
  readonly rpc: Rpc;
  /** The journal's place that it is known to be at. */
  seq: number;
}

export interface NodeKeeperOptions extends Replay {
  readonly db: Database;
  readonly exclusive: Exclusive;
  /** Our node has ended, whoever ended it. */
  readonly onEnd: () => void;
}

export function createNodeKeeper({
  db,
  exclusive,
  onEnd,
  ...replay
}: NodeKeeperOptions): NodeKeeper {
  const duty = createDuty(db, 'chain node');
  let own: (Anvil & { snapshotAt: number }) | undefined;
  let node: Node | undefined;

  async function run(): Promise<void> {
    await exclusive.run(async (sql) => {
      const { anvil, seq } = await startReplayed(sql, replay);
      const [newest = 0] = await replay.snapshots.seqs();
      own = { ...anvil, snapshotAt: newest };
      node = { url: anvil.url, rpc: anvil.rpc, seq };
      void anvil.ended.then(() => {
        if (own?.url === anvil.url) own = undefined;
        onEnd();
      });
      await publishNode(sql, anvil.url);
    });
  }

  async function stopOwn(): Promise<void> {
    const stopping = own;
    own = undefined;
    await stopping?.stop();
  }

  /** Where the others have put it; what it knows is found out by whoever sends first. */
  async function follow(sql: Sql): Promise<void> {
    const url = await nodeUrl(sql);
    if (url === null || url === node?.url) return;
    const { seq } = await journalEnd(sql);
    // All before the last were sent by somebody who then wrote the next one down.
    node = { url, rpc: createRpc(url), seq: Math.max(0, seq - 1) };
  }

  async function snapshot(): Promise<void> {
    await exclusive.run(async (sql) => {
      if (own === undefined || node?.url !== own.url) return;
      node.seq = await playOn(sql, own.rpc, node.seq);
      if (node.seq === own.snapshotAt) return;
      const digest = await journalDigest(sql, node.seq);
      if (digest === undefined) return;
      const state = await own.rpc.request<Hex>('anvil_dumpState', [false]);
      await replay.snapshots.write({ seq: node.seq, digest, state });
      own.snapshotAt = node.seq;
    });
  }

  return {
    rpc: {
      async request<T>(method: string, params: readonly unknown[]): Promise<T> {
        if (node === undefined) throw chainUnreachable('its node is not up yet');
        return node.rpc.request<T>(method, params);
      },
    },
    get isOurs() {
      return own !== undefined;
    },
    async look() {
      if (await duty.hold()) {
        if (own === undefined) await run();
        const { seq } = await journalEnd(db);
        if (own && seq - own.snapshotAt >= SNAPSHOT_EVERY) await snapshot();
        return;
      }
      await stopOwn();
      await follow(db);
    },
    asSender: (work) =>
      exclusive.run(async (sql) => {
        await follow(sql);
        const at = node;
        if (at === undefined) throw chainUnreachable('its node is not up yet');
        at.seq = await playOn(sql, at.rpc, at.seq);
        return work(async (raw, options) => {
          const { hash, seq } = await submit(sql, at.rpc, raw, replay.now(), options);
          at.seq = seq ?? at.seq;
          return hash;
        }, at.rpc);
      }),
    async close() {
      await snapshot().catch((error: Error) =>
        replay.log(`No snapshot was taken: ${error.message}`),
      );
      await stopOwn();
      await duty.release();
    },
  };
}
