import { queryClient } from '@goats/ui/api/query-client.ts';
import { clubPreviewQuery } from '../../features/club/club-queries.ts';

export function ownersClub(): void {
  void queryClient.prefetchQuery(clubPreviewQuery);
}
