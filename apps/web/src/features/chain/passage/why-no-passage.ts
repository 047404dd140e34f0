import { t } from '@goats/words';
import type { ChainAnswer } from '../chain-queries.ts';

/** Why nothing can go out or in now, in a sentence; null when it can. */
export function whyNoPassage(chain: ChainAnswer | undefined, guest: boolean): string | null {
  if (!chain) return null;
  if ('off' in chain) return chain.why;
  if (chain.frozen) {
    return t('The Stadium is frozen: nothing goes in, and everybody leaves with their own proof.');
  }
  if (chain.paused) {
    return t(
      'The guardian has stopped everything that goes out and in for now. Leaving without us still works.',
    );
  }
  if (chain.problem !== null)
    return `${t('The chain does not answer right now.')} ${chain.problem}`;
  if (guest && !chain.embedded) {
    return t(
      'A guest wallet has no line to this chain. Take its key into a wallet of your own first: wallet panel, Guest key.',
    );
  }
  return null;
}
