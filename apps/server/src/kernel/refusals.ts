import type { ErrorCode } from '@goats/contract';
import type { Refusal, RefusalCode } from '@goats/rules';
import { AppError, refuse } from '../errors.ts';

/** Every code of a decision is one that calls answer: the compiler finds a missing one. */
const code = (known: RefusalCode): ErrorCode => known;

/** `throw refused(verdict.refusal)`: a refusal of the rules as an answer. */
export function refused(refusal: Refusal): AppError {
  const { details, reason, values } = refusal;
  const told = details && { ...details, ...timesOf(details) };
  return new AppError(code(refusal.code), refusal.sentence, { reason, values, details: told });
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
  return refuse('commitment-replayed');
}

/**
 * What a command was decided on had changed every time it was to be written. Named, so that whoever
 * reports it says which fact it was; mostly it is a crowd, and over in a moment.
 */
export function keepsChanging(fact: string, command: string, cause: unknown): AppError {
  return refuse(
    'crowd-nothing-done',
    {},
    { cause, details: { command, conflict: fact }, headers: { 'retry-after': '1' } },
  );
}

export function tooBusy(): AppError {
  return refuse(
    'crowd-here',
    {},
    {
      headers: { 'retry-after': '1' },
    },
  );
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
