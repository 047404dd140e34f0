import { ApiError } from '@goats/contract';

/** The youngest of the practice matches that keep another from starting; null for any other refusal. */
export function waitingPractice(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_PRACTICE') return null;
  const { live } = (error.details ?? {}) as { live?: readonly string[] };
  return live?.at(-1) ?? null;
}
