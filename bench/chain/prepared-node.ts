import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  keccak256,
  numberToHex,
  pad,
} from 'viem';
import type { Chain, Rpc } from '../../apps/server/src/chain/chain.ts';

const SUPPLY = 1_000_000_000_000n;
const AMOUNT = 100n;
const contracts = {
  hoof: pad('0x11', { size: 20 }),
  cards: pad('0x22', { size: 20 }),
  stadium: pad('0x33', { size: 20 }),
};
const NOBODY = pad('0x', { size: 20 });
const ABIS: Record<Address, Abi> = {
  [contracts.hoof]: hoofAbi as Abi,
  [contracts.cards]: goatCardsAbi as Abi,
  [contracts.stadium]: stadiumAbi as Abi,
};

const hashOf = (block: number) => keccak256(numberToHex(block, { size: 32 }));
const sender = (n: number) => pad(numberToHex(0xa000_0000 + n), { size: 20 });

/**
 * A node that answers at once, with blocks of one deposit each: what is measured is ours alone, and
 * a block for every deposit is the most that the indexer can be asked to keep.
 */
export function preparedNode(deposits: number): Chain {
  const logs = [
    ...founding(),
    ...Array.from({ length: deposits }, (_, n) => depositLogs(n)).flat(),
  ];
  const head = deposits + 1;
  const rpc: Rpc = {
    async request<T>(method: string, params: readonly unknown[]): Promise<T> {
      return answer(method, params) as T;
    },
  };
  function answer(method: string, [first, second]: readonly unknown[]): unknown {
    if (method === 'eth_getBlockByNumber') return header(first === 'latest' ? head : Number(first));
    if (method === 'eth_getLogs') return found(first as Filter);
    if (method === 'eth_call') return called(first as { to: Address; data: Hex }, Number(second));
    throw new Error(`${method} is not prepared`);
  }
  function found({ address, fromBlock, toBlock, topics }: Filter): unknown[] {
    const wanted = [address].flat().map((each) => each.toLowerCase());
    const [from, to] = [Number(fromBlock), Number(toBlock)];
    return logs.filter(
      (log) =>
        wanted.includes(log.address) &&
        Number(log.blockNumber) >= from &&
        Number(log.blockNumber) <= to &&
        topics.every((any, i) => any === null || any.includes(log.topics[i]!)),
    );
  }
  return {
    ...{ chainId: 31337, embedded: true, explorer: undefined, contracts, since: 1, rpc },
    finality: { confirmations: 0 },
    terms: { rootDelaySeconds: 0, maxSilenceSeconds: 1, keyDelaySeconds: 0, dayLimit: 1n },
    keys: { poster: undefined, voucher: undefined },
    faucet: undefined,
    send: never,
    tick: never,
    close: async () => {},
  };
}

interface Filter {
  readonly address: Address | Address[];
  readonly fromBlock: Hex;
  readonly toBlock: Hex;
  readonly topics: readonly (readonly Hex[] | null)[];
}

const never = () => Promise.reject(new Error('Nothing is sent here'));

function header(number: number) {
  const timestamp = numberToHex(1_780_000_000 + number);
  return {
    number: numberToHex(number),
    hash: hashOf(number),
    parentHash: hashOf(number - 1),
    timestamp,
  };
}

function called({ to, data }: { to: Address; data: Hex }, block: number): Hex {
  const abi = ABIS[to]!;
  const { functionName } = decodeFunctionData({ abi, data });
  const deposits = BigInt(block - 1);
  const results: Record<string, unknown> = {
    ...{ claims: deposits * AMOUNT, float: SUPPLY, leftToday: 0n, paused: false, frozen: false },
    ...{ deposits, cardDeposits: 0, epochs: 1, asks: 0 },
    balanceOf: to === contracts.cards ? 20_000n : SUPPLY + deposits * AMOUNT,
  };
  return encodeFunctionResult({ abi, functionName, result: results[functionName] });
}

function founding() {
  return [
    transfer(1, 0, NOBODY, SUPPLY),
    log(1, 1, contracts.stadium, {
      topics: encodeEventTopics({ abi: stadiumAbi, eventName: 'RootPosted', args: { epoch: 1 } }),
      data: `0x${'00'.repeat(32 * 6)}`,
    }),
  ];
}

function depositLogs(n: number) {
  const account = sender(n % 1_000);
  const args = { number: BigInt(n), account };
  return [
    transfer(n + 2, 0, account, AMOUNT),
    log(n + 2, 1, contracts.stadium, {
      topics: encodeEventTopics({ abi: stadiumAbi, eventName: 'HoofDeposited', args }),
      data: encodeAbiParameters([{ type: 'uint96' }], [AMOUNT]),
    }),
  ];
}

function transfer(block: number, index: number, from: Address, value: bigint) {
  const args = { from, to: contracts.stadium };
  return log(block, index, contracts.hoof, {
    topics: encodeEventTopics({ abi: hoofAbi, eventName: 'Transfer', args }),
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
  });
}

function log(
  block: number,
  index: number,
  address: Address,
  said: { readonly topics: readonly unknown[]; readonly data: Hex },
) {
  return {
    address,
    topics: said.topics as Hex[],
    data: said.data,
    blockNumber: numberToHex(block),
    blockHash: hashOf(block),
    transactionHash: keccak256(hashOf(block)),
    logIndex: numberToHex(index),
    removed: false,
  };
}
