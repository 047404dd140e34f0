import { queryClient } from '@goats/ui/api/query-client.ts';
import { cupQuery, cupsQuery, scheduleQuery } from '../../features/cups/cup-queries.ts';

export function cups(): void {
  void queryClient.prefetchQuery(cupsQuery);
  void queryClient.prefetchQuery(scheduleQuery);
}

export function cup(id: string): void {
  void queryClient.prefetchQuery(cupQuery(id));
}
