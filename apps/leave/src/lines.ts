import { type Batches, batchesOf } from '@goats/ui/wallets/batches.ts';
import { type Eip1193Provider, firstAccount } from '@goats/ui/wallets/eip1193.ts';
import { t } from '@goats/words';
import type { Address, Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { Ask } from './stadium-state.ts';

/** A way to the chain: it answers questions and, where there is a key behind it, sends. */
export interface Line {
  readonly name: string;
  readonly ask: Ask;
  /** Who would send; undefined: this line only reads. */
  readonly sender: Address | undefined;
  /** Answers the transaction's hash. */
  send?(call: { readonly to: Address; readonly data: Hex }): Promise<Hex>;
  /** Several calls after one confirmation, where a wallet knows how. */
  readonly batches?: Batches;
  /** Asks a wallet to go to another chain. */
  switchTo?(chainId: number): Promise<void>;
}

/** A wallet in this browser. It asks its owner before it sends anything. */
export async function walletLine(name: string, provider: Eip1193Provider): Promise<Line> {
  const sender = firstAccount(await provider.request({ method: 'eth_requestAccounts' }));
  if (!sender) throw new Error(t('The wallet names no account.'));
  const ask: Ask = (method, params) => provider.request({ method, params });
  return {
    name,
    ask,
    sender: sender as Address,
    send: async (call) => (await ask('eth_sendTransaction', [{ from: sender, ...call }])) as Hex,
    batches: batchesOf(ask),
    async switchTo(chainId) {
      await ask('wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }]);
    },
  };
}

const ANSWER_MS = 20_000;

/** A node by its address; reads only. */
export function nodeLine(url: string): Line {
  let id = 0;
  const ask: Ask = async (method, params) => {
    id += 1;
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
    } catch {
      throw new Error(
        t('Nobody answers at {url}, or it does not let a page speak to it.', { url }),
      );
    }
    const answer = (await response.json().catch(() => ({}))) as {
      result?: unknown;
      error?: { message?: string; code?: number; data?: unknown };
    };
    if (answer.error) {
      throw Object.assign(new Error(answer.error.message ?? t('The node refused.')), answer.error);
    }
    if (answer.result === undefined)
      throw new Error(t('What answers at {url} is no node.', { url }));
    return answer.result;
  };
  return { name: new URL(url).host, ask, sender: undefined };
}

/** A node and a key, e.g. a guest's. The key stays in the memory of this page. */
export function keyLine(url: string, key: string): Line {
  const hex = (key.trim().startsWith('0x') ? key.trim() : `0x${key.trim()}`) as Hex;
  if (!/^0x[0-9a-fA-F]{64}$/.test(hex)) throw new Error(t('A key is 64 hexadecimal digits.'));
  const account = privateKeyToAccount(hex);
  const node = nodeLine(url);
  return {
    ...node,
    sender: account.address,
    async send({ to, data }) {
      const { ask } = node;
      const [chainId, nonce, gas, price] = (await Promise.all([
        ask('eth_chainId', []),
        ask('eth_getTransactionCount', [account.address, 'pending']),
        ask('eth_estimateGas', [{ from: account.address, to, data }]),
        ask('eth_gasPrice', []),
      ])) as Hex[];
      const raw = await account.signTransaction({
        type: 'eip1559',
        chainId: Number(chainId),
        nonce: Number(nonce),
        // Others may change what a slot costs between here and the block.
        gas: (BigInt(gas ?? 0) * 5n) / 4n,
        maxFeePerGas: BigInt(price ?? 0) * 2n,
        maxPriorityFeePerGas: BigInt(price ?? 0) / 10n,
        to,
        data,
      });
      return (await ask('eth_sendRawTransaction', [raw])) as Hex;
    },
  };
}
