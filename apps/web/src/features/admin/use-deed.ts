import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toasts.tsx';
import { sentenceOf } from './admin-session.ts';

/**
 * One deed of the operator: it says how it went, and everything the operator sees is read anew.
 * `seen` are the keys under which visitors see the same thing in this browser.
 */
export function useDeed<Input, Result>(
  deed: (input: Input) => Promise<Result>,
  told: (result: Result, input: Input) => { title: string; description: string },
  seen: readonly QueryKey[] = [],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: (result, input) => toast(told(result, input)),
    onError: (error) => toast({ title: 'Not Done', description: sentenceOf(error), tone: 'red' }),
    onSettled: () =>
      Promise.all([['admin'], ...seen].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
