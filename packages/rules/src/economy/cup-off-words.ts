import { type Say, t } from '@goats/words';
import { CUP_OFF } from '../notices/cup-off.ts';

/** Why a cup was called off, as it is kept with the cup, in the page's language. */
export function cupOffWords(reason: string, say: Say = t): string {
  const known = Object.values(CUP_OFF).find((message) => message === reason);
  return known === undefined ? reason : say(known);
}
