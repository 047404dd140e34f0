import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Answer, api } from '../../api/client.ts';

const FIVE_MINUTES = 5 * 60 * 1000;

export type NftAnswer = Answer<'GET /api/nfts/:id'>;
export type Nft = Extract<NftAnswer, { cardStats: unknown }>;
export type TokenNft = Extract<NftAnswer, { nftTokenId: number }>;
export type NftSummary = Answer<'GET /api/nfts'>['nfts'][number];
export type ServerGoat = Answer<'GET /api/goats'>[number];
export type LeaderboardEntry = Answer<'GET /api/leaderboard'>[number];

/** Asks only for ids above zero; an address like /nft/abc never reaches the server. */
export function useNft(id: number) {
  return useQuery({
    queryKey: ['/api/nfts', id],
    queryFn: () => api('GET /api/nfts/:id', { params: { id: String(id) } }),
    enabled: id > 0,
    staleTime: FIVE_MINUTES,
  });
}

export function useGoats() {
  return useQuery({ queryKey: ['/api/goats'], queryFn: () => api('GET /api/goats', {}) });
}

export function useBaseGoat(id: string) {
  return useInfiniteQuery({
    queryKey: ['/api/base-goats', id],
    queryFn: ({ pageParam }) =>
      api('GET /api/base-goats/:id', {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useLeaderboard(limit: number) {
  return useQuery({
    queryKey: [`/api/leaderboard?limit=${limit}`],
    queryFn: () => api('GET /api/leaderboard', { query: { limit } }),
    staleTime: FIVE_MINUTES,
  });
}
