import { DATE_TAG } from './date-tag.ts';

/** In the visitor's own time: `clockTime('2026-01-01T18:42:00Z') // '18:42'` */
export function clockTime(at: string | number): string {
  return new Date(at).toLocaleTimeString(DATE_TAG, { hour: '2-digit', minute: '2-digit' });
}
