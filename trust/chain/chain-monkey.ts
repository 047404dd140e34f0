import { setTimeout as sleep } from 'node:timers/promises';
import type { Rpc } from '../../apps/server/src/chain/chain.ts';
import { endPostgres, startAgain } from '../chaos/monkey.ts';
import type { ThrowAway } from '../cluster/throw-away.ts';
import type { Chance } from '../fuzz/chance.ts';
import { nodeProcess } from './node-process.ts';
import { BLOCK_SECONDS, DEEPEST_REORG } from './real-chain.ts';

type Mischief = () => Promise<void>;

/** What is done to servers and PostgreSQL in either act. */
function mischiefs(cluster: ThrowAway, chance: Chance): Readonly<Record<string, Mischief>> {
  return {
    'kill a server': async () => {
      const victim = chance.pick(cluster.instances);
      await victim.stop('SIGKILL');
      await sleep(500 + chance.below(2_000));
      await startAgain(victim);
    },
    'kill every server': async () => {
      await Promise.all(cluster.instances.map((each) => each.stop('SIGKILL')));
      await sleep(500 + chance.below(2_000));
      for (const each of cluster.instances) await startAgain(each);
    },
    'freeze a server': async () => {
      const victim = chance.pick(cluster.instances);
      victim.freeze();
      await sleep(2_000 + chance.below(6_000));
      victim.thaw();
    },
    'kill PostgreSQL': () => endPostgres(cluster, 'SIGKILL', 500 + chance.below(2_000)),
  };
}

/** The product's own chain: it is killed, and has to come back with everything that was sent. */
export function embeddedMischiefs(cluster: ThrowAway, chance: Chance) {
  return {
    'kill the chain': async () => {
      process.kill(await embeddedNode(cluster), 'SIGKILL');
    },
    ...mischiefs(cluster, chance),
  };
}

/** After the mischief before, the chain may still be on its way back. */
async function embeddedNode({ db }: ThrowAway): Promise<number> {
  for (let looks = 0; looks < 120; looks += 1) {
    const [row] = await db.query<{ node_url: string | null }>('select node_url from chain_state');
    const pid = row?.node_url ? nodeProcess(row.node_url) : undefined;
    if (pid !== undefined) return pid;
    await sleep(500);
  }
  throw new Error('The embedded chain did not come back.');
}

/** Somebody else's chain: it stalls, and takes blocks back that were not final. */
export function realMischiefs(
  cluster: ThrowAway,
  chain: { readonly rpc: Rpc; readonly url: string },
  chance: Chance,
) {
  const reorganise = () =>
    chain.rpc.request('anvil_reorg', [1 + chance.below(DEEPEST_REORG), []]).then(() => undefined);
  return {
    'take blocks back': reorganise,
    'take blocks back while no server looks': async () => {
      await Promise.all(cluster.instances.map((each) => each.stop('SIGKILL')));
      await reorganise();
      for (const each of cluster.instances) await startAgain(each);
    },
    // What waits for a block then is gone, and nobody says so: its sender has to notice.
    'forget what was sent': async () => {
      await chain.rpc.request('evm_setIntervalMining', [0]);
      await sleep(2_000 + chance.below(6_000));
      await chain.rpc.request('anvil_dropAllTransactions', []);
      await chain.rpc.request('evm_setIntervalMining', [BLOCK_SECONDS]);
    },
    'stall the chain': async () => {
      const pid = nodeProcess(chain.url);
      if (pid === undefined) throw new Error('The chain was not found.');
      process.kill(pid, 'SIGSTOP');
      await sleep(3_000 + chance.below(12_000));
      process.kill(pid, 'SIGCONT');
    },
    ...mischiefs(cluster, chance),
  };
}
