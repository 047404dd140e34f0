import { DATE_TAG } from '@goats/ui/date-tag.ts';
import { t } from '@goats/words';

/** `hoofWords(123450n) // '1,234.50 HOOF'` */
export function hoofWords(units: bigint): string {
  return t('{amount, hoof} HOOF', { amount: Number(units) / 100 });
}

/** `timeWords(1700000000) // '14 Nov 2023, 22:13'`, where the reader is. */
export function timeWords(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(DATE_TAG, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}
