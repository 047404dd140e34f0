import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

const read = (text: string) => readAmount(text, 250.5, 'Only {most} may leave.');

test('an amount is read as people write it', () => {
  expect(read('12')).toEqual({ hoof: 12 });
  expect(read(' 12.50 ')).toEqual({ hoof: 12.5 });
  expect(read('12,5')).toEqual({ hoof: 12.5 });
  expect(readAmount('1.250,00', 2000, '')).toEqual({ hoof: 1250 });
});

test.each([
  ['', 'Say how much.'],
  ['twelve', 'Write it as a number, such as 1250 or 12.50.'],
  ['-3', 'Write it as a number, such as 1250 or 12.50.'],
  ['1.250', '1.250 can be read two ways. Write 1250 or 1.25.'],
  ['0', 'At least 1 HOOF makes the trip.'],
  ['0.99', 'At least 1 HOOF makes the trip.'],
  ['0.125', '2 decimals at most.'],
  ['251', 'Only 250.50 may leave.'],
])('%j is turned down at the field, before anything is sent', (text, problem) => {
  expect(read(text)).toEqual({ problem });
});
