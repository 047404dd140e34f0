import { searchPart, WORK_PARTS, type WorkChallenge } from '@goats/rules';
import type { Driver } from '@goats/ui/workers/serve-worker.ts';
import type { PartsDone } from './protocol.ts';

/** So many tries between two looks at whether anybody still waits. */
const TRIES = 2_000;

/** Part by part, each of them heard of. Ends early, with what there is, when nobody waits. */
export async function solve(
  work: WorkChallenge,
  {
    breathe,
    isCancelled,
    onProgress,
  }: Pick<Driver<PartsDone>, 'breathe' | 'isCancelled' | 'onProgress'>,
): Promise<readonly number[]> {
  const answers: number[] = [];
  for (let from = 0; answers.length < WORK_PARTS && !isCancelled(); from += TRIES) {
    const answer = searchPart(work, answers.length, from, TRIES);
    if (answer !== null) {
      onProgress(answers.push(answer));
      from = -TRIES;
    }
    await breathe();
  }
  return answers;
}
