import { PAID_PLACES } from '@goats/rules';
import type { PastWeek, Week } from './week-queries.ts';

type Own = NonNullable<Week['you']>;

/** `pointsWords(1) // '1 point'` */
export function pointsWords(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

/** What is between somebody and the place above: `'6 points behind place 3'` */
export function behindWords({ rank, points, toNext }: Own, entries: Week['entries']): string {
  if (toNext === null || rank === 1) {
    const level = entries.filter((entry) => entry.rank === 1).length;
    return level > 1 ? 'Level at the top: one more point and it is yours alone' : 'Nobody is ahead';
  }
  const above = entries.find((entry) => entry.points === points + toNext);
  return `${pointsWords(toNext)} behind ${above ? `place ${above.rank}` : 'the next place'}`;
}

/** What it would bring right now, in one sentence. */
export function worthWords({ prize, rank }: Own, hoof: (amount: number) => string): string {
  if (prize > 0) return `${hoof(prize)} HOOF if the week ended now.`;
  return rank > PAID_PLACES
    ? `The first ${PAID_PLACES} places are paid.`
    : 'So many share this place that nothing is left to pay.';
}

/** When the week ends, in the visitor's own time: `'Monday 01:00'` */
export function endWords(endsAt: string, timeZone?: string): string {
  const end = new Date(endsAt);
  const zone = timeZone && { timeZone };
  const day = end.toLocaleDateString('en-GB', { weekday: 'long', ...zone });
  const time = end.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', ...zone });
  return `${day} ${time}`;
}

/** `weekTitle(week, '2026-11-09T00:00:00.000Z') // 'Last week'`, or 'Week 45, 2 to 8 November' */
export function weekTitle(
  { week, startsAt, endsAt }: Pick<PastWeek, 'week' | 'startsAt' | 'endsAt'>,
  thisWeekStarts: string | undefined,
): string {
  if (endsAt === thisWeekStarts) return 'Last week';
  const last = new Date(Date.parse(endsAt) - 1);
  const day = (date: Date, month: boolean) =>
    date.toLocaleDateString('en-GB', {
      ...{ timeZone: 'UTC', day: 'numeric' },
      ...(month && { month: 'long' }),
    });
  const first = new Date(startsAt);
  const sameMonth = first.getUTCMonth() === last.getUTCMonth();
  return `Week ${Number(week.slice(-2))}, ${day(first, !sameMonth)} to ${day(last, true)} ${last.getUTCFullYear()}`;
}

/** The account a payment came from, for a person: `accountWords('treasury') // 'The treasury'` */
export function accountWords(account: string): string {
  if (account === 'treasury') return 'The treasury';
  const cup = /^cup:(\d+)$/.exec(account)?.[1];
  return cup ? `The vault of cup ${cup}` : account;
}
