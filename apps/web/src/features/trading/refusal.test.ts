import { ApiError } from '@goats/contract';
import { describe, expect, it } from 'vitest';
import { refusal } from './refusal.ts';

const refused = (status: number, code: string, details?: unknown) =>
  new ApiError(status, JSON.stringify({ error: 'The server said so.', code, details }), '');

describe('a deal that did not come about', () => {
  it.each([
    [refused(409, 'CARD_TAKEN'), /Somebody got there first/],
    [
      refused(409, 'INSUFFICIENT_HOOF', { required: 244, available: 10 }),
      /Required: 244, Available: 10/,
    ],
    [refused(409, 'INSUFFICIENT_HOOF'), /not hold enough/],
    [
      refused(409, 'NOT_TRADABLE', { required: 1250, tradable: 0 }),
      /1,250 HOOF are needed and 0 of yours are tradable/,
    ],
    [refused(409, 'NOT_TRADABLE'), /cannot be traded/],
    [refused(429, 'TOO_MANY_REQUESTS'), /The server said so/],
    [refused(409, 'CARD_BUSY'), /The server said so/],
    [
      new TypeError('Failed to fetch'),
      /The answer got lost, so it may have counted\. Press again: it counts once\./,
    ],
    [new ApiError(504, '', 'Gateway Timeout'), /got lost/],
  ])('%s is told in words', (error, words) => {
    expect(refusal(error)).toMatch(words);
  });
});
