import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS } from './presets.ts';
import {
  firstDayOf,
  PAID_PLACES,
  ranked,
  shareOut,
  weekEnd,
  weekName,
  weekNamed,
  weekOf,
  weekPoints,
  weekPrizes,
  weekStart,
} from './week.ts';

const HOUR = 3_600_000;
const nameAt = (text: string) => weekName(weekOf(Date.parse(text)));

describe('[E36] the week', () => {
  test('begins on Monday at midnight UTC, and the millisecond before is the last one’s', () => {
    const monday = Date.parse('2026-11-16T00:00:00Z');
    const week = weekOf(monday);
    expect(weekStart(week)).toBe(monday);
    expect(weekOf(monday - 1)).toBe(week - 1);
    expect(weekEnd(week - 1)).toBe(monday);
    expect(firstDayOf(week) * 24 * HOUR).toBe(monday);
  });

  test('is found by its name, and one that no calendar has is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), (week) => weekNamed(weekName(week)) === week),
    );
    expect(['2026-W00', '2026-W54', '2025-W53', '2026-W60'].map(weekNamed)).toEqual([
      ...[null, null, null, null],
    ]);
  });

  test('is called as calendars call it, over the ends of years and in years of 53 weeks', () => {
    expect(nameAt('2026-11-16T12:00:00Z')).toBe('2026-W47');
    expect(nameAt('2026-12-31T23:59:59Z')).toBe('2026-W53');
    expect(nameAt('2027-01-03T23:59:59Z')).toBe('2026-W53');
    expect(nameAt('2027-01-04T00:00:00Z')).toBe('2027-W01');
    expect(nameAt('2024-12-30T00:00:00Z')).toBe('2025-W01');
    expect(nameAt('2020-12-31T00:00:00Z')).toBe('2020-W53');
    expect(nameAt('2022-01-01T00:00:00Z')).toBe('2021-W52');
    expect(nameAt('1970-01-01T00:00:00Z')).toBe('1970-W01');
  });

  test('every moment lies in one week of one name', () => {
    const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(moment, (at) => {
        const week = weekOf(at);
        expect(weekStart(week) <= at && at < weekEnd(week)).toBe(true);
        expect(weekName(week)).not.toBe(weekName(week + 1));
        expect(new Date(weekStart(week)).getUTCDay()).toBe(1);
      }),
      { seed: 3 },
    );
  });
});

describe('[E36] points', () => {
  const points = (mode: 'duel' | 'squad', rounds: number, won: boolean, againstHouse = false) =>
    weekPoints({ mode, rounds, won, againstHouse });

  test('nine for a win, three for a loss that went the whole distance, nothing for a clear one', () => {
    expect([points('duel', 2, true), points('duel', 3, true)]).toEqual([9, 9]);
    expect([points('duel', 2, false), points('duel', 3, false)]).toEqual([0, 3]);
    expect([points('squad', 4, false), points('squad', 5, false)]).toEqual([0, 3]);
    expect(points('squad', 3, true)).toBe(9);
  });

  test('three and one against a house player', () => {
    expect([points('duel', 2, true, true), points('duel', 3, false, true)]).toEqual([3, 1]);
    expect(points('squad', 4, false, true)).toBe(0);
  });
});

describe('[E37] the prizes of a week', () => {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const table = (...points: readonly number[]) =>
    points.map((each, i) => ({ wallet: `0x${i}`, points: each }));
  const prizes = weekPrizes(5_000);

  test.each([PRESETS.live.weekBudget, PRESETS.demo.weekBudget])(
    'ten places share %i HOOF to the hundredth, each less than the one above',
    (budget) => {
      const all = weekPrizes(budget);
      expect(sum(all)).toBe(budget * 100);
      expect(all).toHaveLength(PAID_PLACES);
      expect([...all].sort((a, b) => b - a)).toEqual(all);
      expect(new Set(all).size).toBe(PAID_PLACES);
    },
  );

  test('whoever is level has the same place and shares what their places would have got', () => {
    expect(ranked(table(9, 9, 3)).map(({ rank }) => rank)).toEqual([1, 1, 3]);
    const paid = shareOut(table(30, 20, 20, 20, 10), prizes);
    expect(paid.map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 5]);
    const shared = Math.floor((prizes[1]! + prizes[2]! + prizes[3]!) / 3);
    expect(paid.map(({ amount }) => amount)).toEqual([
      ...[prizes[0], shared, shared, shared, prizes[4]],
    ]);
  });

  test('a crowd on the last place shares that one; below a HOOF each nobody is paid for it', () => {
    const above = Array.from({ length: 9 }, (_, i) => 100 - i);
    const few = shareOut(table(...above, ...Array<number>(100).fill(5)), prizes);
    expect(few).toHaveLength(109);
    expect(few.at(-1)).toMatchObject({ rank: 10, amount: Math.floor(prizes[9]! / 100) });
    const many = shareOut(table(...above, ...Array<number>(50_000).fill(5)), prizes);
    expect(many).toHaveLength(9);
  });

  test('never more than the budget, whatever the table looks like', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }), (points) => {
        const paid = shareOut(table(...points.sort((a, b) => b - a)), prizes);
        expect(sum(paid.map(({ amount }) => amount))).toBeLessThanOrEqual(500_000);
        expect(paid.every(({ rank, amount }) => rank <= PAID_PLACES && amount >= 100)).toBe(true);
      }),
      { seed: 3 },
    );
  });
});
