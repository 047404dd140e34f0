import { queryClient } from '@goats/ui/api/query-client.ts';
import { nftQuery } from '../../features/catalogue/card-queries.ts';

export function nft(text: string): void {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (id > 0) void queryClient.prefetchQuery(nftQuery(id));
}
