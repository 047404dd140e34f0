import { type KeptSentence, sayAgain } from '@goats/rules';
import { m, type Say, t } from '@goats/words';

export const WHOLE_ALBUM = m('Keeper of the whole album');
export const ONE_PAGE = m('Keeper of {name}');
export const MORE_PAGES = m('Keeper of {name} and {more} more');

const KEEPERS: readonly KeptSentence[] = [
  [/^Keeper of the whole album$/, WHOLE_ALBUM],
  [/^Keeper of (?<name>.+) and (?<more>\d+) more$/, MORE_PAGES],
  [/^Keeper of (?<name>.+)$/, ONE_PAGE],
];

/** The title as the server tells it, in English, in the page's language. */
export function keeperWords(title: string, say: Say = t): string {
  return sayAgain(title, KEEPERS, say);
}
