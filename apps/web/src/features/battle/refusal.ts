import { ApiError } from '@goats/contract';

/** What the server said, or the words for when it said nothing. */
export function refusalWords(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? otherwise;
}
