import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_HISTORY } from '../economy/history.ts';
import { afterGame, NEWCOMER, rested } from './glicko.ts';
import { matchWeight } from './match-weight.ts';
import { rateMatch } from './rate-match.ts';
import { NO_SEASON } from './seasons.ts';

const DAY = 86_400_000;

describe('a standing', () => {
  test('[E20] one game of the published Glicko-2 example gives its figures', () => {
    // From Glickman's paper, section 3, the first of its three games alone.
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const opponent = { rating: 1400, deviation: 30, volatility: 0.06 };
    const after = afterGame(player, opponent, { score: 1, weight: 1 });
    expect(after.rating).toBeCloseTo(1563.56, 1);
    expect(after.deviation).toBeCloseTo(175.4, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('[E20] what a winner gains an equal loser loses, and both are better known', () => {
    const up = afterGame(NEWCOMER, NEWCOMER, { score: 1, weight: 1 });
    const down = afterGame(NEWCOMER, NEWCOMER, { score: 0, weight: 1 });
    expect(up.rating - NEWCOMER.rating).toBeCloseTo(NEWCOMER.rating - down.rating, 6);
    expect(up.deviation).toBeLessThan(NEWCOMER.deviation);
  });

  test('[E20] the less a game counts the less it moves, and one of weight 0 nothing', () => {
    const gain = (weight: number) =>
      afterGame(NEWCOMER, NEWCOMER, { score: 1, weight }).rating - NEWCOMER.rating;
    expect(gain(0)).toBe(0);
    expect(gain(0.25)).toBeGreaterThan(0);
    expect(gain(0.25)).toBeLessThan(gain(0.5));
    expect(gain(0.5)).toBeLessThan(gain(1));
  });

  test('[E20] whoever stays away becomes less certain, never more than a newcomer', () => {
    const settled = { rating: 1700, deviation: 60, volatility: 0.06 };
    expect(rested(settled, 0).deviation).toBeCloseTo(60, 9);
    expect(rested(settled, 30).deviation).toBeGreaterThan(60);
    expect(rested(settled, 1e6).deviation).toBe(NEWCOMER.deviation);
    expect(rested(settled, 30).rating).toBe(1700);
  });

  test('[E20] any two standings and any game give numbers, and a win never costs anything', () => {
    const standing = fc.record({
      rating: fc.double({ min: 0, max: 4000, noNaN: true }),
      deviation: fc.double({ min: 30, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
    });
    const weight = fc.constantFrom(1, 0.5, 0.333, 0.001);
    fc.assert(
      fc.property(standing, standing, weight, (own, other, counted) => {
        const won = afterGame(own, other, { score: 1, weight: counted });
        const lost = afterGame(own, other, { score: 0, weight: counted });
        for (const { rating, deviation, volatility } of [won, lost]) {
          expect([rating, deviation, volatility].every(Number.isFinite)).toBe(true);
          expect(deviation).toBeGreaterThan(0);
        }
        expect(won.rating).toBeGreaterThanOrEqual(own.rating);
        expect(lost.rating).toBeLessThanOrEqual(own.rating);
      }),
      { seed: 20, numRuns: 300 },
    );
  });
});

describe('how much a match counts', () => {
  test('[E20] the n-th meeting of a week 1/n, half of it when nobody played it out', () => {
    expect(matchWeight(0, 'points')).toEqual({
      ...{ counted: 1, lost: 1 },
      reason: 'First meeting of these two in seven days: it counts in full.',
    });
    expect(matchWeight(2, 'remaining')).toEqual({
      ...{ counted: 0.333, lost: 0.333 },
      reason: 'Meeting 3 of these two in seven days: it counts 33 %.',
    });
    expect(matchWeight(1, 'conceded')).toEqual({
      ...{ counted: 0.05, lost: 0.25 },
      reason:
        'Meeting 2 of these two in seven days, conceded before it was played out: it counts 5 % for the winner, 25 % for the loser.',
    });
    expect(matchWeight(0, 'forfeited')).toMatchObject({ counted: 0.1, lost: 0.5 });
    expect(matchWeight(0, 'coin').counted).toBe(1);
    expect(matchWeight(1, 'points', { strangerBeaten: true })).toEqual({
      ...{ counted: 0.01, lost: 0.01 },
      reason:
        'Meeting 2 of these two in seven days, won against somebody who has not played their way in yet: it counts 1 %.',
    });
  });
});

describe('rating a match', () => {
  const at = 100 * DAY;

  test('[E20] strangers begin as newcomers; each seat is rated against the other’s old standing', () => {
    const { before, after, games } = rateMatch(
      [null, null],
      0,
      { winner: 1, reason: 'points' },
      at,
    );
    expect(before).toEqual([NEWCOMER, NEWCOMER]);
    expect(games).toEqual([0, 0]);
    expect(after[1]).toEqual(afterGame(NEWCOMER, NEWCOMER, { score: 1, weight: 1 }));
    expect(after[0]).toEqual(afterGame(NEWCOMER, NEWCOMER, { score: 0, weight: 1 }));
  });

  test('[E20] days without a match count before the match does, and never backwards', () => {
    const battler = {
      rating: 1600,
      deviation: 80,
      volatility: 0.06,
      games: 9,
      history: NO_HISTORY,
      ...NO_SEASON,
    };
    const result = { winner: 0, reason: 'points' } as const;
    const away = { ...battler, lastMatchAt: at - 30 * DAY };
    const { before, games } = rateMatch([away, null], 0, result, at);
    expect(before[0].deviation).toBeCloseTo(rested(battler, 30).deviation, 9);
    expect(games).toEqual([9, 0]);
    const later = { ...battler, lastMatchAt: at + DAY };
    expect(rateMatch([later, null], 0, result, at).before[0].deviation).toBeCloseTo(80, 9);
  });
});
