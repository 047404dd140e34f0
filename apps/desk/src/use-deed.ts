import { failureNews, LOOK_FIRST } from '@goats/ui/api/command-failure.ts';
import { toast } from '@goats/ui/toasts.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** One deed of the operator: it says how it went, and everything the operator sees is read anew. */
export function useDeed<Input, Result>(
  deed: (input: Input) => Promise<Result>,
  told: (result: Result, input: Input) => { title: string; description: string },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: (result, input) => toast(told(result, input)),
    onError: (error) => toast(failureNews(error, 'Not Done', { again: LOOK_FIRST })),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
