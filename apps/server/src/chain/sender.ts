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

/** For a unit of gas, in wei. */
export interface Fees {
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

const GWEI = 10n ** 9n;
/** Above this we rather wait: a root can be posted later, ether that is spent is spent. */
const MOST_FEE = 500n * GWEI;
/** Of it, whoever makes the block gets no more: a node that hides what we send must not become dear. */
const MOST_TIP = 100n * GWEI;
const USUAL_TIP = GWEI;

/**
 * A transaction of one of our keys, ready to be sent. Its number is the next that the chain knows, so
 * whoever calls this must be the only one to send with this key until it was sent.
 *
 * `await signCall({ rpc, chainId }, key, { to: stadium, data })`
 */
export async function signCall(
  { rpc, chainId }: Pick<Chain, 'rpc' | 'chainId'>,
  key: ChainKey,
  call: Call,
): Promise<Hex> {
  const [nonce, gas, fees] = await Promise.all([
    rpc.request<Hex>('eth_getTransactionCount', [key.address, 'pending']),
    estimateGas(rpc, key.address, call),
    feesNow(rpc),
  ]);
  const { to, data, value = 0n } = call;
  return key.signTransaction({
    ...{ chainId, to, data, value, gas },
    ...fees,
    nonce: Number(nonce),
  });
}

/** A quarter more than now: between the estimate and the block the state may have grown a little. */
export async function estimateGas(rpc: Rpc, from: Address, call: Call): Promise<bigint> {
  const gas = await rpc.request<Hex>('eth_estimateGas', [askedBy(from, call)]);
  return (BigInt(gas) * 5n) / 4n;
}

/** A call as a node is asked about it. */
export const askedBy = (from: Address, { to, data, value = 0n }: Call) => ({
  ...{ from, to, data },
  value: numberToHex(value),
});

/** What gets into a block soon. Throws while that is more than we ever pay. */
export async function feesNow(rpc: Rpc): Promise<Fees> {
  const [block, tip] = await Promise.all([
    rpc.request<{ baseFeePerGas?: Hex } | null>('eth_getBlockByNumber', ['latest', false]),
    rpc.request<Hex>('eth_maxPriorityFeePerGas', []).catch((error) => {
      if (error instanceof RpcRefusal) return numberToHex(USUAL_TIP);
      throw error;
    }),
  ]);
  const base = BigInt(block?.baseFeePerGas ?? '0x0');
  if (base > MOST_FEE) throw chainUnreachable(`a unit of gas costs ${base / GWEI} gwei now`);
  const maxPriorityFeePerGas = least(BigInt(tip), MOST_TIP);
  // Enough for six full blocks in a row, each of which raises the fee by an eighth.
  return { maxPriorityFeePerGas, maxFeePerGas: least(2n * base + maxPriorityFeePerGas, MOST_FEE) };
}

/**
 * Fees that a node takes in place of the last ones: it wants a tenth more of both, and we give a
 * quarter, or what is asked now. Undefined when that is more than we ever pay.
 */
export function raisedFees(last: Fees, now: Fees): Fees | undefined {
  const raised = higherFees(now, {
    maxFeePerGas: aQuarterMore(last.maxFeePerGas),
    maxPriorityFeePerGas: aQuarterMore(last.maxPriorityFeePerGas),
  });
  const { maxFeePerGas, maxPriorityFeePerGas } = raised;
  return maxFeePerGas > MOST_FEE || maxPriorityFeePerGas > MOST_TIP ? undefined : raised;
}

/** Of both the higher. */
export const higherFees = (one: Fees, other: Fees): Fees => ({
  maxFeePerGas: most(one.maxFeePerGas, other.maxFeePerGas),
  maxPriorityFeePerGas: most(one.maxPriorityFeePerGas, other.maxPriorityFeePerGas),
});

/** Of nothing too: a node takes no equal fee. */
const aQuarterMore = (fee: bigint) => (fee * 5n) / 4n + 1n;
const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);

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
