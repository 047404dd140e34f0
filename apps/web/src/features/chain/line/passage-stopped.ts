import { t } from '@goats/words';
import { refusedByWallet } from '../../wallet/ask-wallet.ts';

/** Why a passage did not go on, as a sentence. A no of the visitor's is not a fault. */
export class PassageStopped extends Error {
  readonly kind: 'turned-down' | 'refused';

  constructor(kind: PassageStopped['kind'], words: string) {
    super(words);
    this.name = 'PassageStopped';
    this.kind = kind;
  }
}

/** What a wallet threw, as one of the two. */
export function stoppedBy(error: unknown, otherwise: string): PassageStopped {
  if (error instanceof PassageStopped) return error;
  const { kind, words } = refusedByWallet(error);
  if (kind === 'rejected') {
    return new PassageStopped(
      'turned-down',
      t('You turned it down in your wallet. Nothing was sent.'),
    );
  }
  return new PassageStopped('refused', words || otherwise);
}
