import { ApiError } from '@goats/contract';

/** Said when nobody knows: it may have happened, and the same key makes asking again safe. */
export const ANSWER_LOST = 'The answer got lost. Press again: it counts once.';

/** The line broke, or something between here and the server answered in its place. */
export function isLost(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status >= 500 && error.sentence === undefined);
}

/** What the server said, or the words for when it gave no reason. */
export function refusalWords(error: unknown, otherwise: string): string {
  if (isLost(error)) return ANSWER_LOST;
  return (error as ApiError).sentence ?? otherwise;
}
