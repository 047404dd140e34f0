import { type Answer, api } from '@goats/ui/api/client.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminApi } from '../admin-session.ts';

export type DeskWallet = Answer<'GET /api/admin/wallets/:address'>;
export type DryReturn = Answer<'GET /api/admin/wallets/:address/returns'>;

/** Every key of one wallet at the desk begins with 'admin', so that each deed reads it anew. */
export function useDeskWallet(address: string) {
  return useQuery({
    queryKey: ['admin', 'wallets', address],
    queryFn: () => adminApi('GET /api/admin/wallets/:address', { params: { address } }),
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** What its player is called; null for whoever has no name. */
export function useChosenName(address: string) {
  const { data } = useQuery({
    queryKey: ['admin', 'names', address],
    queryFn: () => api('GET /api/players/names', { query: { of: address } }),
    staleTime: 0,
  });
  return data?.[0] ?? null;
}

export function useFrozenWallets() {
  return useInfiniteQuery({
    queryKey: ['admin', 'wallets', 'frozen'],
    queryFn: ({ pageParam }) =>
      adminApi('GET /api/admin/wallets/frozen', {
        query: { limit: 20, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    refetchOnMount: true,
  });
}

export function useReportedNames() {
  return useQuery({
    queryKey: ['admin', 'names', 'reports'],
    queryFn: () => adminApi('GET /api/admin/names/reports', {}),
    staleTime: 0,
    refetchOnMount: true,
  });
}

/** What a return would do; asks nothing before somebody chose since when. */
export function useDryReturn(address: string, since: string | null) {
  return useQuery({
    queryKey: ['admin', 'wallets', address, 'returns', since],
    queryFn: () =>
      adminApi('GET /api/admin/wallets/:address/returns', {
        params: { address },
        query: { since: since ?? '' },
      }),
    enabled: since !== null,
    staleTime: 0,
  });
}
