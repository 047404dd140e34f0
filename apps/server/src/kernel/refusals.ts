import type { ErrorCode } from '@goats/contract';
import type { Refusal, RefusalCode } from '@goats/rules';
import { AppError } from '../errors.ts';

/** Every code of a decision is one that calls answer: the compiler finds a missing one. */
const code = (known: RefusalCode): ErrorCode => known;

/** `throw refused(verdict.refusal)`: a refusal of the rules as an answer. */
export function refused(refusal: Refusal): AppError {
  const { details } = refusal;
  return new AppError(
    code(refusal.code),
    refusal.sentence,
    details ? { details: { ...details, ...timesOf(details) } } : {},
  );
}

/** Moments travel as text, as everywhere on the wire. */
function timesOf(details: Readonly<Record<string, unknown>>): Record<string, string> {
  const times = ['restsUntil', 'nextAt', 'endsAt'].flatMap((name) => {
    const at = details[name];
    return typeof at === 'number' ? [[name, new Date(at).toISOString()]] : [];
  });
  return Object.fromEntries(times);
}

/** The same hash twice, in whatever match. */
export function replayedCommitment(): AppError {
  return new AppError(
    'COMMITMENT_REPLAYED',
    'That commitment was made before. A copied hash can never be opened: make your own.',
  );
}

/**
 * What a command was decided on had changed every time it was to be written. Named, so that whoever
 * reports it says which fact it was; mostly it is a crowd, and over in a moment.
 */
export function keepsChanging(fact: string, command: string, cause: unknown): AppError {
  return new AppError(
    'UNAVAILABLE',
    'Too much at one instant here, and nothing was done. Try again in a moment.',
    { cause, details: { command, conflict: fact }, headers: { 'retry-after': '1' } },
  );
}

export function tooBusy(): AppError {
  return new AppError('UNAVAILABLE', 'Too much at one instant here. Try again in a moment.', {
    headers: { 'retry-after': '1' },
  });
}

/** Somebody was faster, or it may not be: an answer, and no fault of anybody's. */
export function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

/** Whether a command was carried out; a refusal is an answer, anything else a fault. */
export function unlessRefused(command: Promise<unknown>): Promise<boolean> {
  return command.then(
    () => true,
    (error: unknown) => {
      if (isRefusal(error)) return false;
      throw error;
    },
  );
}
