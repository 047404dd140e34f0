import { describe, expect, it } from 'vitest';
import { cardStanding, gamesWords, growthWords, standingWords } from './card-standing.ts';

const NOW = Date.parse('2025-06-15T12:00:00Z');
const card = (more = {}) => ({ free: false, restsUntil: null, gamesToday: 0, ...more });

describe('what a card in the collection says of itself', () => {
  it.each([
    [card({ free: true }), 'Ready to play'],
    [card(), 'In play'],
    [card({ gamesToday: 3 }), 'Done for today'],
    [card({ restsUntil: '2025-06-15T23:20:00Z', gamesToday: 1 }), 'Rests 11h 20m'],
    [card({ restsUntil: '2025-06-15T23:20:00Z', gamesToday: 3 }), 'Rests 11h 20m'],
  ])('%j reads %s', (owned, words) => {
    expect(standingWords(owned, NOW)).toBe(words);
  });

  it('is ready the moment its rest is over, without a reload', () => {
    const resting = card({ restsUntil: '2025-06-15T12:00:01Z' });
    expect(cardStanding(resting, NOW)).toBe('resting');
    expect(cardStanding(resting, NOW + 1000)).toBe('free');
  });

  it('counts the games of the day and the growth of a life against their limits', () => {
    expect(gamesWords(2)).toBe('2 of 3 games today');
    expect(growthWords(2)).toBe('+2 of 5');
  });
});
