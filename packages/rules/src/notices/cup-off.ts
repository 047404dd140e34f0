import { m } from '@goats/words';
import type { CupOff } from './notices.ts';

/** Also what the cup keeps as its reason, in English. */
export const CUP_OFF: Readonly<Record<CupOff, string>> = {
  operator: m('The operator called it off.'),
  nobody: m('Nobody entered.'),
  'too-few': m('Too few entered.'),
  'no-rival': m('There was nobody to play against.'),
};
