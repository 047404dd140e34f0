import { ApiError } from '@goats/contract';
import { expect, test } from 'vitest';
import { NotChecked, notCheckedWords } from './not-checked.ts';

test.each([
  [new NotChecked('The list is not published here.'), /^The list is not published here\.$/],
  [new ApiError(503, '{"error":"The chain is away.","code":"UNAVAILABLE"}', 'x'), /muscle/],
  // Of browsers, wallets and nodes, in their own English.
  [new TypeError('Failed to fetch'), /^It could not be checked/],
  [new Error('Uncaught RangeError: Array buffer allocation failed'), /^It could not be checked/],
  [{ code: -32603, message: 'Internal JSON-RPC error.' }, /^It could not be checked/],
])('a root that nobody could check is told in a sentence of ours: %s', (error, words) => {
  expect(notCheckedWords(error)).toMatch(words);
});
