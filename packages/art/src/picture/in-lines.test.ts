import { expect, it } from 'vitest';
import { inLines } from './in-lines.ts';

it('breaks a headline between words, never inside one', () => {
  expect(inLines('The greatest of all time are goats', 14, 3)).toEqual([
    'The greatest',
    'of all time',
    'are goats',
  ]);
});

it('puts what is left into the last line rather than off the picture', () => {
  expect(inLines('one two three four five', 5, 2)).toEqual(['one', 'two three four five']);
});
