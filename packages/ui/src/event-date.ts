import { LANGUAGE_TAGS, LOCALE, t } from '@goats/words';
import { onFirstUse } from './on-first-use.ts';

const day = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[LOCALE], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const hour = onFirstUse(
  () =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[LOCALE], {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
);

/** `eventDay('2026-12-09T19:00:00Z') // 'December 9, 2026'`, where the reader is. */
export function eventDay(date: string): string {
  return day().format(new Date(date));
}

/** `eventHours(starts, ends) // '19:00 to 22:00'` */
export function eventHours(starts: string, ends: string): string {
  return t('{from} to {until}@@hours of a day', {
    from: hour().format(new Date(starts)),
    until: hour().format(new Date(ends)),
  });
}
