import type { Say } from '@goats/words';
import { describe, expect, test } from 'vitest';
import { washOf } from '../economy/wash.ts';
import { washWords } from '../economy/wash-words.ts';
import { matchWeight } from '../rating/match-weight.ts';
import { weightWords } from '../rating/weight-words.ts';
import { sayAgain } from './kept-sentences.ts';

const sale = { price: 1234.5, seller: `0x${'b'.repeat(40)}`, buyer: `0x${'a'.repeat(40)}` };
const HONEST = {
  ...{ houses: 0, cameBack: false, wentRound: false, paidBack: false, transferred: false },
  ...{ swapped: false, circle: null, newcomer: false, floor: 100 },
};

/** Known, and said as it was. */
function expectAgain(words: (reason: string, say?: Say) => string, reason: string): void {
  expect([words(reason), words(reason, () => 'known')]).toEqual([reason, 'known']);
}

describe('a sentence that was kept in English', () => {
  test.each([
    { houses: 2 },
    { cameBack: true },
    { wentRound: true },
    { paidBack: true },
    { swapped: true },
    { transferred: true },
    { circle: { ring: null } },
    { newcomer: true },
  ])('about a sale is said again as it was: %j', (change) => {
    expectAgain(washWords, washOf(sale, { ...HONEST, ...change })!.reason);
  });

  test('about what a match counted is said again as it was, for every way it can end', () => {
    for (const reason of ['points', 'coin', 'conceded', 'forfeited'] as const) {
      for (const earlier of [0, 1, 2, 11]) {
        for (const strangerBeaten of [false, true]) {
          expectAgain(weightWords, matchWeight(earlier, reason, { strangerBeaten }).reason);
        }
      }
    }
    expectAgain(weightWords, matchWeight(0, 'forfeited', { bothOpened: false }).reason);
  });

  test('is told apart from what nobody knows, and its values are handed on', () => {
    const sentences = [[/^(?<price>\S+) HOOF by (?<who>\S+)$/, 'said']] as const;
    const heard: unknown[] = [];
    const say = (message: string, values?: object) => {
      heard.push(message, values);
      return 'worded';
    };
    expect(sayAgain('1,234.50 HOOF by Ada', sentences, say)).toBe('worded');
    expect(heard).toEqual(['said', { price: '1,234.50', who: 'Ada' }]);
    expect(sayAgain('Rain stopped play.', sentences, say)).toBe('Rain stopped play.');
  });
});
