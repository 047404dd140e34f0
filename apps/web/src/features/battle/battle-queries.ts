import { type Answer, api } from '@goats/ui/api/client.ts';
import { pollEvery } from '@goats/ui/api/polling.ts';
import { JUST_READ_MS } from '@goats/ui/api/query-client.ts';
import { refreshedBy } from '@goats/ui/api/refresh-on.ts';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';

export type BattleRequest = Answer<'GET /api/battles/requests'>[number];
export type MatchSummary = Answer<'GET /api/battles/active'>[number];
export type TopBattler = Answer<'GET /api/battles/leaderboard'>[number];
export type GameMode = BattleRequest['gameMode'];

const REQUESTS = ['/api/battles/requests'] as const;
const ACTIVE = ['/api/battles/active'] as const;
const EVERYBODYS = [...ACTIVE, 'everybody'] as const;
const OWN = [...ACTIVE, 'own'] as const;
const STATS = ['/api/battles/stats'] as const;
const RECENT_ONES = ['/api/battles/history', 'everybody'] as const;
const HISTORY = ['/api/battles/history', 'one'] as const;
const TOP = ['/api/battles/leaderboard'] as const;
const PAGE = 10;
const RECENT = 8;

refreshedBy(['requests', 'session'], REQUESTS);
refreshedBy(['matches', 'session'], EVERYBODYS, RECENT_ONES, TOP);
// Strangers move all the time: what is one's own follows one's own events.
refreshedBy(['turns', 'battles', 'session'], OWN);
refreshedBy(['battles', 'session'], HISTORY);
// The balance is part of it.
refreshedBy(['battles', 'wallet', 'session'], STATS);

export const battleRequestsQuery = queryOptions({
  queryKey: REQUESTS,
  queryFn: ({ signal }) => api('GET /api/battles/requests', {}, { signal }),
});

/** Polled every five seconds: a request lives thirty minutes and goes fast. */
export function useBattleRequests() {
  return useQuery({ ...battleRequestsQuery, refetchInterval: () => pollEvery(5_000) });
}

/** Live matches, everybody's or one wallet's. */
export function activeMatchesQuery(player: string | 'everybody') {
  return queryOptions({
    queryKey: player === 'everybody' ? EVERYBODYS : [...OWN, player.toLowerCase()],
    queryFn: ({ signal }) =>
      api(
        'GET /api/battles/active',
        { query: player === 'everybody' ? {} : { player } },
        { signal },
      ),
    // Practice is told to nobody: whoever looks at the list sees it as it is.
    staleTime: JUST_READ_MS,
  });
}

export function useActiveMatches(player: string | null | 'everybody', everyMs = 5_000) {
  return useQuery({
    ...activeMatchesQuery(player ?? ''),
    enabled: player !== null,
    refetchInterval: () => pollEvery(everyMs),
  });
}

/** Balance, wins and losses; asked again by whoever moved HOOF. */
export function useBattleStats(wallet: string | null) {
  const of = (wallet ?? '').toLowerCase();
  return useQuery({
    queryKey: [...STATS, of],
    queryFn: ({ signal }) =>
      api('GET /api/battles/stats/:wallet', { params: { wallet: of } }, { signal }),
    enabled: wallet !== null,
  });
}

export const topBattlersQuery = queryOptions({
  queryKey: TOP,
  queryFn: ({ signal }) => api('GET /api/battles/leaderboard', {}, { signal }),
  staleTime: 30_000,
});

export function useTopBattlers() {
  return useQuery(topBattlersQuery);
}

export function useRecentBattles() {
  return useQuery({
    queryKey: RECENT_ONES,
    queryFn: ({ signal }) =>
      api('GET /api/battles/history', { query: { limit: 5 * RECENT } }, { signal }),
    select: peopleFirst,
    refetchInterval: () => pollEvery(15_000),
    staleTime: 0,
  });
}

/** The house plays all day, and who looks at the list looks for people. */
function peopleFirst(matches: readonly MatchSummary[]): MatchSummary[] {
  const hasPeople = ({ players }: MatchSummary) => players.some(({ house }) => !house);
  const rest = matches.filter((match) => !hasPeople(match));
  return [...matches.filter(hasPeople), ...rest].slice(0, RECENT);
}

/** A wallet's finished matches, newest first, page by page. */
export function battleHistoryQuery(player: string) {
  return infiniteQueryOptions({
    queryKey: [...HISTORY, player.toLowerCase()],
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

export function useBattleHistory(player: string) {
  return useInfiniteQuery(battleHistoryQuery(player));
}

/** After joining, creating or cancelling: the requests, the live matches and the wallet's stats. */
export function refreshBattles(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [REQUESTS, ACTIVE, STATS].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
