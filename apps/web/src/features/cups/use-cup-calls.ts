import { toast } from '@goats/ui/toasts.tsx';
import { refusal } from '../trading/refusal.ts';
import { useStake } from '../wallet/use-stake.ts';
import { type Cup, refreshCups } from './cup-queries.ts';

/** POST /api/cups/:id/entries; answers null when the visitor turned away from signing in. */
export function useEnterCup({ id }: Pick<Cup, 'id'>) {
  return useStake({
    call: 'POST /api/cups/:id/entries',
    request: ({ cardIds, fee }: { readonly cardIds: readonly number[]; readonly fee: number }) => ({
      params: { id: String(id) },
      body: { cardIds: [...cardIds], fee },
    }),
    purpose: 'to enter this cup',
    refresh: refreshCups,
  });
}

/** DELETE /api/cups/:id/entries with its toasts: out again, until it starts. */
export function useLeaveCup({ id, name }: Pick<Cup, 'id' | 'name'>) {
  return useStake({
    call: 'DELETE /api/cups/:id/entries',
    request: () => ({ params: { id: String(id) } }),
    purpose: 'to leave this cup',
    refresh: refreshCups,
    done: () =>
      toast({
        title: 'Out Again',
        description: `You left the ${name}. Cards and entry are back with you.`,
      }),
    failed: { title: 'Still In', words: refusal },
  });
}
