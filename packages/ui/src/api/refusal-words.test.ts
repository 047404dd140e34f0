import { CALL_REFUSALS, createClient, type ErrorAnswer } from '@goats/contract';
import { phrase } from '@goats/words';
import { expect, test } from 'vitest';
import { wordRefusal } from './refusal-words.ts';

/** As the server sends it. */
function refusal(reason: keyof typeof CALL_REFUSALS, values?: ErrorAnswer['values']): ErrorAnswer {
  const { code, say } = CALL_REFUSALS[reason];
  return { error: phrase('en', say, values), code, reason, ...(values && { values }) };
}

test.each([
  [refusal('cup-begun'), 'This cup has begun.'],
  [refusal('card-in-game', { name: 'The Flea' }), 'The Flea is already in a game.'],
  [
    refusal('hoof-short', { required: 1250, available: 9.99 }),
    'Insufficient HOOF balance. Required: 1250, Available: 9.99',
  ],
  [
    refusal('price-changed', { name: 'The Flea', price: 1250.5 }),
    'The Flea costs 1,250.50 HOOF now. Have another look before you buy.',
  ],
  [
    refusal('bid-not-higher', { currentBid: 41.5 }),
    'Your bid must be higher than the current bid of 41.50 SOL.',
  ],
  [
    refusal('bidding-banned', { days: 1 }),
    'This wallet won an auction and did not buy. It may bid again in a day.',
  ],
  [
    refusal('bidding-banned', { days: 7 }),
    'This wallet won an auction and did not buy. It may bid again in 7 days.',
  ],
  [refusal('opening-expired', { kind: 'request' }), 'This battle request has expired.'],
  [
    refusal('too-many-openings', { what: 'addressed-friendly', open: 5 }),
    'You have 5 friendlies to a player open: wait for an opponent, or cancel one.',
  ],
  [refusal('pick/attribute-used'), 'That attribute was already played.'],
  [
    refusal('limit-of-address', { wait: '60 min' }),
    'Easy now: too many of those from your address. Try again in 60 min.',
  ],
  [refusal('puzzle-strike-missing', { deciders: 'pace, dribbling' }), /: pace, dribbling\.$/],
])('a page in English says what the server says: $0.reason', (answer, sentence) => {
  expect(answer.error).toMatch(sentence);
  expect(wordRefusal(answer)).toBe(answer.error);
});

test.each([
  { error: 'A new kind of no.', code: 'CONFLICT', reason: 'not-known-here' },
  { error: 'An old kind of no.', code: 'CONFLICT' },
  { error: 'Not an own one.', code: 'CONFLICT', reason: 'toString' },
] as const)('a reason that nobody knows here leaves the server’s sentence: $error', (answer) => {
  expect(wordRefusal(answer)).toBe(answer.error);
});

const refusing = (wordRefusal: (answer: ErrorAnswer) => Promise<string>) =>
  createClient({
    fetch: () => Promise.resolve(Response.json(refusal('cup-begun'), { status: 409 })),
    wordRefusal,
  })('GET /api/cups', {});

test('a client that has words for a refusal throws it in those', async () => {
  await expect(refusing(async ({ reason }) => `No: ${reason}.`)).rejects.toMatchObject({
    code: 'CUP_CLOSED',
    sentence: 'No: cup-begun.',
  });
});

test('words that do not arrive leave the refusal in English, and never hide it', async () => {
  await expect(refusing(() => Promise.reject(new TypeError('offline')))).rejects.toMatchObject({
    code: 'CUP_CLOSED',
    sentence: 'This cup has begun.',
  });
});
