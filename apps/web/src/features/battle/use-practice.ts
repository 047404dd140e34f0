import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import type { GameMode } from './battle-queries.ts';
import { useIntent } from './intent.ts';
import { useGoToMatch } from './own-matches.ts';
import { refusalWords } from './refusal.ts';

/** POST /api/practice, then on to the match: `usePractice().mutate('duel')` */
export function usePractice() {
  const intent = useIntent();
  const go = useGoToMatch();
  return useMutation({
    mutationFn: (gameMode: GameMode) => {
      const body = { gameMode };
      return api('POST /api/practice', { body }, { idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: ({ redirectTo }) => go(redirectTo),
    onError: (error) =>
      toast({
        title: 'No practice right now',
        description: refusalWords(error, 'The house did not answer. Please try again.'),
        tone: 'red',
      }),
    onSettled: (_, error) => intent.settle(error ?? undefined),
  });
}
