import { m, type Say, t } from '@goats/words';
import { type KeptSentence, sayAgain } from '../formats/kept-sentences.ts';

const CUP_OFF: readonly KeptSentence[] = [
  [/^Nobody entered\.$/, m('Nobody entered.')],
  [/^Too few entered\.$/, m('Too few entered.')],
  [/^There was nobody to play against\.$/, m('There was nobody to play against.')],
  [/^The operator called it off\.$/, m('The operator called it off.')],
];

/** Why a cup was called off, as it is kept with the cup, in the page's language. */
export function cupOffWords(reason: string, say: Say = t): string {
  return sayAgain(reason, CUP_OFF, say);
}
