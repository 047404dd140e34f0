import { goatCardsAbi, hoofAbi, stadiumAbi } from '@goats/contracts';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { Chain, ChainContracts, Rpc } from './chain.ts';

/** What a Stadium says about itself, for good. */
export interface StadiumFacts {
  readonly contracts: ChainContracts;
  readonly terms: Chain['terms'];
}

/** `const { contracts, terms } = await readStadium(rpc, stadium)` */
export async function readStadium(rpc: Rpc, stadium: Address): Promise<StadiumFacts> {
  const ask = async <T>(functionName: Settled): Promise<T> => {
    const data = encodeFunctionData({ abi: stadiumAbi, functionName });
    const answer = await rpc.request<Hex>('eth_call', [{ to: stadium, data }, 'latest']);
    return decodeFunctionResult({ abi: stadiumAbi, functionName, data: answer }) as T;
  };
  const [hoof, cards, rootDelay, maxSilence, keyDelay, dayLimit] = await Promise.all([
    ask<Address>('hoof'),
    ask<Address>('cards'),
    ask<number>('rootDelay'),
    ask<number>('maxSilence'),
    ask<number>('keyDelay'),
    ask<bigint>('dayLimit'),
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

type Settled = 'hoof' | 'cards' | 'rootDelay' | 'maxSilence' | 'keyDelay' | 'dayLimit';

const ROLES = { poster: 0, voucher: 1 } as const;

/** The key that the Stadium takes roots or vouchers of. */
export async function installedKey(
  rpc: Rpc,
  stadium: Address,
  role: keyof typeof ROLES,
): Promise<Address> {
  const call = { abi: stadiumAbi, functionName: 'keyOf', args: [ROLES[role]] } as const;
  const data = encodeFunctionData(call);
  const answer = await rpc.request<Hex>('eth_call', [{ to: stadium, data }, 'latest']);
  return decodeFunctionResult({ ...call, data: answer });
}

export const hasCode = async (rpc: Rpc, address: Address): Promise<boolean> =>
  (await rpc.request<Hex>('eth_getCode', [address, 'latest'])).length > 2;

/** What metadata addresses begin with now. */
export async function readBase(rpc: Rpc, cards: Address): Promise<string> {
  const call = { abi: goatCardsAbi, functionName: 'contractURI' } as const;
  const data = encodeFunctionData(call);
  const answer = await rpc.request<Hex>('eth_call', [{ to: cards, data }, 'latest']);
  return decodeFunctionResult({ ...call, data: answer }).replace(/collection$/, '');
}

/** What the Stadium knows of an account. `askedAt` in milliseconds; null: it does not want to leave. */
export async function readAccount(
  rpc: Rpc,
  stadium: Address,
  account: Address,
): Promise<{ readonly askedAt: number | null; readonly exits: number }> {
  const call = { abi: stadiumAbi, functionName: 'accounts', args: [account] } as const;
  const data = encodeFunctionData(call);
  const answer = await rpc.request<Hex>('eth_call', [{ to: stadium, data }, 'latest']);
  const [, askedAt, , exits] = decodeFunctionResult({ ...call, data: answer });
  return { askedAt: askedAt === 0 ? null : askedAt * 1000, exits };
}

/** HOOF in a wallet itself, in hundredths. */
export async function readHoof(rpc: Rpc, hoof: Address, account: Address): Promise<number> {
  const call = { abi: hoofAbi, functionName: 'balanceOf', args: [account] } as const;
  const data = encodeFunctionData(call);
  const answer = await rpc.request<Hex>('eth_call', [{ to: hoof, data }, 'latest']);
  return Number(decodeFunctionResult({ ...call, data: answer }));
}

/** The newest block's time, in milliseconds. */
export async function readLatestTime(rpc: Rpc): Promise<number> {
  const block = await rpc.request<{ timestamp: Hex }>('eth_getBlockByNumber', ['latest', false]);
  return Number(block.timestamp) * 1000;
}
