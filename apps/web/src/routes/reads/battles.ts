import { queryClient } from '@goats/ui/api/query-client.ts';
import {
  activeMatchesQuery,
  battleRequestsQuery,
  topBattlersQuery,
} from '../../features/battle/battle-queries.ts';
import { challengesQuery } from '../../features/battle/challenge-queries.ts';
import { liveQuery } from '../../features/battle/live/live-queries.ts';
import { pastWeeksQuery, weekQuery } from '../../features/week/week-queries.ts';
import type { BATTLE_TABS, CardGameTab } from '../../site/search-params.ts';
import { cups } from './cups.ts';
import { isKnownWhoAsks, signedInAs } from './who-asks.ts';

export function cardGame(tab: CardGameTab): void {
  if (tab === 'lobby') void queryClient.prefetchQuery(challengesQuery);
  if (tab === 'rewards') {
    cups();
    weeks();
  }
}

/** Not for a match: that is followed, not read. */
export function arena(tab: (typeof BATTLE_TABS)[number]): void {
  if (tab === 'lobby') {
    battleRequests();
    void queryClient.prefetchQuery(activeMatchesQuery('everybody'));
  }
  if (tab === 'leaderboard') {
    weeks();
    void queryClient.prefetchQuery(topBattlersQuery);
  }
}

export function live(): void {
  void queryClient.prefetchQuery(liveQuery);
}

export function battleRequests(): void {
  void queryClient.prefetchQuery(battleRequestsQuery);
}

function weeks(): void {
  if (isKnownWhoAsks()) void queryClient.prefetchQuery(weekQuery(signedInAs()));
  void queryClient.prefetchInfiniteQuery(pastWeeksQuery);
}
