import { type KeptSentence, sayAgain } from '@goats/rules';
import { LOCALE, m, t } from '@goats/words';
import type { ChainAnswer } from '../chain-queries.ts';

/** The two that are no fault; whatever else is wrong is for the operator, in English. */
const OFF: readonly KeptSentence[] = [
  [
    /^The chain is off: the operator plays without it\.$/,
    m('The chain is off: the operator plays without it.'),
  ],
  [
    /^The chain is being read for the first time\.$/,
    m('The chain is being read for the first time.'),
  ],
];

/** Why there is no chain, as the server tells it, in the page's language. */
export function offWords(why: string): string {
  return sayAgain(why, OFF, t);
}

/** Why nothing can go out or in now, in a sentence; null when it can. */
export function whyNoPassage(chain: ChainAnswer | undefined, guest: boolean): string | null {
  if (!chain) return null;
  if ('off' in chain) return offWords(chain.why);
  if (chain.frozen) {
    return t('The Stadium is frozen: nothing goes in, and everybody leaves with their own proof.');
  }
  if (chain.paused) {
    return t(
      'The guardian has stopped everything that goes out and in for now. Leaving without us still works.',
    );
  }
  if (chain.problem !== null) {
    const silent = t('The chain does not answer right now.');
    // What is wrong with a node is told in English alone, and means something to its operator.
    return LOCALE === 'en' ? `${silent} ${chain.problem}` : silent;
  }
  if (guest && !chain.embedded) {
    return t(
      'A guest wallet has no line to this chain. Take its key into a wallet of your own first: wallet panel, Guest key.',
    );
  }
  return null;
}
