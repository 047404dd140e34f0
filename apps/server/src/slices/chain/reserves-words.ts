import { goatCardsAbi, stadiumAbi } from '@goats/contracts';
import { type Address, numberToHex } from 'viem';
import type { Rpc } from '../../chain/chain.ts';
import { ask, readHoof, readStadium } from '../../chain/contract-reads.ts';

export type ChainWords = Awaited<ReturnType<typeof openWords>>;

/** So many questions at a time: a node on the net counts them. */
const AT_ONCE = 25;

/**
 * What the contracts said at the end of one block. HOOF in hundredths.
 *
 * `const words = await openWords(rpc, stadium, 1234)`
 */
export async function openWords(rpc: Rpc, stadium: Address, block: number) {
  const { hoof, cards } = (await readStadium(rpc, stadium)).contracts;
  const at = numberToHex(block);
  const ofCards = { abi: goatCardsAbi } as const;
  const ofStadium = { abi: stadiumAbi } as const;
  return {
    balance: () => readHoof(rpc, hoof, stadium, at),
    cardsHeld: async () =>
      Number(await ask(rpc, cards, { ...ofCards, functionName: 'balanceOf', args: [stadium] }, at)),
    ownersOf: (tokens: readonly number[]) =>
      inPortions(tokens, (token) =>
        ask(rpc, cards, { ...ofCards, functionName: 'ownerOf', args: [BigInt(token)] }, at),
      ),
    used: (numbers: readonly number[]) =>
      inPortions(numbers, (number) =>
        ask(rpc, stadium, { ...ofStadium, functionName: 'isUsed', args: [BigInt(number)] }, at),
      ),
    async activeRoot() {
      const root = await ask(rpc, stadium, { ...ofStadium, functionName: 'active' }, at);
      const [accounts, cards, sum, deposits, cardDeposits, , epoch] = root;
      return { accounts, cards, sum: Number(sum), deposits, cardDeposits, epoch };
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
