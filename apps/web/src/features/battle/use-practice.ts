import type { Strength } from '@goats/rules';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useMutation } from '@tanstack/react-query';
import { sendOnce } from '../wallet/send-once.ts';
import type { GameMode } from './battle-queries.ts';
import { useGoToMatch } from './own-matches.ts';
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
  const go = useGoToMatch();
  return async (body: Practice & { unhurried?: boolean }, also = ''): Promise<void> => {
    const { redirectTo } = await sendOnce('POST /api/practice', { body }, null);
    go(redirectTo + also);
  };
}

/** Says why there is none; whoever has too many going is shown back to one of them. */
function usePracticeRefused(): (error: unknown) => void {
  const go = useGoToMatch();
  return (error) => {
    const waiting = waitingPractice(error);
    toast({
      ...failureNews(error, waiting ? t('Three at a time') : t('No practice right now')),
      ...(waiting
        ? { action: { label: t('Back to one'), run: () => go(`/battle?match=${waiting}`) } }
        : {}),
    });
  };
}
