import { goatCardsAbi, stadiumAbi } from '@goats/contracts';
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
