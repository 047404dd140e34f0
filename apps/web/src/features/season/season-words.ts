import { seasonRankNamed } from '@goats/rules';
import { DATE_TAG } from '@goats/ui/date-tag.ts';
import { LOCALE, t } from '@goats/words';
import type { Season } from './season-queries.ts';

type Own = NonNullable<Season['you']>;

/** `badgeWords(1) // 'One more rated match and you keep a badge of this season.'` */
export function badgeWords(left: number): string {
  if (left === 0) return t('The badge is sure. Which one, the last whistle decides.');
  return t(
    '{left, plural, =1 {One more rated match} other {# more rated matches}} and you keep a badge of this season.',
    { left },
  );
}

/** `nextWords({ id: 'premier', points: 40 }) // '40 points to Premier'` */
export function nextWords(next: Own['next']): string {
  if (next === null) return t('Nothing above you but weather');
  return t('{points, plural, one {# point} other {# points}} to {rank}', {
    points: next.points,
    rank: seasonRankNamed(next.id),
  });
}

/** `bandWords(1300, 1450) // '1300 to 1449'` */
export function bandWords(from: number | null, next: number | undefined): string {
  if (next === undefined) return t('{from} and more', { from: from ?? undefined });
  return from === null
    ? t('below {next}@@a number', { next })
    : t('{from} to {last}@@numbers', { from, last: next - 1 });
}

/** The day that a season ends with: `lastDayWords('2026-11-30T00:00:00.000Z') // 'Sunday 29 November'` */
export function lastDayWords(endsAt: string): string {
  const words = new Date(Date.parse(endsAt) - 1).toLocaleDateString(DATE_TAG, {
    ...{ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' },
  });
  return LOCALE === 'en' ? words.replace(',', '') : words;
}
