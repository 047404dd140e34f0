import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';

export type BattleRequest = Answer<'GET /api/battles/requests'>[number];
export type MatchSummary = Answer<'GET /api/battles/active'>[number];
export type TopBattler = Answer<'GET /api/battles/leaderboard'>[number];
export type BattleStats = Answer<'GET /api/battles/stats/:wallet'>;
export type GameMode = BattleRequest['gameMode'];

const REQUESTS = '/api/battles/requests';
const ACTIVE = '/api/battles/active';
const STATS = '/api/battles/stats';
const HISTORY = '/api/battles/history';
const PAGE = 10;

/** Polled every five seconds: a request lives thirty minutes and goes fast. */
export function useBattleRequests() {
  return useQuery<BattleRequest[]>({ queryKey: [REQUESTS], refetchInterval: 5_000 });
}

/** Live matches, everybody's or one wallet's. */
export function useActiveMatches(player: string | null | 'everybody', everyMs = 5_000) {
  const query = player === 'everybody' ? '' : `?player=${player}`;
  return useQuery<MatchSummary[]>({
    queryKey: [`${ACTIVE}${query}`],
    enabled: player !== null,
    refetchInterval: everyMs,
  });
}

/** Balance, wins and losses; asked again by whoever moved HOOF. */
export function useBattleStats(wallet: string | null) {
  return useQuery<BattleStats>({
    queryKey: [STATS, (wallet ?? '').toLowerCase()],
    enabled: wallet !== null,
  });
}

export function useTopBattlers() {
  return useQuery<TopBattler[]>({ queryKey: ['/api/battles/leaderboard'], staleTime: 30_000 });
}

export function useRecentBattles() {
  return useQuery<MatchSummary[]>({
    queryKey: [`${HISTORY}?limit=8`],
    refetchInterval: 15_000,
    staleTime: 0,
  });
}

/** A wallet's finished matches, newest first, page by page. */
export function useBattleHistory(player: string) {
  return useInfiniteQuery({
    queryKey: [HISTORY, player.toLowerCase()],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /api/battles/history',
        { query: { player, limit: PAGE, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? null : page.at(-1)?.id),
    // Matches end on screens that this list does not see.
    staleTime: 0,
  });
}

/** After joining, creating or cancelling: the requests, the live matches and the wallet's stats. */
export function refreshBattles(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      (path.startsWith(REQUESTS) || path.startsWith(ACTIVE) || path.startsWith(STATS)),
  });
}
