import { expect, test } from 'vitest';
import { houseAnswer, REACTIONS, REACTIONS_AFTER_MS, reactionsShut } from './reactions.ts';

test('players and watchers react while it is on and for a minute after, nobody in practice', () => {
  const at = (kind: 'challenge' | 'practice', finishedAt: number | null, now: number) =>
    reactionsShut({ kind, finishedAt }, false, now);
  expect(at('challenge', null, 0)).toBeNull();
  expect(at('challenge', 1_000, 1_000 + REACTIONS_AFTER_MS - 1)).toBeNull();
  expect(at('challenge', 1_000, 1_000 + REACTIONS_AFTER_MS)).toBe('over');
  expect(at('practice', null, 0)).toBe('practice');
});

test('a friendly is in nobody’s list: whoever guesses its number says nothing in it', () => {
  expect(reactionsShut({ kind: 'friendly', finishedAt: null }, false, 0)).toBe('friendly');
  expect(reactionsShut({ kind: 'friendly', finishedAt: null }, true, 0)).toBeNull();
});

test('a house player answers a face now and then, and the same face at the same moment always alike', () => {
  const asked = Array.from({ length: 300 }, (_, matchId) =>
    REACTIONS.map((reaction) => houseAnswer(reaction, { matchId, rounds: matchId % 3 })),
  ).flat();
  const answered = asked.filter((answer) => answer !== null).length / asked.length;
  expect(answered).toBeGreaterThan(0.25);
  expect(answered).toBeLessThan(0.42);
  const at = { matchId: 7, rounds: 1 };
  expect(houseAnswer('bleat', at)).toBe(houseAnswer('bleat', at));
});
