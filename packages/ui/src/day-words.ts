import { DATE_TAG } from './date-tag.ts';

/** A day of this year or the next, where somebody reads it: `dayWords('2025-06-22T12:00:00Z') // '22 June'` */
export function dayWords(at: string): string {
  return new Date(at).toLocaleDateString(DATE_TAG, { day: 'numeric', month: 'long' });
}
