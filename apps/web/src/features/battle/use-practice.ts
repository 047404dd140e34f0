import type { Strength } from '@goats/rules';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import type { GameMode } from './battle-queries.ts';
import { useIntent } from './intent.ts';
import { useGoToMatch } from './own-matches.ts';
import { refusalWords } from './refusal.ts';

export interface Practice {
  readonly gameMode: GameMode;
  /** Anybody of the house when left out. */
  readonly strength?: Strength | undefined;
}

/** POST /api/practice, then on to the match: `usePractice().mutate({ gameMode: 'duel' })` */
export function usePractice() {
  const start = useStartPractice();
  return useMutation({ mutationFn: (body: Practice) => start(body), onError: refused });
}

/** The first match: a friendly opponent, five minutes a step, and somebody who explains it. */
export function useGuidedMatch() {
  const start = useStartPractice();
  return useMutation({
    mutationFn: () =>
      start({ gameMode: 'duel', strength: 'friendly', unhurried: true }, '&guide=1'),
    onError: refused,
  });
}

function useStartPractice() {
  const intent = useIntent();
  const go = useGoToMatch();
  return async (body: Practice & { unhurried?: boolean }, also = ''): Promise<void> => {
    try {
      const idempotencyKey = intent.keyFor(body);
      const { redirectTo } = await api('POST /api/practice', { body }, { idempotencyKey });
      intent.settle();
      go(redirectTo + also);
    } catch (error) {
      intent.settle(error);
      throw error;
    }
  };
}

function refused(error: unknown): void {
  toast({
    title: 'No practice right now',
    description: refusalWords(error, 'The house did not answer. Please try again.'),
    tone: 'red',
  });
}
