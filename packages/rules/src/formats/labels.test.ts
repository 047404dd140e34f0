import { describe, expect, test } from 'vitest';
import {
  badgeCount,
  challengesAvailable,
  isWalletAddress,
  orDash,
  shortAddress,
  showingResults,
} from './labels.ts';
import { SCORE_BANDS, scoreBand, statBarWidth } from './score-band.ts';

describe('labels', () => {
  test('an address shows its first six and last four characters', () => {
    expect(shortAddress('0x91fA000000000000000000000000000000A8c07E')).toBe('0x91fa...c07e');
    expect(shortAddress('0x91fa000000000000000000000000000000a8c07e')).toBe('0x91fa...c07e');
    expect(shortAddress('0x91fA')).toBe('0x91fa');
  });

  test('an address is known by its forty digits, in whichever case', () => {
    expect(isWalletAddress('0x91fA000000000000000000000000000000A8c07E')).toBe(true);
    for (const text of ['', '0x91fA', `0x${'g'.repeat(40)}`, `0x${'0'.repeat(41)}`]) {
      expect(isWalletAddress(text)).toBe(false);
    }
  });

  test('the badge stops counting at nine and hides at zero', () => {
    expect([0, 1, 9, 10, 400].map(badgeCount)).toEqual(['', '1', '9', '9+', '9+']);
  });

  test('the tooltip invites to start when nothing is open', () => {
    expect([0, 1, 12].map(challengesAvailable)).toEqual([
      'Start Battle Challenge',
      '1 Challenge(s) Available',
      '12 Challenge(s) Available',
    ]);
  });

  test('captions and dashes', () => {
    expect(showingResults(3, 10)).toBe('Showing 3 of 10 results');
    expect([orDash(null), orDash(''), orDash('Brazil')]).toEqual(['–', '–', 'Brazil']);
  });
});

describe('score bands', () => {
  test('each band begins exactly at its threshold', () => {
    for (const from of SCORE_BANDS) {
      expect(scoreBand(from)).toBe(from);
      if (from > 0) expect(scoreBand(from - 1)).not.toBe(from);
    }
    expect(scoreBand(100)).toBe(90);
    expect(scoreBand(-3)).toBe(0);
  });

  test('a stat bar never leaves its track', () => {
    expect([-4, 0, 55, 104, Number.NaN].map(statBarWidth)).toEqual([0, 0, 55, 100, 0]);
  });
});
