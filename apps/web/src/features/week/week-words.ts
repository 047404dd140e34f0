import { PAID_PLACES } from '@goats/rules';
import { DATE_TAG } from '@goats/ui/date-tag.ts';
import { t } from '@goats/words';
import type { PastWeek, Week } from './week-queries.ts';

type Own = NonNullable<Week['you']>;

/** `pointsWords(1) // '1 point'` */
export function pointsWords(points: number): string {
  return t('{points, plural, one {# point} other {# points}}', { points });
}

/** What is between somebody and the place above: `'6 points behind place 3'` */
export function behindWords({ rank, points, toNext }: Own, entries: Week['entries']): string {
  if (toNext === null || rank === 1) {
    const level = entries.filter((entry) => entry.rank === 1).length;
    return level > 1
      ? t('Level at the top: one more point and it is yours alone')
      : t('Nobody is ahead');
  }
  const above = entries.find((entry) => entry.points === points + toNext);
  return above
    ? t('{points, plural, one {# point} other {# points}} behind place {place}', {
        points: toNext,
        place: above.rank,
      })
    : t('{points, plural, one {# point} other {# points}} behind the next place', {
        points: toNext,
      });
}

/** What it would bring right now, in one sentence. */
export function worthWords({ prize, rank }: Own, hoof: (amount: number) => string): string {
  if (prize > 0) return t('{hoof} HOOF if the week ended now.', { hoof: hoof(prize) });
  return rank > PAID_PLACES
    ? t('The first {count} places are paid.', { count: PAID_PLACES })
    : t('So many share this place that nothing is left to pay.');
}

/** When the week ends, in the visitor's own time: `'Monday 01:00'` */
export function endWords(endsAt: string, timeZone?: string): string {
  const end = new Date(endsAt);
  const zone = timeZone && { timeZone };
  const day = end.toLocaleDateString(DATE_TAG, { weekday: 'long', ...zone });
  const time = end.toLocaleTimeString(DATE_TAG, { hour: '2-digit', minute: '2-digit', ...zone });
  return `${day} ${time}`;
}

/** `weekTitle(week, '2026-11-09T00:00:00.000Z') // 'Last week'`, or 'Week 45, 2 to 8 November' */
export function weekTitle(
  { week, startsAt, endsAt }: Pick<PastWeek, 'week' | 'startsAt' | 'endsAt'>,
  thisWeekStarts: string | undefined,
): string {
  if (endsAt === thisWeekStarts) return t('Last week');
  const last = new Date(Date.parse(endsAt) - 1);
  const day = (date: Date, month: boolean) =>
    date.toLocaleDateString(DATE_TAG, {
      ...{ timeZone: 'UTC', day: 'numeric' },
      ...(month && { month: 'long' }),
    });
  const first = new Date(startsAt);
  const sameMonth = first.getUTCMonth() === last.getUTCMonth();
  return t('Week {week}, {first} to {last} {year}@@first: 26 October; last: 1 November', {
    week: Number(week.slice(-2)),
    first: day(first, !sameMonth),
    last: day(last, true),
    year: last.getUTCFullYear(),
  });
}

/** The account a payment came from, for a person: `accountWords('treasury') // 'The treasury'` */
export function accountWords(account: string): string {
  if (account === 'treasury') return t('The treasury');
  const cup = /^cup:(\d+)$/.exec(account)?.[1];
  return cup ? t('The vault of cup {cup}@@a number', { cup }) : account;
}
