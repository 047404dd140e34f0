import { describe, expect, it } from 'vitest';
import { forgetAnswer, keepAnswer, keptAnswer } from './kept-answer.ts';
import type { Puzzle, Solution } from './puzzle-queries.ts';
import { headlineOf, realityOf, shareText, storyOf, streakWords } from './puzzle-words.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('an answer kept in the browser', () => {
  const answer = { day: '2026-11-15', attribute: 'pace', strike: 'vision' } as const;

  it('is there for its own day only, until it is forgotten', () => {
    const store = storage();
    keepAnswer(store, answer);
    expect(keptAnswer(store, '2026-11-15')).toEqual(answer);
    expect(keptAnswer(store, '2026-11-16')).toBeUndefined();
    forgetAnswer(store);
    expect(keptAnswer(store, '2026-11-15')).toBeUndefined();
  });

  it('does not trust what somebody wrote into the storage', () => {
    const store = storage();
    for (const text of ['', 'null', '[]', '{"day":"2026-11-15"}', '{"attribute":"beard"', '7']) {
      store.kept.set('goats-puzzle', text);
      expect(keptAnswer(store, '2026-11-15')).toBeUndefined();
    }
    const beard = JSON.stringify({ ...answer, strike: 'beard' });
    store.kept.set('goats-puzzle', beard);
    expect(keptAnswer(store, '2026-11-15')).toBeUndefined();
  });
});

describe('the words of a puzzle', () => {
  const best = { attribute: 'pace', strike: 'vision', odds: 0.734 } as const;
  const other = { attribute: 'charisma', strike: null, odds: 0.62 } as const;
  const solution = (chosen: typeof best | typeof other): Solution => ({
    chosen,
    choices: [best, other],
    solved: chosen === best,
    cost: best.odds - chosen.odds,
    reality: { attribute: 'charisma', strike: null, won: false },
  });
  const puzzle = {
    day: '2026-11-15',
    round: { attribute: 'finishing', own: 75, theirs: 85 },
    stake: 10,
  } as Puzzle;

  it('tell what happened before the question', () => {
    expect(storyOf(puzzle)).toBe(
      'You lost round 1 on Finishing, 75 against 85. Round 2 is yours to call. 10 HOOF lie in the vault.',
    );
    const level = {
      ...puzzle,
      stake: 0,
      round: { ...puzzle.round, theirs: 75, tieBreak: 'vision' },
    };
    expect(storyOf(level as Puzzle)).toContain('level at 75, and Vision fell their way');
  });

  it('share how well it went and never what the answer was', () => {
    expect(shareText(puzzle, solution(best))).toBe(
      'Your pick, 15 November 2026: found it. The best choice is worth 73 %.',
    );
    expect(shareText(puzzle, solution(other))).toBe(
      'Your pick, 15 November 2026: I gave away 11 %. You?',
    );
  });

  it('praise and tease by what was given away, and tell what really happened', () => {
    expect(headlineOf(solution(best))).toBe('That is the one');
    expect(headlineOf(solution(other))).toBe('The gaffer winces');
    expect(realityOf(solution(best))).toBe(
      'The player who sat there played Charisma, and the match was lost.',
    );
    expect(realityOf(solution(other))).toContain('played the same');
    expect([0, 1, 3].map(streakWords)).toEqual([
      'No streak yet',
      '1 day, and counting',
      '3 days in a row',
    ]);
  });
});
