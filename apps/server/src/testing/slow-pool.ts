import { type Hex, keccak256, parseTransaction, recoverTransactionAddress } from 'viem';
import type { Chain, Rpc } from '../chain/chain.ts';
import { RpcRefusal } from '../chain/rpc.ts';
import type { TestChain } from './test-chain.ts';

/** A transaction that waits for a block. */
interface Waiting {
  readonly raw: Hex;
  readonly from: string;
  readonly nonce: number;
  readonly maxFee: bigint;
  readonly tip: bigint;
}

export interface SlowPool {
  /** The test's chain, as somebody else's node shows it: blocks come when the test makes them. */
  readonly chain: Chain;
  /** What waits, in the order of numbers. */
  waiting(): readonly Waiting[];
  /** A block with everything that offers as much for a unit of gas; everything else waits on. */
  mine(leastFee?: bigint): Promise<void>;
  /** The node was restarted, or had no room. */
  forget(): void;
  /** What the node says in place of an answer to a transaction; it is taken all the same. */
  sayOfAll(words: string | undefined): void;
}

/** How much more a node wants for taking another transaction under the same number. */
const TENTH = 10n;

/**
 * A pool of transactions in front of anvil, as nodes on the net have one: what offers too little waits
 * for days, another under the same number has to offer more, and what is known is known.
 */
export function slowPool(test: TestChain): SlowPool {
  let waiting: Waiting[] = [];
  let words: string | undefined;

  async function take(raw: Hex): Promise<Hex> {
    const hash = keccak256(raw);
    const said = await refusalOf(raw);
    if (words !== undefined) throw new RpcRefusal(words, -32_000);
    if (said !== undefined) throw new RpcRefusal(said, -32_000);
    return hash;
  }

  async function refusalOf(raw: Hex): Promise<string | undefined> {
    if (waiting.some((each) => each.raw === raw)) return 'already known';
    const read = parseTransaction(raw);
    const from = await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` });
    const nonce = read.nonce ?? 0;
    if (nonce < (await countOf(from))) return 'nonce too low';
    const [maxFee, tip] = [read.maxFeePerGas ?? 0n, read.maxPriorityFeePerGas ?? 0n];
    const before = waiting.find((each) => each.from === from && each.nonce === nonce);
    if (before && (maxFee <= more(before.maxFee) || tip <= more(before.tip))) {
      return 'replacement transaction underpriced';
    }
    const others = waiting.filter((each) => each !== before);
    waiting = [...others, { raw, from, nonce, maxFee, tip }].sort((a, b) => a.nonce - b.nonce);
    return undefined;
  }

  const more = (fee: bigint) => fee + fee / TENTH;
  const countOf = async (address: string) =>
    Number(await test.rpc.request('eth_getTransactionCount', [address, 'latest']));

  const rpc: Rpc = {
    async request<T>(method: string, params: readonly unknown[]): Promise<T> {
      const [first] = params;
      if (method === 'eth_sendRawTransaction') return (await take(first as Hex)) as T;
      return test.rpc.request<T>(method, params);
    },
  };
  return {
    chain: { ...test.chain, rpc, send: (raw) => rpc.request('eth_sendRawTransaction', [raw]) },
    waiting: () => waiting,
    async mine(leastFee = 0n) {
      for (const each of waiting) {
        if (each.maxFee < leastFee || each.nonce !== (await countOf(each.from))) continue;
        await test.chain.send(each.raw);
        waiting = waiting.filter((other) => other !== each);
      }
      await test.mine();
    },
    forget() {
      waiting = [];
    },
    sayOfAll(next) {
      words = next;
    },
  };
}
