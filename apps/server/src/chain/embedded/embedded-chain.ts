import { join } from 'node:path';
import { goatCardsAbi } from '@goats/contracts';
import { foundingOf } from '@goats/contracts/founding';
import { type Address, encodeFunctionData, getAddress, type Hex } from 'viem';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { serverSecret } from '../../db/server-secret.ts';
import type { Chain, ChainKey, ChainKeys, SendOptions } from '../chain.ts';
import { ChainProblem } from '../chain-problem.ts';
import { hasCode, readBase, readStadium } from '../contract-reads.ts';
import { createExclusive } from '../exclusive.ts';
import { keyOf } from '../keys.ts';
import { type Call, signCall } from '../sender.ts';
import { EMBEDDED_CHAIN_ID } from './anvil-process.ts';
import type { AnvilCommand } from './find-anvil.ts';
import { foundingPlan } from './founding.ts';
import { bindWorld, journalEnd, worldStadium } from './journal-store.ts';
import { createNodeKeeper } from './node-keeper.ts';
import { snapshotsIn } from './snapshots.ts';
import { keepWatch } from './watch.ts';

export interface EmbeddedOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly dataDir: string;
  readonly command: AnvilCommand;
  /** In place of the keys that the world makes for itself. */
  readonly keys: ChainKeys;
  /** What metadata addresses begin with; undefined: nobody can know. */
  readonly base: string | undefined;
  readonly log: (sentence: string) => void;
}

const ETHER = 10n ** 18n;
const POSTER_ETHER = 1_000n * ETHER;
const PLAY_ETHER = ETHER;
const ENOUGH_ETHER = ETHER / 5n;
/** Nobody's clock on the chain stands still for longer. */
const BEAT_SECONDS = 3_600;

/**
 * The chain that the product brings along: one node, made from the journal in PostgreSQL whenever it is
 * not there, and a Stadium of this world's own.
 */
export async function startEmbeddedChain(options: EmbeddedOptions): Promise<Chain> {
  const { db, clock, command, log } = options;
  const chainId = EMBEDDED_CHAIN_ID;
  const keys = await worldKeys(options);
  const plan = foundingPlan({ keys: addressesOf(keys) });
  const founding = foundingOf(plan);
  await bindWorld(db, { chainId, embedded: true, stadium: founding.contracts.stadium });
  const world = (await worldStadium(db))!;
  if (!world.embedded) {
    throw new ChainProblem(
      'The cards and HOOF of this world are on another chain: set CHAIN_RPC_URL and CHAIN_DEPLOYMENT to it.',
    );
  }
  const stadium = getAddress(world.stadium);

  const exclusive = createExclusive(db, 'chain sender');
  const keeper = createNodeKeeper({
    ...{ db, exclusive, command, log, faucet: keys.faucet.address },
    snapshots: snapshotsIn(join(options.dataDir, 'chain')),
    now: () => clock.now(),
    onEnd: () => watch.wake(),
  });
  const { rpc } = keeper;
  const sendAs = (key: ChainKey, call: Call, options?: SendOptions): Promise<Hex> =>
    keeper.asSender(async (send, at) =>
      send(await signCall({ rpc: at, chainId }, key, call), options),
    );
  const give = (to: Address, value: bigint, options?: SendOptions) =>
    sendAs(keys.faucet, { to, data: '0x', value }, options);
  const balanceOf = async (address: Address) =>
    BigInt(await rpc.request<Hex>('eth_getBalance', [address, 'latest']));

  const tick = () => give(keys.faucet.address, 0n);

  /** The chain's clock moves only with a block. */
  async function beat(): Promise<void> {
    if (!keeper.isOurs) return;
    const { blockTime } = await journalEnd(db);
    if (clock.now() / 1000 - blockTime > BEAT_SECONDS) await tick();
  }

  async function settle(): Promise<void> {
    if (!(await hasCode(rpc, stadium))) {
      // Founded under the lock once: whoever comes second finds it there.
      await keeper.asSender(async (send, at) => {
        if (await hasCode(at, stadium)) return;
        await send(await signCall({ rpc: at, chainId }, keys.faucet, founding.transaction));
      });
    }
    if (!(await hasCode(rpc, stadium))) {
      throw new ChainProblem(
        'The contracts of this world are not on its chain: its journal is not whole.',
      );
    }
    if ((await balanceOf(keys.poster.address)) < POSTER_ETHER / 2n) {
      await give(keys.poster.address, POSTER_ETHER);
    }
    await keepBase();
  }

  async function keepBase(): Promise<void> {
    const { base } = options;
    const { contracts } = await readStadium(rpc, stadium);
    if (base === undefined || (await readBase(rpc, contracts.cards)) === base) return;
    if ((await balanceOf(keys.guardian.address)) < ENOUGH_ETHER) {
      await give(keys.guardian.address, PLAY_ETHER);
    }
    const data = encodeFunctionData({
      abi: goatCardsAbi,
      functionName: 'setBaseURI',
      args: [base],
    });
    await sendAs(keys.guardian, { to: contracts.cards, data });
  }

  const watch = keepWatch({ look: () => keeper.look(), beat, log });
  const close = async () => {
    await watch.stop();
    await keeper.close();
    await exclusive.close();
  };
  try {
    await watch.ready(rpc);
    await settle();
    return {
      ...(await readStadium(rpc, stadium)),
      ...{ chainId, embedded: true, explorer: undefined, since: 1, rpc, tick, close },
      // What is in the journal is for ever.
      finality: { confirmations: 0 },
      keys: { poster: keys.poster, voucher: keys.voucher },
      send: (raw, options) => keeper.asSender((send) => send(raw, options)),
      async faucet(to, options) {
        const has = await balanceOf(to);
        if (has < ENOUGH_ETHER) await give(to, PLAY_ETHER - has, options);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function worldKeys({ db, keys }: EmbeddedOptions) {
  const made = async (name: string) => keyOf(await serverSecret(db, `chain ${name} key`)());
  return {
    poster: keys.poster ?? (await made('poster')),
    voucher: keys.voucher ?? (await made('voucher')),
    guardian: await made('guardian'),
    faucet: await made('faucet'),
  };
}

const addressesOf = ({ poster, voucher, guardian }: Awaited<ReturnType<typeof worldKeys>>) => ({
  poster: poster.address,
  voucher: voucher.address,
  guardian: guardian.address,
});
