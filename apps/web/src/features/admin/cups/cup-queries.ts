import { api } from '@goats/ui/api/client.ts';
import { useQuery } from '@tanstack/react-query';
import { type Cup, cupKeys, isOpened } from '../../cups/cup-queries.ts';
import { adminApi } from '../admin-session.ts';

export type DeskCup = Cup;

/** Where visitors of this browser see the same cups. */
export const SEEN_AS_CUPS = [cupKeys.every] as const;

/** Entries come in while the desk is looked at. */
export function useDeskCups() {
  return useQuery({
    queryKey: ['admin', 'cups'],
    queryFn: () => api('GET /api/cups', { query: { limit: 50 } }),
    // What is only announced cannot be called off.
    select: (cups) => cups.filter(isOpened),
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
