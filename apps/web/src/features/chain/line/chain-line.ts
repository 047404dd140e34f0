import { askEmbeddedChain } from '@goats/ui/api/embedded-chain.ts';
import { askWallet } from '../../wallet/ask-wallet.ts';
import type { ChainInfo } from '../chain-queries.ts';

/** Asks a chain something, without the server's word in between where that is possible. */
export type ChainLine = <T = unknown>(method: string, params: readonly unknown[]) => Promise<T>;

/** `chainNumber(31337) // '0x7a69'`, as wallets say it. */
export function chainHex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}

/**
 * The way to the chain: the embedded one is reached over this site, a real one over the visitor's own
 * wallet. Null where there is neither.
 */
export async function lineTo(chain: ChainInfo): Promise<ChainLine | null> {
  if (chain.embedded) return askEmbeddedChain;
  const asked = await askWallet('eth_chainId').catch(() => null);
  return asked === chainHex(chain.chainId) ? askWallet : null;
}
