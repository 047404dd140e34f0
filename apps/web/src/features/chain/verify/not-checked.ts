import { ApiError } from '@goats/contract';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { t } from '@goats/words';

/** There was nothing to reckon with; the message is a sentence for whoever wanted to know. */
export class NotChecked extends Error {
  override name = 'NotChecked';
}

/** Why nobody can say whether a root holds. What browsers and nodes say is nobody's sentence. */
export function notCheckedWords(error: unknown): string {
  if (error instanceof NotChecked) return error.message;
  return error instanceof ApiError ? failureWords(error) : t('It could not be checked just now.');
}
