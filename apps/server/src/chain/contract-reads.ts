import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
} from 'viem';
import type { Chain, ChainContracts, Rpc } from './chain.ts';
import { chainUnreachable } from './rpc.ts';

type View = 'pure' | 'view';

/**
 * What a contract answers at a block. An answer that cannot be read counts as none.
 *
 * `await ask(rpc, hoof, { abi: hoofAbi, functionName: 'balanceOf', args: [stadium] })`
 */
export async function ask<
  const A extends Abi,
  N extends ContractFunctionName<A, View>,
  P extends ContractFunctionArgs<A, View, N>,
>(
  rpc: Rpc,
  to: Address,
  call: { readonly abi: A; readonly functionName: N; readonly args?: P },
  block: Hex | 'latest' = 'latest',
): Promise<ContractFunctionReturnType<A, View, N, P>> {
  const data = encodeFunctionData(call as { abi: Abi; functionName: string });
  const answer = await rpc.request<Hex>('eth_call', [{ to, data }, block]);
  try {
    const said = { ...(call as { abi: Abi; functionName: string }), data: answer };
    return decodeFunctionResult(said) as ContractFunctionReturnType<A, View, N, P>;
  } catch (error) {
    throw chainUnreachable(`its answer about ${call.functionName} cannot be read`, error);
  }
}

/** What a Stadium says about itself, for good. */
export interface StadiumFacts {
  readonly contracts: ChainContracts;
  readonly terms: Chain['terms'];
}

/** `const { contracts, terms } = await readStadium(rpc, stadium)` */
export async function readStadium(rpc: Rpc, stadium: Address): Promise<StadiumFacts> {
  const own = <N extends ContractFunctionName<typeof stadiumAbi, View>>(functionName: N) =>
    ask(rpc, stadium, { abi: stadiumAbi, functionName });
  const [hoof, cards, rootDelay, maxSilence, keyDelay, dayLimit] = await Promise.all([
    own('hoof'),
    own('cards'),
    own('rootDelay'),
    own('maxSilence'),
    own('keyDelay'),
    own('dayLimit'),
  ]);
  return {
    contracts: { hoof, cards, stadium },
    terms: {
      rootDelaySeconds: Number(rootDelay),
      maxSilenceSeconds: Number(maxSilence),
      keyDelaySeconds: Number(keyDelay),
      dayLimit,
    },
  };
}

const ROLES = { poster: 0, voucher: 1 } as const;

/** The key that the Stadium takes roots or vouchers of. */
export const installedKey = (
  rpc: Rpc,
  stadium: Address,
  role: keyof typeof ROLES,
): Promise<Address> =>
  ask(rpc, stadium, { abi: stadiumAbi, functionName: 'keyOf', args: [ROLES[role]] });

export const hasCode = async (rpc: Rpc, address: Address): Promise<boolean> =>
  (await rpc.request<Hex>('eth_getCode', [address, 'latest'])).length > 2;

/** What metadata addresses begin with now. */
export async function readBase(rpc: Rpc, cards: Address): Promise<string> {
  const said = await ask(rpc, cards, { abi: goatCardsAbi, functionName: 'contractURI' });
  return said.replace(/collection$/, '');
}

/**
 * What the Stadium knows of an account: what it was ever paid, in hundredths, and `askedAt` in
 * milliseconds; null: it does not want to leave.
 */
export async function readAccount(
  rpc: Rpc,
  stadium: Address,
  account: Address,
): Promise<{
  readonly withdrawn: number;
  readonly askedAt: number | null;
  readonly exits: number;
}> {
  const call = { abi: stadiumAbi, functionName: 'accounts', args: [account] } as const;
  const [withdrawn, askedAt, , exits] = await ask(rpc, stadium, call);
  return {
    withdrawn: Number(withdrawn),
    askedAt: askedAt === 0 ? null : askedAt * 1000,
    exits,
  };
}

/** What vouchers may still pay today, in hundredths: an account with what it brought itself, and anybody. */
export async function readLeftToday(
  rpc: Rpc,
  stadium: Address,
  account: Address,
): Promise<readonly [together: number, toAnybody: number]> {
  const call = { abi: stadiumAbi, functionName: 'leftTodayFor', args: [account] } as const;
  const [together, toAnybody] = await Promise.all([
    ask(rpc, stadium, call),
    ask(rpc, stadium, { abi: stadiumAbi, functionName: 'leftToday' }),
  ]);
  return [Number(together), Number(toAnybody)];
}

/** The HOOF of an account itself, in hundredths. */
export async function readHoof(
  rpc: Rpc,
  hoof: Address,
  account: Address,
  block?: Hex,
): Promise<number> {
  const call = { abi: hoofAbi, functionName: 'balanceOf', args: [account] } as const;
  return Number(await ask(rpc, hoof, call, block));
}

/** The newest block's time, in milliseconds. */
export async function readLatestTime(rpc: Rpc): Promise<number> {
  const block = await rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
  return Number(block.timestamp) * 1000;
}

/** A node's clock may be so much ahead of ours and is still believed. */
const MOST_AHEAD_MS = 60_000;

/**
 * By the later of two clocks: the chain's may stand still while nobody sends anything. A node that we do
 * not run ourselves cannot put off by its word alone when something of ours is over.
 */
export async function laterTime(
  { rpc, embedded }: Pick<Chain, 'rpc' | 'embedded'>,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<number> {
  const told = await readLatestTime(rpc);
  return Math.max(at, embedded ? told : Math.min(told, now + MOST_AHEAD_MS));
}
