import { setTimeout as sleep } from 'node:timers/promises';
import { goatCardsAbi, hoofAbi } from '@goats/contracts';
import { type Address, type Hex, numberToHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Chain, Rpc } from '../../apps/server/src/chain/chain.ts';
import { ask, readHoof } from '../../apps/server/src/chain/contract-reads.ts';
import type { Wire } from '../players/wire.ts';

/** How people of a world reach its chain. */
export type Line = Pick<Chain, 'rpc' | 'chainId' | 'contracts'>;

/** By the site's own door, as a guest wallet does. Throws when the door or the node is away. */
export function rpcThrough(wire: Wire, headers: Readonly<Record<string, string>>): Rpc {
  return {
    async request<T>(method: string, params: readonly unknown[]): Promise<T> {
      const body = { jsonrpc: '2.0', id: 1, method, params };
      const answer = await wire.send({ method: 'POST', path: '/api/chain/rpc', body, headers });
      if (answer.status !== 200) throw new Error(`${method}: ${answer.status}`);
      if (answer.body.error) throw new Error(`${method}: ${answer.body.error.message}`);
      return answer.body.result as T;
    },
  };
}

const GAS = 500_000n;
const GWEI = 10n ** 9n;
const PATIENCE_MS = 20_000;

/**
 * Signs, sends and looks for the receipt. False when it was reverted or is nowhere to be seen; the
 * chain may still have taken it, and whoever asks looks at what they hold.
 */
export async function sendCall(
  { rpc, chainId }: Line,
  account: PrivateKeyAccount,
  { to, data }: { readonly to: Address; readonly data: Hex },
): Promise<boolean> {
  const nonce = Number(
    await rpc.request<Hex>('eth_getTransactionCount', [account.address, 'pending']),
  );
  const fees = { maxFeePerGas: 20n * GWEI, maxPriorityFeePerGas: GWEI };
  const raw = await account.signTransaction({ chainId, nonce, to, data, gas: GAS, ...fees });
  const hash = await rpc.request<Hex>('eth_sendRawTransaction', [raw]);
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; await sleep(200)) {
    const receipt = await rpc
      .request<{ status: Hex } | null>('eth_getTransactionReceipt', [hash])
      .catch(() => null);
    if (receipt) return receipt.status === '0x1';
  }
  return false;
}

/** In hundredths. */
export const hoofOf = ({ rpc, contracts }: Line, owner: Address): Promise<number> =>
  readHoof(rpc, contracts.hoof, owner);

export async function permitNonce({ rpc, contracts }: Line, owner: Address): Promise<number> {
  const call = { abi: hoofAbi, functionName: 'nonces', args: [owner] } as const;
  return Number(await ask(rpc, contracts.hoof, call));
}

export async function ownerOf({ rpc, contracts }: Line, token: number): Promise<string> {
  const call = { abi: goatCardsAbi, functionName: 'ownerOf', args: [BigInt(token)] } as const;
  return (await ask(rpc, contracts.cards, call)).toLowerCase();
}

/** Ether out of nothing, where the node is ours. */
export async function fund(rpc: Rpc, address: Address): Promise<void> {
  await rpc.request('anvil_setBalance', [address, numberToHex(10n ** 20n)]);
}
