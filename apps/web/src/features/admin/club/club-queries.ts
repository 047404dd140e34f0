import type { Answer } from '@goats/ui/api/client.ts';
import { useQuery } from '@tanstack/react-query';
import { clubKeys } from '../../club/club-queries.ts';
import { adminApi } from '../admin-session.ts';

type Programme = Answer<'GET /api/admin/club'>;
export type DeskEvent = Programme['events'][number];
export type DeskProposal = Programme['proposals'][number];

/** Where visitors of this browser keep what the operator changes here. */
export const SEEN_AT_THE_CLUB = [clubKeys.rooms, clubKeys.preview] as const;

export function useProgramme() {
  return useQuery({
    queryKey: ['admin', 'club'],
    queryFn: () => adminApi('GET /api/admin/club', {}),
    staleTime: 0,
    refetchOnMount: true,
  });
}
