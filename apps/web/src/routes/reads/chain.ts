import { queryClient } from '@goats/ui/api/query-client.ts';
import { chainQuery } from '../../features/chain/chain-queries.ts';

export function chain(): void {
  void queryClient.prefetchQuery(chainQuery);
}
