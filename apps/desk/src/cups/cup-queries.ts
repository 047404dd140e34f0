import { type Answer, api } from '@goats/ui/api/client.ts';
import { useQuery } from '@tanstack/react-query';
import { adminApi } from '../admin-session.ts';

type ListedCup = Answer<'GET /api/cups'>[number];
export type DeskCup = Exclude<ListedCup, { status: 'announced' }>;

/** Entries come in while the desk is looked at. */
export function useDeskCups() {
  return useQuery({
    queryKey: ['admin', 'cups'],
    queryFn: () => api('GET /api/cups', { query: { limit: 50 } }),
    // What is only announced cannot be called off.
    select: (cups) => cups.filter((cup): cup is DeskCup => cup.status !== 'announced'),
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
