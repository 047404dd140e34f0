import { isWalletAddress } from '@goats/rules';
import { JUST_READ_MS, queryClient } from '@goats/ui/api/query-client.ts';
import { albumQuery } from '../features/album/album-queries.ts';
import {
  activeMatchesQuery,
  battleRequestsQuery,
  topBattlersQuery,
} from '../features/battle/battle-queries.ts';
import { challengesQuery } from '../features/battle/challenge-queries.ts';
import { nftQuery } from '../features/catalogue/card-queries.ts';
import { chainQuery } from '../features/chain/chain-queries.ts';
import { clubPreviewQuery } from '../features/club/club-queries.ts';
import { cupQuery, cupsQuery, scheduleQuery } from '../features/cups/cup-queries.ts';
import { baseGoatQuery, goatsQuery } from '../features/goats/goat-queries.ts';
import { leaderboardQuery } from '../features/leaderboard/leaderboard-queries.ts';
import { playerQuery } from '../features/players/player-queries.ts';
import { puzzleQuery } from '../features/puzzle/puzzle-queries.ts';
import { walletState } from '../features/wallet/state/wallet-state.ts';
import { pastWeeksQuery, weekQuery } from '../features/week/week-queries.ts';
import type { BATTLE_TABS, CardGameTab } from '../site/search-params.ts';

// What the first look at each page needs. A prefetch that fails is asked for again by its page.

const signedInAs = () => walletState.get().signedInAs;

/** Somebody who was connected before is about to be signed in: what is theirs would be asked for twice. */
const isKnownWhoAsks = () => walletState.get().status !== 'connecting';

export function nft(text: string): void {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (id > 0) void queryClient.prefetchQuery(nftQuery(id));
}

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

export function player(address: string): void {
  if (!isWalletAddress(address)) return;
  if (isKnownWhoAsks()) void queryClient.prefetchQuery(playerQuery(address, signedInAs()));
}

export function album(address: string): void {
  if (isWalletAddress(address)) void queryClient.prefetchQuery(albumQuery(address));
}

export function cups(): void {
  void queryClient.prefetchQuery(cupsQuery);
  void queryClient.prefetchQuery(scheduleQuery);
}

export function cup(id: string): void {
  void queryClient.prefetchQuery(cupQuery(id));
}

export function leaderboard(): void {
  void queryClient.prefetchQuery(leaderboardQuery(10));
}

export function ownersClub(): void {
  void queryClient.prefetchQuery(clubPreviewQuery);
}

export function chain(): void {
  void queryClient.prefetchQuery(chainQuery);
}

export function puzzle(): void {
  if (isKnownWhoAsks()) void queryClient.prefetchQuery(puzzleQuery(signedInAs()));
}

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

export function battleRequests(): void {
  void queryClient.prefetchQuery(battleRequestsQuery);
}

function weeks(): void {
  if (isKnownWhoAsks()) void queryClient.prefetchQuery(weekQuery(signedInAs()));
  void queryClient.prefetchInfiniteQuery(pastWeeksQuery);
}
