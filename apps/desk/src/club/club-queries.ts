import type { Answer } from '@goats/ui/api/client.ts';
import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../admin-session.ts';

type Programme = Answer<'GET /api/admin/club'>;
export type DeskEvent = Programme['events'][number];
export type DeskProposal = Programme['proposals'][number];

export function useProgramme() {
  return useQuery({
    queryKey: ['admin', 'club'],
    queryFn: () => adminApi('GET /api/admin/club', {}),
    staleTime: 0,
    refetchOnMount: true,
  });
}
