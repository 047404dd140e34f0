import { describe, expect, it, test } from 'vitest';
import { crowdFor } from '../engine/crowd.ts';
import { briefOdds, crowdAdds, halves, oddsWords, signedHalves } from './odds.ts';

describe('halves', () => {
  it('writes a handicap as it is said, with a sign where it is a lead', () => {
    expect([13.5, 0.5, 10, 0, -3.5].map(halves)).toEqual(['13½', '½', '10', '0', '−3½']);
    expect([4.5, 0, -2].map(signedHalves)).toEqual(['+4½', '±0', '−2']);
  });
});

test('the crowd is told round by round, and with one number where it had one', () => {
  expect(crowdAdds({ bonus: 8.5, later: 14.5 })).toBe('+8½ in round 1, +14½ after it');
  expect(crowdAdds({ bonus: 13.5, later: 13.5 })).toBe('+13½ on every value');
});

describe('odds in words', () => {
  it('says a chance as a bettor would', () => {
    expect([0.34, 0.26, 0.2, 0.17, 0.13, 0.48, 0.55].map(oddsWords)).toEqual([
      'about 1 in 3',
      'about 1 in 4',
      'about 1 in 5',
      'about 1 in 6',
      'about 1 in 8',
      'about even',
      'about even',
    ]);
  });

  it('leaves the about out where a table has said it', () => {
    expect([0.34, 0.8, 0.48, 1, 0].map(briefOdds)).toEqual([
      ...['1 in 3', '4 in 5', 'even', 'certain', 'none'],
    ]);
  });

  it('calls every challenge downwards about even, as the rules do', () => {
    for (const [higher, lower] of [
      ['Rare', 'Common'],
      ['Epic', 'Common'],
      ['Epic', 'Rare'],
      ['Legendary', 'Common'],
      ['Legendary', 'Rare'],
      ['Legendary', 'Epic'],
    ] as const) {
      expect(oddsWords(crowdFor(higher, lower)?.odds ?? 0)).toBe('about even');
    }
  });

  it('never says 1 in 2 for what is not even, nor 1 in infinity', () => {
    expect([0.41, 0.39, 0.59, 0.66, 0.9, 0, 1].map(oddsWords)).toEqual([
      'about 2 in 5',
      'about 2 in 5',
      'about 3 in 5',
      'about 2 in 3',
      'about 9 in 10',
      'none',
      'certain',
    ]);
  });
});
