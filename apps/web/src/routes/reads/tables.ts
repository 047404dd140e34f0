import { queryClient } from '@goats/ui/api/query-client.ts';
import { leaderboardQuery } from '../../features/leaderboard/leaderboard-queries.ts';

export function leaderboard(): void {
  void queryClient.prefetchQuery(leaderboardQuery(10));
}
