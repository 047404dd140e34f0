import { ApiError } from '@goats/contract';
import { t } from '@goats/words';

/**
 * What happened when a read failed, as a sentence for a person; a page adds its own title and Try
 * Again. `failureWords(new TypeError('Failed to fetch')) // 'The line to the stadium is down. …'`
 */
export function failureWords(error: unknown): string {
  const refusal = refusalOf(error);
  if (!refusal || refusal !== error) return unansweredWords(error);
  if (refusal.status === 429) return busyWords(refusal);
  if (refusal.status >= 500) return t('Our server has pulled a muscle. Give it a moment.');
  if (refusal.status === 404) return refusal.sentence ?? t('There is nothing by that name here.');
  if (refusal.status === 403) return refusal.sentence ?? t('That is not yours to see.');
  const { status, sentence } = refusal;
  return sentence ?? t('The server answered {status}, and no more than that.', { status });
}

/** The only failure that may be called 'not found'. */
export function isMissing(error: unknown): boolean {
  return refusalOf(error)?.status === 404;
}

/** `api(…).catch(inWords(({ status }) => `Server returned ${status}`))`: why stays with it. */
export function inWords(words: (refusal: ApiError) => string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ApiError ? new Error(words(error), { cause: error }) : error;
  };
}

function refusalOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof ApiError ? cause : undefined;
}

/** Browsers say no more about a line that is down than that fetch threw a TypeError. */
function unansweredWords(error: unknown): string {
  if (!(error instanceof Error) || error instanceof SyntaxError) {
    return t('The answer made no sense to us. Give it a moment.');
  }
  // A plain one was thrown by us, and worded for the screen it is read on.
  return error.name === 'Error' ? error.message : lineWords();
}

function lineWords(): string {
  return navigator.onLine === false
    ? t('You are offline. That alone moves nothing of yours.')
    : t('The line to the stadium is down. That alone moves nothing of yours.');
}

function busyWords({ details }: ApiError): string {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  if (typeof seconds !== 'number') return t('Too many questions at once. Catch your breath first.');
  return t(
    'Too many questions at once. Ask again in {seconds, plural, one {{seconds} second} other {{seconds} seconds}}.',
    { seconds },
  );
}
