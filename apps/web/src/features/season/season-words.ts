import { seasonRankNamed } from '@goats/rules';
import type { Season } from './season-queries.ts';

type Own = NonNullable<Season['you']>;

/** `badgeWords(1) // 'One more rated match and you keep a badge of this season.'` */
export function badgeWords(left: number): string {
  if (left === 0) return 'The badge is sure. Which one, the last whistle decides.';
  if (left === 1) return 'One more rated match and you keep a badge of this season.';
  return `${left} more rated matches and you keep a badge of this season.`;
}

/** `nextWords({ id: 'premier', points: 40 }) // '40 points to Premier'` */
export function nextWords(next: Own['next']): string {
  if (next === null) return 'Nothing above you but weather';
  const points = next.points === 1 ? '1 point' : `${next.points} points`;
  return `${points} to ${seasonRankNamed(next.id)}`;
}

/** `bandWords(1300, 1450) // '1300 to 1449'` */
export function bandWords(from: number | null, next: number | undefined): string {
  if (next === undefined) return `${from} and more`;
  return from === null ? `below ${next}` : `${from} to ${next - 1}`;
}

/** The day that a season ends with: `lastDayWords('2026-11-30T00:00:00.000Z') // 'Sunday 29 November'` */
export function lastDayWords(endsAt: string): string {
  return new Date(Date.parse(endsAt) - 1)
    .toLocaleDateString('en-GB', {
      ...{ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' },
    })
    .replace(',', '');
}
