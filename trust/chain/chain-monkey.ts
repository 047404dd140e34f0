import { setTimeout as sleep } from 'node:timers/promises';
import { numberToHex } from 'viem';
import type { Rpc } from '../../apps/server/src/chain/chain.ts';
import type { LyingNode } from '../../apps/server/src/testing/lying-node.ts';
import { endPostgres, startAgain } from '../chaos/monkey.ts';
import type { ThrowAway } from '../cluster/throw-away.ts';
import type { Chance } from '../fuzz/chance.ts';
import { nodeProcess } from './node-process.ts';
import { BLOCK_SECONDS, DEEPEST_REORG } from './real-chain.ts';

const OTHER_HASH = `0x${'0b'.repeat(32)}`;
/** More than anybody in this act offers at first. */
const DEAR = 300n * 10n ** 9n;
const NOTICED_WITHIN_MS = 120_000;

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
  chain: { readonly rpc: Rpc; readonly url: string; readonly second: LyingNode },
  chance: Chance,
) {
  // anvil makes no difference between a block that it is making and those that it takes back: what
  // such a block paid out stays in its logs and is gone from its state. So it makes none meanwhile.
  const reorganise = async () => {
    await chain.rpc.request('evm_setIntervalMining', [0]);
    await chain.rpc.request('evm_mine', []);
    await sleep(BLOCK_SECONDS * 1_000);
    await chain.rpc.request('evm_mine', []);
    await chain.rpc.request('anvil_reorg', [1 + chance.below(DEEPEST_REORG), []]);
    await chain.rpc.request('evm_setIntervalMining', [BLOCK_SECONDS]);
  };
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
    // It denies what the first one says, and has to be noticed before anything is credited.
    'let the second node lie': async () => {
      chain.second.tell(async (method, _, truth) => {
        const said = await truth();
        if (method === 'eth_getLogs') return [];
        return method.startsWith('eth_getBlockBy') && said ? { ...said, hash: OTHER_HASH } : said;
      });
      try {
        await untilDisputed(cluster);
        await sleep(chance.below(4_000));
      } finally {
        chain.second.tell(undefined);
      }
    },
    // What was sent waits, and what is sent is refused, until it is worth more or blocks are cheap again.
    'make blocks dear': async () => {
      for (let seconds = 5 + chance.below(10); seconds > 0; seconds -= 1) {
        await chain.rpc.request('anvil_setNextBlockBaseFeePerGas', [numberToHex(DEAR)]);
        await sleep(BLOCK_SECONDS * 1_000);
      }
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

async function untilDisputed({ db }: ThrowAway): Promise<void> {
  for (const giveUpAt = Date.now() + NOTICED_WITHIN_MS; Date.now() < giveUpAt; await sleep(300)) {
    const [state] = await db.query<{ disputed: boolean }>('select disputed from chain_state');
    if (state?.disputed) return;
  }
  throw new Error('Nobody noticed that the second node lied.');
}
