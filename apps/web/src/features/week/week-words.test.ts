import { formatHoof } from '@goats/rules';
import { describe, expect, it } from 'vitest';
import type { Week } from './week-queries.ts';
import { accountWords, behindWords, endWords, weekTitle, worthWords } from './week-words.ts';

type Own = NonNullable<Week['you']>;

const entry = (rank: number, points: number) => ({ rank, points }) as Week['entries'][number];
const own = (over: Partial<Own>) => ({ rank: 4, points: 12, toNext: 6, prize: 0, ...over }) as Own;

describe('one’s own place in words', () => {
  it('says how far the place above is, and which it is', () => {
    const table = [entry(1, 30), entry(2, 18), entry(2, 18), entry(4, 12)];
    expect(behindWords(own({}), table)).toBe('6 points behind place 2');
    expect(behindWords(own({ toNext: 1 }), [])).toBe('1 point behind the next place');
  });

  it('never sends the leader after somebody', () => {
    expect(behindWords(own({ rank: 1, toNext: null }), [entry(1, 12)])).toBe('Nobody is ahead');
    expect(behindWords(own({ rank: 1, toNext: null }), [entry(1, 12), entry(1, 12)])).toContain(
      'Level at the top',
    );
  });

  it('promises HOOF only where it would be paid', () => {
    expect(worthWords(own({ prize: 250.5 }), formatHoof)).toBe(
      '250.50 HOOF if the week ended now.',
    );
    expect(worthWords(own({ rank: 14 }), formatHoof)).toBe('The first 10 places are paid.');
  });
});

describe('weeks in words', () => {
  it('tells the end in the visitor’s own time', () => {
    const end = '2026-11-23T00:00:00.000Z';
    expect(endWords(end, 'UTC')).toBe('Monday 00:00');
    expect(endWords(end, 'America/New_York')).toBe('Sunday 19:00');
  });

  it('calls the week before this one last week, and others by their days', () => {
    const week = {
      week: '2026-W44',
      startsAt: '2026-10-26T00:00:00.000Z',
      endsAt: '2026-11-02T00:00:00.000Z',
    };
    expect(weekTitle(week, week.endsAt)).toBe('Last week');
    expect(weekTitle(week, '2026-11-09T00:00:00.000Z')).toBe(
      'Week 44, 26 October to 1 November 2026',
    );
  });

  it('names who paid', () => {
    expect(['treasury', 'cup:7'].map(accountWords)).toEqual(['The treasury', 'The vault of cup 7']);
  });
});
