import type { Strength } from '@goats/rules';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { toast } from '../../ui/toasts.tsx';
import type { GameMode } from './battle-queries.ts';
import { useIntent } from './intent.ts';
import { useGoToMatch } from './own-matches.ts';
import { refusalWords } from './refusal.ts';
import { waitingPractice } from './waiting-practice.ts';

export interface Practice {
  readonly gameMode: GameMode;
  /** Anybody of the house when left out. */
  readonly strength?: Strength | undefined;
}

/** POST /api/practice, then on to the match: `usePractice().mutate({ gameMode: 'duel' })` */
export function usePractice() {
  const start = useStartPractice();
  const onError = usePracticeRefused();
  return useMutation({ mutationFn: (body: Practice) => start(body), onError });
}

/** The first match: a friendly opponent, five minutes a step, and somebody who explains it. */
export function useGuidedMatch() {
  const start = useStartPractice();
  const onError = usePracticeRefused();
  return useMutation({
    mutationFn: () =>
      start({ gameMode: 'duel', strength: 'friendly', unhurried: true }, '&guide=1'),
    onError,
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

/** Says why there is none; whoever has too many going is shown back to one of them. */
export function usePracticeRefused(): (error: unknown) => void {
  const go = useGoToMatch();
  return (error) => {
    const waiting = waitingPractice(error);
    toast({
      title: waiting ? 'Three at a time' : 'No practice right now',
      description: refusalWords(error, 'The house did not answer. Please try again.'),
      tone: 'red',
      ...(waiting
        ? { action: { label: 'Back to one', run: () => go(`/battle?match=${waiting}`) } }
        : {}),
    });
  };
}
