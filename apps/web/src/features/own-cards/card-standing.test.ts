import { describe, expect, it } from 'vitest';
import { cardStanding, gamesWords, standingWords, whyNoneFree } from './card-standing.ts';

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

  it('has played enough for its day also when it has rested, and is free the next morning', () => {
    const tired = card({ restsUntil: '2025-06-15T13:00:00Z', gamesToday: 3 });
    expect(cardStanding(tired, Date.parse('2025-06-15T13:00:00Z'))).toBe('played-out');
    expect(cardStanding(tired, Date.parse('2025-06-16T00:00:00Z'))).toBe('free');
  });

  it.each([
    [[], null],
    [
      [
        card(),
        card({ restsUntil: '2025-06-15T23:20:00Z' }),
        card({ restsUntil: '2025-06-15T14:30:00Z' }),
      ],
      'Having a Rest. The first one is back in 2h 30m.',
    ],
    [[card({ gamesToday: 3 }), card()], 'Already in Play. Back when that game is over.'],
    [[card({ gamesToday: 3 })], 'Done for Today. Back at midnight UTC.'],
    [
      [card({ restsUntil: '2025-06-16T02:00:00Z', gamesToday: 1 }), card({ gamesToday: 3 })],
      'Having a Rest. The first one is back in 12h 0m.',
    ],
    [
      [card({ restsUntil: '2025-06-15T14:00:00Z', gamesToday: 3 })],
      'Having a Rest. The first one is back in 12h 0m.',
    ],
    [
      [card({ place: 'chain' })],
      'All Outside. On the chain they do not play: bring one to the Stadium.',
    ],
  ])('of %j says why none can play, and when the first one is back', (cards, words) => {
    const why = whyNoneFree(cards, NOW);
    expect(why && `${why.title}. ${why.words}`).toBe(words);
  });

  it('counts the games of the day and the growth of a life against their limits', () => {
    expect(gamesWords(2)).toBe('2 of 3 games today');
  });
});
