import { ApiError } from '@goats/contract';
import { describe, expect, it } from 'vitest';
import { isSettled, mintRefusal } from './mint-refusal.ts';

const refused = (status: number, code: string, details?: unknown) =>
  new ApiError(status, JSON.stringify({ error: 'The server said so.', code, details }), '');

describe('a card that was not minted', () => {
  it.each([
    [refused(409, 'CARD_TAKEN'), /Somebody got there first/],
    [
      refused(409, 'INSUFFICIENT_HOOF', { required: 244, available: 10 }),
      /Required: 244, Available: 10/,
    ],
    [refused(409, 'INSUFFICIENT_HOOF'), /not hold enough/],
    [refused(429, 'TOO_MANY_REQUESTS'), /minute/],
    [refused(404, 'NOT_FOUND'), /The server said so/],
    [new TypeError('Failed to fetch'), /cannot pay twice/],
  ])('%s is told in words', (error, words) => {
    expect(mintRefusal(error)).toMatch(words);
  });

  it('keeps the key of an answer that may have got lost, and takes a new one after a refusal', () => {
    expect(isSettled(refused(409, 'CARD_TAKEN'))).toBe(true);
    expect(isSettled(refused(503, 'UNAVAILABLE'))).toBe(false);
    expect(isSettled(refused(401, 'UNAUTHENTICATED'))).toBe(false);
    expect(isSettled(new TypeError('Failed to fetch'))).toBe(false);
  });
});
