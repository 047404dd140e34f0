import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../attributes.ts';
import type { FinishedState } from '../engine/state.ts';
import { byOlderRules, kickOff, playOn, randomMatch } from '../engine/test-matches.ts';
import { isSolved, puzzleOf, streakOf } from './puzzle.ts';

function finished(number: number, older = false): FinishedState {
  const { match, brought } = randomMatch(number, 'duel');
  const state = kickOff(match, brought);
  return playOn(older ? byOlderRules(state) : state);
}

const handsOf = ({ openings }: FinishedState) => [openings[0]!.cards, openings[1]!.cards] as const;

describe('the puzzle in a match', () => {
  test('asks whoever lost round 1, who knows one round and nothing of the other card', () => {
    for (let number = 0; number < 30; number += 1) {
      const over = finished(number);
      const puzzle = puzzleOf(over, handsOf(over))!;
      expect(puzzle.position.rounds).toHaveLength(1);
      expect(puzzle.position.rounds[0]!.won).toBe(false);
      expect(puzzle.position.deciders).toHaveLength(3);
      // Six attributes with three strikes each, and the three deciders themselves.
      expect(puzzle.choices).toHaveLength((ATTRIBUTES.length - 4) * 3 + 3);
      expect(isSolved(puzzle.choices, puzzle.choices[0]!)).toBe(true);
    }
  });

  test('is not to be had from older rules, or where nobody wrote the hands down', () => {
    const over = finished(3);
    expect(puzzleOf(over, null)).toBeNull();
    const older = finished(3, true);
    expect(puzzleOf(older, handsOf(older))).toBeNull();
  });
});

describe('a streak', () => {
  test('counts days in a row up to today, and today may still come', () => {
    expect(streakOf([], 10)).toBe(0);
    expect(streakOf([10, 9, 8], 10)).toBe(3);
    expect(streakOf([9, 8], 10)).toBe(2);
    expect(streakOf([8, 7], 10)).toBe(0);
    expect(streakOf([10, 8], 10)).toBe(1);
  });
});
