import { t } from '@goats/words';

/** `insufficientWords(25, 12.5)` */
export function insufficientWords(required: number, available: number): string {
  return t(
    'Insufficient HOOF balance. Required: {required, number}, Available: {available, number}',
    { required, available },
  );
}

/** Said before anybody presses; null where the stake is there, and while nobody knows. */
export function stakeShort(stake: number, balance: number | undefined): string | null {
  return balance === undefined || balance >= stake ? null : insufficientWords(stake, balance);
}
