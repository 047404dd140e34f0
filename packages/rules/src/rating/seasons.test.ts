import { describe, expect, test } from 'vitest';
import { weekOf } from '../economy/week.ts';
import { NEWCOMER } from './glicko.ts';
import { intoNewSeason, SEASON_WEEKS, seasonEnd, seasonOf, seasonStart } from './seasons.ts';

describe('a season', () => {
  test('[E46] is four weeks of the UTC calendar, and the next begins where it ends', () => {
    const start = Date.UTC(2025, 11, 29);
    expect(seasonStart(1)).toBe(start);
    expect(seasonOf(start)).toBe(1);
    expect(seasonOf(start - 1)).toBe(0);
    expect(seasonEnd(1)).toBe(Date.UTC(2026, 0, 26));
    for (const season of [1, 12, 13, 14, 40]) {
      expect(seasonOf(seasonStart(season))).toBe(season);
      expect(seasonOf(seasonEnd(season) - 1)).toBe(season);
      expect(seasonOf(seasonEnd(season))).toBe(season + 1);
      expect(weekOf(seasonEnd(season)) - weekOf(seasonStart(season))).toBe(SEASON_WEEKS);
    }
    expect(seasonOf(Date.UTC(2026, 10, 18, 12))).toBe(12);
  });

  test('[E46] takes no point off a rating and makes it less certain, never beyond a newcomer’s', () => {
    const settled = { rating: 1712.5, deviation: 62, volatility: 0.06 };
    const next = intoNewSeason(settled);
    expect(next).toMatchObject({ rating: 1712.5, volatility: 0.06 });
    expect(next.deviation).toBeGreaterThan(90);
    expect(next.deviation).toBeLessThan(110);
    expect(intoNewSeason(NEWCOMER)).toEqual(NEWCOMER);
  });
});
