import { ApiError } from '@goats/contract';
import { type Answer, api } from '@goats/ui/api/client.ts';
import { localMemory } from '@goats/ui/browser/safe-storage.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { forgetAnswer, type KeptAnswer, keepAnswer, keptAnswer } from './kept-answer.ts';

type Today = Answer<'GET /api/puzzle'>;
export type Puzzle = NonNullable<Today['puzzle']>;
export type Solution = NonNullable<Puzzle['solution']>;

/** Today's puzzle for whoever is signed in; another wallet has another answer. */
export function puzzleQuery(signedInAs: string | null) {
  return queryOptions({
    queryKey: ['puzzle', signedInAs],
    queryFn: ({ signal }) => api('GET /api/puzzle', {}, { signal }),
  });
}

export function usePuzzle() {
  const { signedInAs } = useWallet();
  const queryClient = useQueryClient();
  const todays = puzzleQuery(signedInAs);
  const today = useQuery(todays);
  const answering = useMutation({
    mutationFn: (body: KeptAnswer) => api('POST /api/puzzle/answers', { body }),
    onSuccess: ({ solution, streak }, answer) => {
      keepAnswer(localMemory, answer);
      queryClient.setQueryData(todays.queryKey, (before) =>
        before?.puzzle ? { ...before, puzzle: { ...before.puzzle, solution, streak } } : before,
      );
    },
  });
  const { mutate, reset, isPending, isError } = answering;
  const puzzle = today.data?.puzzle;
  const kept = puzzle && puzzle.solution === null ? keptAnswer(localMemory, puzzle.day) : undefined;
  const keptText = kept && JSON.stringify(kept);
  useEffect(() => {
    // Answered here before: the same answer is given again, also for whoever has signed in since.
    if (!keptText || isPending || isError) return;
    mutate(JSON.parse(keptText) as KeptAnswer, {
      onError(error) {
        if (!(error instanceof ApiError) || error.status >= 500) return;
        forgetAnswer(localMemory);
        reset();
      },
    });
  }, [keptText, isPending, isError, mutate, reset]);
  return { today, answering, waiting: kept !== undefined && !isError };
}
