import { stadiumAbi } from '@goats/contracts';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { Chain, ChainKey } from '../../../chain/chain.ts';
import type { KeyState } from './chain-alerts.ts';

const ROLES = { poster: 0, voucher: 1 } as const;

/** Which keys this server has, and whether the contract knows them now. */
export async function readKeys(chain: Chain): Promise<KeyState> {
  const { poster, voucher } = chain.keys;
  const [posterIsInstalled, voucherIsInstalled] = await Promise.all([
    isInstalled(chain, ROLES.poster, poster),
    isInstalled(chain, ROLES.voucher, voucher),
  ]);
  return {
    poster: poster?.address ?? null,
    voucher: voucher?.address ?? null,
    ...{ posterIsInstalled, voucherIsInstalled },
  };
}

async function isInstalled(
  { rpc, contracts }: Chain,
  role: number,
  key: ChainKey | undefined,
): Promise<boolean> {
  if (!key) return false;
  const ask = { abi: stadiumAbi, functionName: 'keyOf' } as const;
  const data = encodeFunctionData({ ...ask, args: [role] });
  const answer = await rpc.request<Hex>('eth_call', [{ to: contracts.stadium, data }, 'latest']);
  return decodeFunctionResult({ ...ask, data: answer }).toLowerCase() === key.address.toLowerCase();
}
