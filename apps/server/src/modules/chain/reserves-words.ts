import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
} from 'viem';
import type { Rpc } from '../../chain/chain.ts';
import { readStadium } from '../../chain/contract-reads.ts';

/** What the contracts said at the end of one block. HOOF in hundredths. */
export interface ChainWords {
  balance(): Promise<number>;
  cardsHeld(): Promise<number>;
  ownersOf(tokens: readonly number[]): Promise<(string | undefined)[]>;
  used(numbers: readonly number[]): Promise<boolean[]>;
  activeRoot(): Promise<{
    readonly epoch: number;
    readonly accounts: Hex;
    readonly cards: Hex;
    readonly sum: number;
    readonly deposits: number;
    readonly cardDeposits: number;
  }>;
}

/** So many questions at a time: a node on the net counts them. */
const AT_ONCE = 25;

/** `const words = await openWords(rpc, stadium, 1234)` */
export async function openWords(rpc: Rpc, stadium: Address, block: number): Promise<ChainWords> {
  const { contracts } = await readStadium(rpc, stadium);
  const at = numberToHex(block);
  const ask = async (
    to: Address,
    abi: Abi,
    functionName: string,
    args: readonly unknown[] = [],
  ) => {
    const data = encodeFunctionData({ abi, functionName, args });
    const answer = await rpc.request<Hex>('eth_call', [{ to, data }, at]);
    return decodeFunctionResult({ abi, functionName, data: answer });
  };
  return {
    balance: async () => Number(await ask(contracts.hoof, hoofAbi as Abi, 'balanceOf', [stadium])),
    cardsHeld: async () =>
      Number(await ask(contracts.cards, goatCardsAbi as Abi, 'balanceOf', [stadium])),
    ownersOf: (tokens) =>
      inPortions(tokens, async (token) =>
        String(await ask(contracts.cards, goatCardsAbi as Abi, 'ownerOf', [BigInt(token)])),
      ),
    used: (numbers) =>
      inPortions(numbers, async (number) =>
        Boolean(await ask(stadium, stadiumAbi as Abi, 'isUsed', [BigInt(number)])),
      ),
    async activeRoot() {
      const root = (await ask(stadium, stadiumAbi as Abi, 'active')) as readonly unknown[];
      const [accounts, cards, sum, deposits, cardDeposits, , epoch] = root;
      return {
        ...{ accounts: accounts as Hex, cards: cards as Hex, sum: Number(sum) },
        ...{ deposits: Number(deposits), cardDeposits: Number(cardDeposits) },
        epoch: Number(epoch),
      };
    },
  };
}

async function inPortions<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += AT_ONCE) {
    done.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(work))));
  }
  return done;
}
