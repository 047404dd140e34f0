import { type Address, type Hex, numberToHex } from 'viem';
import type { Rpc } from '../chain.ts';

export interface RawLog {
  readonly data: Hex;
  readonly topics: [Hex, ...Hex[]];
  readonly blockNumber: Hex;
  readonly transactionHash: Hex;
}

export interface LogFilter {
  readonly address: Address;
  readonly topics: readonly unknown[];
}

const BLOCKS_AT_ONCE = 2_000;

/**
 * The logs of some blocks, in their order, from a node that answers about as many blocks at once as it
 * likes: what it refuses is asked for in halves.
 */
export async function logsBetween(
  rpc: Rpc,
  filter: LogFilter,
  from: number,
  to: number,
): Promise<RawLog[]> {
  const found: RawLog[] = [];
  let most = BLOCKS_AT_ONCE;
  for (let at = from; at <= to; ) {
    const end = Math.min(to, at + most - 1);
    const blocks = { fromBlock: numberToHex(at), toBlock: numberToHex(end) };
    try {
      found.push(...(await rpc.request<RawLog[]>('eth_getLogs', [{ ...filter, ...blocks }])));
      at = end + 1;
      // One bad minute must not leave years of blocks to be asked for one by one.
      most = Math.min(BLOCKS_AT_ONCE, most * 2);
    } catch (error) {
      // About one block there is nothing left to halve: it is away, or will not have it.
      if (end === at) throw error;
      most = Math.ceil((end - at + 1) / 2);
    }
  }
  return found;
}
