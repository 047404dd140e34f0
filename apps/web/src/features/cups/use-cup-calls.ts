import { ApiError } from '@goats/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import { useIntent } from '../battle/intent.ts';
import { refusal } from '../trading/refusal.ts';
import { withSignIn } from '../wallet/sign-in.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { type Cup, refreshCups } from './cup-queries.ts';

/** Why somebody is not in, or not out; nothing has moved for whoever reads this. */
export function cupRefusal(error: unknown): string {
  if (error instanceof ApiError) return refusal(error);
  return 'The server did not answer. Try again: nobody enters twice or pays twice.';
}

/** Cups, balance and cards: all three show what an entry does. */
function useRefresh() {
  const queryClient = useQueryClient();
  return (player: string) =>
    Promise.all([refreshCups(queryClient), refreshWallet(queryClient, player)]);
}

/** POST /api/cups/:id/entries; answers null when the visitor turned away from signing in. */
export function useEnterCup({ id }: Pick<Cup, 'id'>) {
  const intent = useIntent();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ cardIds, fee }: { readonly cardIds: readonly number[]; readonly fee: number }) =>
      withSignIn(async (player) => {
        const body = { cardIds: [...cardIds], fee };
        const entry = await api(
          'POST /api/cups/:id/entries',
          { params: { id: String(id) }, body },
          { idempotencyKey: intent.keyFor({ id, ...body }) },
        );
        await refresh(player);
        return entry;
      }, 'to enter this cup'),
    // A refusal mostly means that something here is older than the server's.
    onError: () => void refreshCups(queryClient),
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}

/** DELETE /api/cups/:id/entries with its toasts: out again, until it starts. */
export function useLeaveCup({ id, name }: Pick<Cup, 'id' | 'name'>) {
  const intent = useIntent();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      withSignIn(async (player) => {
        const params = { id: String(id) };
        const idempotencyKey = intent.keyFor(params);
        await api('DELETE /api/cups/:id/entries', { params }, { idempotencyKey });
        await refresh(player);
        return true;
      }, 'to leave this cup'),
    onSuccess: (left) => {
      if (!left) return;
      toast({
        title: 'Out Again',
        description: `You left the ${name}. Cards and entry are back with you.`,
      });
    },
    onError: (error) => {
      toast({ title: 'Still In', description: cupRefusal(error), tone: 'red' });
      void refreshCups(queryClient);
    },
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}
