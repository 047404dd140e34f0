import { reactionsShut } from '@goats/rules';
import { serverNow } from '@goats/ui/server-clock.ts';
import { useEffect, useReducer } from 'react';
import type { Match } from '../match-types.ts';

/** Whether anybody may make faces: until a while after the whistle, and never in practice. */
export function useLoud({ kind, result }: Match): boolean {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const finishedAt = result ? Date.parse(result.finishedAt) : null;
  const loud = reactionsShut({ kind, finishedAt }, true, serverNow()) === null;
  useEffect(() => {
    if (!loud || finishedAt === null) return;
    const look = setInterval(lookAgain, 5_000);
    return () => clearInterval(look);
  }, [loud, finishedAt]);
  return loud;
}
