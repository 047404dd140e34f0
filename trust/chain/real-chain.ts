import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundingOf } from '@goats/contracts/founding';
import { generatePrivateKey } from 'viem/accounts';
import { startAnvil } from '../../apps/server/src/chain/embedded/anvil-process.ts';
import type { AnvilCommand } from '../../apps/server/src/chain/embedded/find-anvil.ts';
import { foundingPlan } from '../../apps/server/src/chain/embedded/founding.ts';
import { keyOf } from '../../apps/server/src/chain/keys.ts';
import { signCall, waitForReceipt } from '../../apps/server/src/chain/sender.ts';
import { lyingNode } from '../../apps/server/src/testing/lying-node.ts';
import { fund } from './line.ts';

/** More than any reorg of ours, as an operator would choose it. */
export const CONFIRMATIONS = 5;
export const DEEPEST_REORG = 3;
export const BLOCK_SECONDS = 1;

/** A chain that is not the product's: a block a second, contracts and keys from an operator. */
export async function startRealChain(command: AnvilCommand, folder: string) {
  const anvil = await startAnvil(command, ['--block-time', String(BLOCK_SECONDS)]);
  const { rpc, url } = anvil;
  // Of somebody else, as far as the servers know: they believe what both say.
  const second = await lyingNode(url);
  const stop = async () => {
    await second.close();
    await anvil.stop();
  };
  const chainId = Number(await rpc.request<string>('eth_chainId', []));
  const secrets = { poster: generatePrivateKey(), voucher: generatePrivateKey() };
  const [poster, voucher, guardian] = [
    keyOf(secrets.poster),
    keyOf(secrets.voucher),
    keyOf(generatePrivateKey()),
  ];
  await fund(rpc, poster.address);
  const keys = {
    poster: poster.address,
    voucher: voucher.address,
    guardian: guardian.address,
  };
  const plan = foundingPlan({ keys });
  const { transaction, contracts } = foundingOf(plan);
  const raw = await signCall({ rpc, chainId }, poster, transaction);
  const hash = await rpc.request<`0x${string}`>('eth_sendRawTransaction', [raw]);
  const receipt = await waitForReceipt(rpc, hash, { timeoutMs: 60_000 });
  if (receipt?.status !== '0x1') throw new Error('The contracts could not be made');
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  };
  const terms = { ...plan.terms, dayLimit: String(plan.terms.dayLimit) };
  const since = Number(receipt.blockNumber);
  return {
    ...{ rpc, url, second, stop, chainId, contracts },
    env: {
      CHAIN_RPC_URLS: `${url},${second.url}`,
      CHAIN_CONFIRMATIONS: String(CONFIRMATIONS),
      CHAIN_DEPLOYMENT: file(
        'deployment.json',
        JSON.stringify({ chainId, contracts, since, terms }),
      ),
      CHAIN_POSTER_KEY_FILE: file('poster.key', secrets.poster),
      CHAIN_VOUCHER_KEY_FILE: file('voucher.key', secrets.voucher),
      CHAIN_ROOT_MINUTES: '1',
    },
  };
}
