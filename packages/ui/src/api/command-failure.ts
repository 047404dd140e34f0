import { ApiError } from '@goats/contract';
import { t } from '@goats/words';
import { NotSent } from './not-sent.ts';

/**
 * What became of a command that did not go well. `refused`: the server, the wallet or we ourselves
 * said no, and nothing has happened. `unknown`: its answer got lost, and it may have counted.
 * `away`: there was no line to send it over.
 */
export type Fate = 'refused' | 'unknown' | 'away';

/**
 * What to do about a lost answer. The first is true of whatever goes under an Idempotency-Key, which
 * `sendOnce` keeps until it is answered; the second of what only says how something shall be.
 */
export const COUNTS_ONCE = t('Press again: it counts once.');
export const NO_HARM = t('Press again: twice is no more than once.');
export const LOOK_FIRST = t('Look how it stands before you do it again.');

const LOST = t('The answer got lost, so it may have counted.');
const OFFLINE = t('You are offline, and nothing was sent. Try again when the line is back.');
const NO_REASON = t('The server said no and did not say why. Nothing has changed.');

/** Without a chain there is nothing that could have been begun. */
const NOT_BEGUN = ['CHAIN_OFF'];

/** `fateOf(new TypeError('Failed to fetch')) // 'unknown'` */
export function fateOf(error: unknown): Fate {
  if (error instanceof NotSent) return 'away';
  // A plain one was thrown by us before anything was sent, and worded for the screen it is read on.
  if (error instanceof Error && error.name === 'Error') return 'refused';
  if (!(error instanceof ApiError)) return 'unknown';
  return error.status < 500 || NOT_BEGUN.includes(error.code ?? '') ? 'refused' : 'unknown';
}

/** What is true of it and what to do; `again` is what holds for a lost answer of this very command. */
export function failureOf(error: unknown, again: string = COUNTS_ONCE): string {
  switch (fateOf(error)) {
    case 'away':
      return OFFLINE;
    case 'refused':
      return error instanceof ApiError ? (error.sentence ?? NO_REASON) : (error as Error).message;
    case 'unknown': {
      // A fault of ours says itself what it was, and may have come after the deed.
      const said = error instanceof ApiError ? error.sentence : undefined;
      return `${said ?? LOST} ${again}`;
    }
  }
}

export interface FailureNews {
  readonly title: string;
  readonly description: string;
  readonly tone: 'red' | 'yellow';
}

/**
 * The same as a toast. The title is for a refusal alone: 'Failed' would be a promise that nobody can
 * give while the answer is out. `toast(failureNews(error, 'Failed to join battle'))`
 */
export function failureNews(
  error: unknown,
  title: string,
  { again, words = failureOf(error, again) }: { again?: string; words?: string } = {},
): FailureNews {
  switch (fateOf(error)) {
    case 'away':
      return { title: t('You Are Offline'), description: OFFLINE, tone: 'yellow' };
    case 'refused':
      return { title, description: words, tone: 'red' };
    case 'unknown':
      return { title: t('No Answer Yet'), description: failureOf(error, again), tone: 'yellow' };
  }
}
