import { JUST_READ_MS, queryClient } from '@goats/ui/api/query-client.ts';
import { baseGoatQuery, goatsQuery } from '../../features/goats/goat-queries.ts';
import { nft } from './card.ts';

export function goatProfile(id: string): void {
  goats();
  nft(id);
}

export function goats(): void {
  void queryClient.prefetchQuery(goatsQuery);
}

/** A page is loaded before it is mounted and once more as it is: what has just failed is not asked again. */
export function baseGoat(id: string): void {
  const query = baseGoatQuery(id);
  const failedAt = queryClient.getQueryState(query.queryKey)?.errorUpdatedAt ?? 0;
  if (Date.now() - failedAt > JUST_READ_MS) void queryClient.prefetchInfiniteQuery(query);
}
