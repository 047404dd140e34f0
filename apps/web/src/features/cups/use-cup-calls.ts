import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { refusal } from '../trading/refusal.ts';
import { useStake } from '../wallet/use-stake.ts';
import { type Cup, refreshCups } from './cup-queries.ts';
import { cupTitle } from './cup-words.ts';

/** POST /api/cups/:id/entries; answers null when the visitor turned away from signing in. */
export function useEnterCup({ id }: Pick<Cup, 'id'>) {
  return useStake({
    call: 'POST /api/cups/:id/entries',
    request: ({ cardIds, fee }: { readonly cardIds: readonly number[]; readonly fee: number }) => ({
      params: { id: String(id) },
      body: { cardIds: [...cardIds], fee },
    }),
    purpose: t('Sign in to enter this cup.'),
    refresh: refreshCups,
  });
}

/** DELETE /api/cups/:id/entries with its toasts: out again, until it starts. */
export function useLeaveCup(cup: Pick<Cup, 'id' | 'kind' | 'tier'>) {
  return useStake({
    call: 'DELETE /api/cups/:id/entries',
    request: () => ({ params: { id: String(cup.id) } }),
    purpose: t('Sign in to leave this cup.'),
    refresh: refreshCups,
    done: () =>
      toast({
        title: t('Out Again'),
        description: t('You left the {cup}. Cards and entry are back with you.', {
          cup: cupTitle(cup),
        }),
      }),
    failed: { title: t('Still In'), words: refusal },
  });
}
