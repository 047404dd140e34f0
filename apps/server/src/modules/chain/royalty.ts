import { goatCardsAbi } from '@goats/contracts';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { Chain } from '../../chain/chain.ts';

const FIRST_TOKEN = 1_000_001n;
const WHOLE = 10_000n;

export interface Royalty {
  readonly seller_fee_basis_points: number;
  readonly fee_recipient: string;
}

/**
 * What the cards' contract asks of a sale (ERC-2981), by the names that marketplaces use for it. It
 * never changes, so it is read once; while the chain does not answer nothing is said.
 *
 * `const royalty = createRoyaltyReader(chain); await royalty()`
 */
export function createRoyaltyReader(
  chain: Chain | undefined,
): () => Promise<Royalty | Record<string, never>> {
  let known: Royalty | undefined;
  return async () => {
    if (!chain) return {};
    known ??= await readRoyalty(chain).catch(() => undefined);
    return known ?? {};
  };
}

async function readRoyalty({ rpc, contracts }: Chain): Promise<Royalty> {
  const ask = { abi: goatCardsAbi, functionName: 'royaltyInfo' } as const;
  const data = encodeFunctionData({ ...ask, args: [FIRST_TOKEN, WHOLE] });
  const answer = await rpc.request<Hex>('eth_call', [{ to: contracts.cards, data }, 'latest']);
  const [recipient, amount] = decodeFunctionResult({ ...ask, data: answer });
  return { seller_fee_basis_points: Number(amount), fee_recipient: recipient };
}
