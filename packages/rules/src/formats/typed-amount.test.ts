import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedGrouped } from './numbers.ts';
import { readTypedAmount, typedForm, understoodAmount } from './typed-amount.ts';

const hundredths = fc.integer({ min: 0, max: 10_000_000_000_00 });

/** As somebody with these habits writes it. */
function written(amount: number, group: string, point: string, decimals: number): string {
  return fixedGrouped(amount, decimals).replace(/[,.]/g, (mark) => (mark === ',' ? group : point));
}

describe('a typed amount', () => {
  test.each([
    ['1250', 1250],
    [' 12.5 ', 12.5],
    ['12,5', 12.5],
    ['1.250,00', 1250],
    ['1,250.5', 1250.5],
    ['1.234.567', 1_234_567],
    ['1 250', 1250],
    ['1\u202f250,5', 1250.5],
    ['1’250', 1250],
    ['12.', 12],
    ['0.500', 0.5],
    ['1250.500', 1250.5],
  ])('%j is %d', (text, amount) => {
    expect(readTypedAmount(text)).toEqual({ amount });
  });

  test.each([
    ['1.250', '1.250 can be read two ways. Write 1250 or 1.25.'],
    ['1,250', '1,250 can be read two ways. Write 1250 or 1.25.'],
    ['12.000', '12.000 can be read two ways. Write 12000 or 12.'],
    ['12.345', '12.345 can be read two ways. Write 12345, or 2 decimals at most.'],
    ['0.125', '2 decimals at most.'],
    ['1.2.3', 'Write it as a number, such as 1250 or 12.50.'],
    ['1,25,000', 'Write it as a number, such as 1250 or 12.50.'],
    ['', 'Write it as a number, such as 1250 or 12.50.'],
    ['1e3', 'Write it as a number, such as 1250 or 12.50.'],
    ['-5', 'Write it as a number, such as 1250 or 12.50.'],
  ])('%j is sent back with a sentence', (text, problem) => {
    expect(readTypedAmount(text)).toEqual({ problem });
  });

  test('without decimals a mark is thousands, and a fraction is none', () => {
    expect(readTypedAmount('1.250', 0)).toEqual({ amount: 1250 });
    expect(readTypedAmount('1,250', 0)).toEqual({ amount: 1250 });
    expect(readTypedAmount('2.5', 0)).toEqual({ problem: 'Whole numbers only.' });
  });

  test('is the one that was meant or is sent back, however people write it, and never another', () => {
    const habits = fc.constantFrom(
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ["'", '.'],
      ['', '.'],
      ['', ','],
    );
    fc.assert(
      fc.property(
        hundredths,
        habits,
        fc.integer({ min: 0, max: 4 }),
        (size, [group, point], places) => {
          const amount = places < 2 ? Math.trunc(size / 100) : size / 100;
          const read = readTypedAmount(written(amount, group!, point!, places));
          if ('amount' in read) expect(read.amount).toBe(amount);
          else expect(read.problem).toMatch(/^\S+ can be read two ways\. /);
        },
      ),
    );
  });

  test('is understood whenever two decimals are written out', () => {
    const habits = fc.constantFrom([',', '.'], ['.', ','], [' ', ','], ["'", '.']);
    fc.assert(
      fc.property(hundredths, habits, (size, [group, point]) => {
        const text = written(size / 100, group!, point!, 2);
        expect(readTypedAmount(text)).toEqual({ amount: size / 100 });
      }),
    );
  });

  test('that a button writes into the field is read as it was meant', () => {
    fc.assert(
      fc.property(hundredths, (size) => {
        expect(readTypedAmount(typedForm(size / 100))).toEqual({ amount: size / 100 });
      }),
    );
  });
});

test.each([
  ['1250', '= 1,250 HOOF'],
  ['12,5', '= 12.50 HOOF'],
  ['1.250,00', '= 1,250 HOOF'],
  ['12.50', null],
  ['41.00', null],
  ['80', null],
  ['1.250', null],
  ['goat', null],
])('%j says how it was understood: %j', (text, words) => {
  expect(understoodAmount(text, 'HOOF')).toBe(words);
});
