import { expect, test } from 'vitest';
import type { PickState } from './state.ts';
import { kickOff, pick, playOn, testCard } from './test-matches.ts';
import { tieBreakerFor, tieBreakers } from './tie-breakers.ts';
import { matchView } from './view.ts';

const [one, two] = [testCard(1, 'Rare', 80), testCard(2, 'Rare', 80)];

function levelMatch(cards = [one, two]): PickState {
  const hands = [[cards[0]!], [cards[1]!]] as const;
  return kickOff({ cards: hands }, hands) as PickState;
}

test('[D14] a tie walks the order from there on, once round the table, without what was crossed out', () => {
  const order = ['pace', 'vision', 'dribbling', 'charisma'] as const;
  expect(tieBreakers(order, 'vision', null)).toEqual(['dribbling', 'charisma', 'pace']);
  expect(tieBreakers(order, 'vision', 'dribbling')).toEqual(['charisma', 'pace']);
});

test('[V4] an open decider says what would break a tie there, and says it anew after the stroke', () => {
  const { order } = levelMatch().fate;
  // The loser of round 1 levels with the last of the order, and crosses out the second decider.
  const state = levelMatch([one, testCard(2, 'Rare', 75, { [order[9]!]: 85 })]);
  const before = matchView(state, null);
  expect(before.deciders.map(({ tieBreaker }) => tieBreaker)).toEqual(order.slice(2, 5));
  const after = matchView(pick(state, order[9]!, order[2]), null);
  expect(tieBreakerFor(after, order[1]!)).toBe(order[3]);
  expect(tieBreakerFor(after, order[2]!)).toBeNull();
  expect(tieBreakerFor(after, order[3]!)).toBe(order[4]);
});

test('[V4] nothing is said of ties where there is a crowd, nor when the match is over', () => {
  const crowded = matchView(levelMatch([testCard(1, 'Common', 66), two]), null);
  expect(crowded.deciders.map((decider) => 'tieBreaker' in decider)).toEqual([false, false, false]);
  const over = matchView(playOn(levelMatch()), null);
  expect(over.deciders.some((decider) => 'tieBreaker' in decider)).toBe(false);
});
