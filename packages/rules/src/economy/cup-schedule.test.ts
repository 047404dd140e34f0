import { describe, expect, it } from 'vitest';
import { RARITIES } from '../rarity.ts';
import { fixturesAhead } from './cup-schedule.ts';
import type { CupEconomy } from './cups.ts';

const MINUTE = 60_000;
const MONDAY = Date.parse('2026-11-16T08:11:00Z');
const CUPS: CupEconomy = {
  ...{ size: 8, fee: 20, openMinutes: 5, everyMinutes: 10, leastPeople: 1 },
  treasury: { perPerson: 400, perCup: 800, perWeek: 200_000 },
};

describe('what the schedule shows', () => {
  it('has a cup of every tier in turn, also while the first of them takes entries', () => {
    for (const at of [MONDAY, MONDAY + 6 * MINUTE]) {
      const cups = fixturesAhead(at, CUPS).filter(({ kind }) => kind === 'knockout');
      expect(cups.map(({ startsAt }) => startsAt)).toEqual(
        [9, 19, 29, 39].map((minutes) => MONDAY + minutes * MINUTE),
      );
      expect(new Set(cups.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
    }
  });

  it('has the club match once, and nothing where it is switched off', () => {
    const clubs = fixturesAhead(MONDAY, CUPS).filter(({ kind }) => kind === 'clubs');
    expect(clubs).toHaveLength(1);
    expect(fixturesAhead(MONDAY, { ...CUPS, everyMinutes: 0 })).toEqual([]);
  });
});
