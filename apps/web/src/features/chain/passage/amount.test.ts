import { expect, test } from 'vitest';
import { readAmount } from './amount.ts';

const read = (text: string) => readAmount(text, 250.5, 'Only {most} may leave.');

test('an amount is read as people write it', () => {
  expect(read('12')).toEqual({ hoof: 12 });
  expect(read(' 12.50 ')).toEqual({ hoof: 12.5 });
  expect(read('250.500')).toEqual({ hoof: 250.5 });
  expect(readAmount('1,250', 2000, '')).toEqual({ hoof: 1250 });
});

test.each([
  ['', 'Say how much.'],
  ['twelve', 'Write it as a number, such as 1,250 or 12.50.'],
  ['-3', 'Write it as a number, such as 1,250 or 12.50.'],
  ['12,5', 'Write it as a number, such as 1,250 or 12.50.'],
  ['0', 'At least 1 HOOF makes the trip.'],
  ['0.99', 'At least 1 HOOF makes the trip.'],
  ['12.345', 'HOOF has two decimals, and no coin is smaller than a hundredth.'],
  ['251', 'Only 250.50 may leave.'],
])('%j is turned down at the field, before anything is sent', (text, problem) => {
  expect(read(text)).toEqual({ problem });
});
