import { hoofAbi, stadiumAbi } from '@goats/contracts';
import {
  type Abi,
  type Address,
  decodeEventLog,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
} from 'viem';
import type { ChainInfo } from '../chain-queries.ts';
import type { ChainLine } from '../line/chain-line.ts';

/** What the contracts themselves say, asked by this browser. Amounts in hundredths. */
export interface StadiumState {
  readonly index: number;
  readonly accounts: string;
  readonly cards: string;
  readonly sum: number;
  readonly balance: number;
  readonly claims: number;
}

export async function readStadium(
  line: ChainLine,
  { contracts: { stadium, hoof } }: ChainInfo,
): Promise<StadiumState> {
  const read = async (
    to: string,
    abi: Abi,
    functionName: string,
    args: readonly unknown[] = [],
  ) => {
    const data = encodeFunctionData({ abi, functionName, args });
    const answer = await line<Hex>('eth_call', [{ to, data }, 'latest']);
    return decodeFunctionResult({ abi, functionName, data: answer });
  };
  const [active, claims, balance] = await Promise.all([
    read(stadium, stadiumAbi, 'active'),
    read(stadium, stadiumAbi, 'claims'),
    read(hoof, hoofAbi, 'balanceOf', [stadium as Address]),
  ]);
  const [accounts, cards, sum, , , , epoch] = active as [Hex, Hex, bigint, ...unknown[]];
  return {
    index: Number(epoch),
    ...{ accounts, cards },
    sum: Number(sum),
    balance: Number(balance),
    claims: Number(claims),
  };
}

interface Receipt {
  readonly logs: ReadonlyArray<{
    readonly address: string;
    readonly data: Hex;
    readonly topics: [Hex, ...Hex[]];
  }>;
}

/** The fingerprint of a root's list, out of the transaction that posted it; null if that is not found. */
export async function postedFingerprint(
  line: ChainLine,
  stadium: string,
  index: number,
  transactionHash: string,
): Promise<string | null> {
  const receipt = await line<Receipt | null>('eth_getTransactionReceipt', [transactionHash]);
  for (const { address, data, topics } of receipt?.logs ?? []) {
    if (address.toLowerCase() !== stadium.toLowerCase()) continue;
    try {
      const event = decodeEventLog({ abi: stadiumAbi, data, topics });
      if (event.eventName === 'RootPosted' && Number(event.args.epoch) === index) {
        return event.args.data;
      }
    } catch {
      // Not one of the Stadium's events that this page knows.
    }
  }
  return null;
}
