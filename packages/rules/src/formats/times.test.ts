import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auctionCountdown, challengeCountdown, matchClock, timeAgo } from './times.ts';

const S = 1_000;
const M = 60 * S;
const H = 60 * M;
const D = 24 * H;

describe('countdowns', () => {
  test.each([
    [-1, 'Ended'],
    [0, 'Ended'],
    [Number.NaN, 'Ended'],
    [1, '0m 1s left'],
    [59 * S, '0m 59s left'],
    [90 * S, '1m 30s left'],
    [H, '1h 0m left'],
    [23 * H + 59 * M, '23h 59m left'],
    [D, '1d 0h left'],
    [3 * D + 5 * H + 59 * M, '3d 5h left'],
  ])('an auction with %s ms to go reads %s', (left, text) => {
    expect(auctionCountdown(left)).toBe(text);
  });

  test.each([
    [0, 'Expired'],
    [-5, 'Expired'],
    [1, '1m'],
    [29 * M, '29m'],
    [H, '1h 0m'],
    [90 * M, '1h 30m'],
    [6 * H, '6h 0m'],
  ])('a challenge with %s ms to go reads %s', (left, text) => {
    expect(challengeCountdown(left)).toBe(text);
  });

  test('nothing that is still open reads as over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * D }), (left) => {
        expect(auctionCountdown(left)).not.toMatch(/Ended|^0m 0s/);
        expect(challengeCountdown(left)).not.toMatch(/Expired|^0m/);
      }),
    );
  });

  test('the match clock counts whole seconds up and stops at zero', () => {
    expect(matchClock(18 * S)).toBe('0:18');
    expect(matchClock(17_200)).toBe('0:18');
    expect(matchClock(2 * M)).toBe('2:00');
    expect(matchClock(-5)).toBe('0:00');
  });
});

describe('relative time', () => {
  const now = 1_800_000_000_000;
  test.each([
    [0, '0 seconds ago'],
    [S, '1 second ago'],
    [12 * M, '12 minutes ago'],
    [H, '1 hour ago'],
    [3 * H + 59 * M, '3 hours ago'],
    [D, '1 day ago'],
    [45 * D, '1 month ago'],
    [800 * D, '2 years ago'],
  ])('a sale %s ms back reads %s', (elapsed, text) => {
    expect(timeAgo(now - elapsed, now)).toBe(text);
  });

  test('a sale stamped a little in the future reads as just now', () => {
    expect(timeAgo(now + 3 * S, now)).toBe('0 seconds ago');
  });
});
