import type { Answer } from '@goats/ui/api/client.ts';
import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../admin-session.ts';

type DeskAnswer = Answer<'GET /api/admin/chain'>;
export type ChainDesk = Exclude<DeskAnswer, { off: true }>;

/** Blocks come while the desk is looked at. */
export function useChainDesk() {
  return useQuery({
    queryKey: ['admin', 'chain'],
    queryFn: () => adminApi('GET /api/admin/chain', {}),
    staleTime: 0,
    refetchInterval: 5_000,
  });
}
