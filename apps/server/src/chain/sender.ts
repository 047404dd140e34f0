import { setTimeout as wait } from 'node:timers/promises';
import { type Address, type Hex, numberToHex } from 'viem';
import type { Chain, ChainKey, Rpc } from './chain.ts';
import { chainUnreachable, RpcRefusal } from './rpc.ts';

export interface Call {
  readonly to: Address;
  readonly data: Hex;
  readonly value?: bigint;
}

/** What a block says about a transaction; of it only what we read. */
export interface Receipt {
  readonly transactionHash: Hex;
  readonly blockNumber: Hex;
  readonly status: Hex;
  readonly gasUsed: Hex;
}

const GWEI = 10n ** 9n;
/** Above this we rather wait: a root can be posted later, ether that is spent is spent. */
const MOST_FEE = 500n * GWEI;
const USUAL_TIP = GWEI;

/**
 * A transaction of one of our keys, ready to be sent. Its number is the next that the chain knows, so
 * whoever calls this must be the only one to send with this key until it was sent.
 *
 * `await signCall({ rpc, chainId }, poster, { to: stadium, data })`
 */
export async function signCall(
  { rpc, chainId }: Pick<Chain, 'rpc' | 'chainId'>,
  key: ChainKey,
  { to, data, value = 0n }: Call,
): Promise<Hex> {
  const asked = { from: key.address, to, data, value: numberToHex(value) };
  const [nonce, gas, fees] = await Promise.all([
    rpc.request<Hex>('eth_getTransactionCount', [key.address, 'pending']),
    rpc.request<Hex>('eth_estimateGas', [asked]),
    feesOf(rpc),
  ]);
  return key.signTransaction({
    ...{ chainId, to, data, value, ...fees },
    nonce: Number(nonce),
    // Between the estimate and the block the state may have grown a little.
    gas: (BigInt(gas) * 5n) / 4n,
  });
}

async function feesOf(rpc: Rpc) {
  const [block, tip] = await Promise.all([
    rpc.request<{ baseFeePerGas?: Hex } | null>('eth_getBlockByNumber', ['latest', false]),
    rpc.request<Hex>('eth_maxPriorityFeePerGas', []).catch((error) => {
      if (error instanceof RpcRefusal) return numberToHex(USUAL_TIP);
      throw error;
    }),
  ]);
  const base = BigInt(block?.baseFeePerGas ?? '0x0');
  if (base > MOST_FEE) throw chainUnreachable(`a unit of gas costs ${base / GWEI} gwei now`);
  const maxPriorityFeePerGas = least(BigInt(tip), MOST_FEE);
  // Enough for six full blocks in a row, each of which raises the fee by an eighth.
  return { maxPriorityFeePerGas, maxFeePerGas: least(2n * base + maxPriorityFeePerGas, MOST_FEE) };
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/** What the block says that holds it; undefined while none does. */
export const receiptOf = async (rpc: Rpc, hash: Hex): Promise<Receipt | undefined> =>
  (await rpc.request<Receipt | null>('eth_getTransactionReceipt', [hash])) ?? undefined;

const POLL_MS = 250;

/**
 * Asks until the transaction is in a block; undefined when it is in none after `timeoutMs`.
 *
 * `const receipt = await waitForReceipt(chain.rpc, hash, { timeoutMs: 60_000 })`
 */
export async function waitForReceipt(
  rpc: Rpc,
  hash: Hex,
  { timeoutMs, everyMs = POLL_MS }: { timeoutMs: number; everyMs?: number },
): Promise<Receipt | undefined> {
  for (const giveUpAt = performance.now() + timeoutMs; ; ) {
    const receipt = await receiptOf(rpc, hash);
    if (receipt) return receipt;
    if (performance.now() > giveUpAt) return undefined;
    await wait(everyMs);
  }
}
