import { queryClient } from '@goats/ui/api/query-client.ts';
import { chainQuery, onChain } from './chain-queries.ts';

/** The cards' contract on the explorer of a real chain; null on our own, or while it is not known. */
export async function contractUrl(): Promise<string | null> {
  const answer = await queryClient.ensureQueryData(chainQuery).catch(() => undefined);
  const chain = onChain(answer);
  return chain?.explorer ? `${chain.explorer}/address/${chain.contracts.cards}` : null;
}
