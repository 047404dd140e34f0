import { DATE_TAG } from './date-tag.ts';

/** `momentOf('2026-06-01T12:00:00Z') // '1 Jun 2026, 14:00'`: as the reader's clock says it. */
export function momentOf(at: string | number): string {
  return new Date(at).toLocaleString(DATE_TAG, { dateStyle: 'medium', timeStyle: 'short' });
}
