import { useQuery } from '@tanstack/react-query';
import { type Answer, api } from '../../../api/client.ts';
import { cupKeys } from '../../cups/cup-queries.ts';
import { adminApi } from '../admin-session.ts';

export type DeskCup = Answer<'GET /api/cups'>[number];

/** Where visitors of this browser see the same cups. */
export const SEEN_AS_CUPS = [cupKeys.every] as const;

/** Entries come in while the desk is looked at. */
export function useDeskCups() {
  return useQuery({
    queryKey: ['admin', 'cups'],
    queryFn: () => api('GET /api/cups', { query: { limit: 50 } }),
    staleTime: 0,
    refetchInterval: 5_000,
  });
}

export function useCupBudget() {
  return useQuery({
    queryKey: ['admin', 'cup-budget'],
    queryFn: () => adminApi('GET /api/admin/cups/budget', {}),
    staleTime: 0,
    refetchInterval: 15_000,
  });
}
