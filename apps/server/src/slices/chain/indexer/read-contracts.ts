import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import { type Abi, type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { Chain, Rpc } from '../../../chain/chain.ts';
import { RpcRefusal } from '../../../chain/rpc.ts';
import { ChainLie } from './chain-lie.ts';
import { toQuantity } from './read-headers.ts';

/** What the contracts say of themselves at one block. HOOF in hundredths. */
export interface Figures {
  readonly balance: number;
  readonly claims: number;
  readonly float: number;
  readonly leftToday: number;
  readonly paused: boolean;
  readonly frozen: boolean;
  readonly deposits: number;
  readonly cardDeposits: number;
  readonly epochs: number;
  /** How often anybody asked to leave; undefined: a Stadium from before that was counted. */
  readonly asks: number | undefined;
  /** Cards that lie in the Stadium. */
  readonly cards: number;
  /** In wei. */
  readonly posterBalance: bigint;
}

export async function readFigures(chain: Chain, block: number): Promise<Figures> {
  const { rpc, keys } = chain;
  const { hoof, cards, stadium } = chain.contracts;
  const ask = (to: Address, abi: Abi, functionName: string, args: readonly unknown[] = []) =>
    readContract(rpc, { to, abi, functionName, args, block });
  const own = (functionName: string) => ask(stadium, stadiumAbi as Abi, functionName);
  const [balance, claims, float, leftToday, paused, frozen] = await Promise.all([
    ask(hoof, hoofAbi as Abi, 'balanceOf', [stadium]),
    ...['claims', 'float', 'leftToday', 'paused', 'frozen'].map(own),
  ]);
  const [deposits, cardDeposits, epochs, asks, held, ether] = await Promise.all([
    ...['deposits', 'cardDeposits', 'epochs'].map(own),
    own('asks').catch((error: unknown) => {
      if (error instanceof RpcRefusal) return undefined;
      throw error;
    }),
    ask(cards, goatCardsAbi as Abi, 'balanceOf', [stadium]),
    keys.poster && rpc.request('eth_getBalance', [keys.poster.address, toQuantity(block)]),
  ]);
  return {
    balance: Number(balance),
    claims: Number(claims),
    float: Number(float),
    leftToday: Number(leftToday),
    paused: Boolean(paused),
    frozen: Boolean(frozen),
    deposits: Number(deposits),
    cardDeposits: Number(cardDeposits),
    epochs: Number(epochs),
    asks: asks === undefined ? undefined : Number(asks),
    cards: Number(held),
    posterBalance: wei(ether ?? '0x0'),
  };
}

/** Which of these vouchers were redeemed by the end of a block. */
export async function readUsed(
  { rpc, contracts }: Chain,
  numbers: readonly number[],
  block: number,
): Promise<ReadonlySet<number>> {
  const used = await Promise.all(
    numbers.map((number) =>
      readContract(rpc, {
        ...{ to: contracts.stadium, abi: stadiumAbi as Abi, functionName: 'isUsed' },
        ...{ args: [BigInt(number)], block },
      }),
    ),
  );
  return new Set(numbers.filter((_, i) => used[i]));
}

async function readContract(
  rpc: Rpc,
  call: {
    readonly to: Address;
    readonly abi: Abi;
    readonly functionName: string;
    readonly args: readonly unknown[];
    readonly block: number;
  },
): Promise<unknown> {
  const { to, abi, functionName, args, block } = call;
  const data = encodeFunctionData({ abi, functionName, args });
  const answer = await rpc.request('eth_call', [{ to, data }, toQuantity(block)]);
  try {
    return decodeFunctionResult({ abi, functionName, data: answer as Hex });
  } catch (cause) {
    throw new ChainLie(`The node's answer about ${functionName} cannot be read.`, { cause });
  }
}

function wei(answer: unknown): bigint {
  if (typeof answer === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(answer)) return BigInt(answer);
  throw new ChainLie("The node's answer about the poster's ether cannot be read.");
}
