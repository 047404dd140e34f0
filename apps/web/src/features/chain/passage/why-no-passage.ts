import { LOCALE, t } from '@goats/words';
import type { ChainAnswer } from '../chain-queries.ts';

type ChainOff = Extract<ChainAnswer, { off: true }>;

/** Why there is no chain. What is broken is for the operator, in English as the server tells it. */
export function offWords({ reason, why }: Pick<ChainOff, 'reason' | 'why'>): string {
  switch (reason) {
    case 'operator':
      return t('The chain is off: the operator plays without it.');
    case 'first-read':
      return t('The chain is being read for the first time.');
    default:
      return LOCALE === 'en' ? why : t('There is no chain here right now.');
  }
}

/** Why nothing can go out or in now, in a sentence; null when it can. */
export function whyNoPassage(chain: ChainAnswer | undefined, guest: boolean): string | null {
  if (!chain) return null;
  if ('off' in chain) return offWords(chain);
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
