import { readTypedAmount } from '@goats/rules';

/** `typedNumber('2,5') // 2.5`; what is no number, or could be two, is none. */
export function typedNumber(text: string, decimals = 2): number {
  const read = readTypedAmount(text, decimals);
  return 'amount' in read ? read.amount : Number.NaN;
}
