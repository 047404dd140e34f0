import { goatCardsAbi } from '@goats/contracts';
import { tokenOf } from '@goats/rules';
import type { Chain } from '../../chain/chain.ts';
import { ask } from '../../chain/contract-reads.ts';

/** Every card asks for the same share; of a price of so much it is the share in basis points. */
const ANY_SALE = [BigInt(tokenOf(1)), 10_000n] as const;

interface Royalty {
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
  const call = { abi: goatCardsAbi, functionName: 'royaltyInfo', args: ANY_SALE } as const;
  const [recipient, amount] = await ask(rpc, contracts.cards, call);
  return { seller_fee_basis_points: Number(amount), fee_recipient: recipient };
}
