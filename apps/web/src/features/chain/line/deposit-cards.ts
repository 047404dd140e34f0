import { calls } from '@goats/chain';
import { tokenOf } from '@goats/rules';
import type { ChainInfo } from '../chain-queries.ts';
import { sendOnChain } from './send.ts';

type Hex = `0x${string}`;

/** Brings a wallet's own cards in, all of them or none. Answers the transaction's hash. */
export function depositCards(
  chain: ChainInfo,
  from: string,
  cardIds: readonly number[],
): Promise<string> {
  const contracts = chain.contracts as Record<keyof ChainInfo['contracts'], Hex>;
  return sendOnChain(chain, from, calls.depositCards(contracts, cardIds.map(tokenOf)));
}
