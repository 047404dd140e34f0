import { LANGUAGE_TAGS, LOCALES, type Locale } from '@goats/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dollarsIn, formatHoof, formatSol, formatXi } from './money.ts';
import { fixedGrouped } from './numbers.ts';
import { percent } from './percent.ts';
import { timeAgo } from './times.ts';
import { readTypedAmount, typedForm, understoodAmount } from './typed-amount.ts';

const hundredths = fc.integer({ min: 0, max: 10_000_000_000_00 });

describe.each(LOCALES)('in %s', (locale) => {
  const two = new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
    ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
  });

  test('an amount is written as Intl would, without asking it each time', () => {
    fc.assert(
      fc.property(hundredths, (size) => {
        expect(fixedGrouped(size / 100, 2, locale)).toBe(two.format(size / 100));
        expect(fixedGrouped(size, 0, locale)).toBe(size.toLocaleString(LANGUAGE_TAGS[locale]));
      }),
    );
  });

  test('what the page writes is read back as the same amount, or asked about and never mistaken', () => {
    fc.assert(
      fc.property(hundredths, (size) => {
        const amount = size / 100;
        const read = readTypedAmount(formatHoof(amount, locale), 2, locale);
        // English alone writes a whole thousand in a way that half of its readers type for decimals.
        if (locale !== 'en' || amount >= 1_000_000 || amount < 1000 || size % 100 !== 0) {
          expect(read).toEqual({ amount });
        } else expect(read).toHaveProperty('problem');
      }),
    );
  });

  test('what a button writes into the field is read as it was meant', () => {
    fc.assert(
      fc.property(hundredths, (size) => {
        const amount = size / 100;
        expect(readTypedAmount(typedForm(amount, locale), 2, locale)).toEqual({ amount });
      }),
    );
  });
});

const withComma: readonly Locale[] = ['es', 'pt', 'fr', 'de'];

describe.each(withComma)('typed in %s', (locale) => {
  test.each([
    ['1.250', 1250],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['1.250,5', 1250.5],
    ['1,250.50', 1250.5],
    ['1 250', 1250],
    ['12.000', 12_000],
  ])('%j is %d', (text, amount) => {
    expect(readTypedAmount(text, 2, locale)).toEqual({ amount });
  });

  test('three decimals may be thousands of another country, and are sent back', () => {
    const problem = '1,250 can be read two ways. Write 1250 or 1,25.';
    expect(readTypedAmount('1,250', 2, locale)).toEqual({ problem });
    expect(readTypedAmount('0,125', 2, locale)).toEqual({ problem: '2 decimals at most.' });
    expect(readTypedAmount('1,250', 0, locale)).toEqual({ amount: 1250 });
  });
});

test('each language has its marks', () => {
  expect(LOCALES.map((locale) => formatHoof(1234.5, locale))).toEqual([
    ...['1,234.50', '1234,50', '1.234,50', '1\u202f234,50', '1.234,50'],
  ]);
  expect(formatSol(12345.6, 'es')).toBe('12.345,60 SOL');
  expect([formatXi(41_200, 'de'), formatXi(0.0005, 'de')]).toEqual(['Ξ41,2K', 'Ξ0,0005']);
  expect(LOCALES.map((locale) => dollarsIn(locale, 9.5))).toEqual([
    ...['$9.50', '9,50\u00a0US$', 'US$\u00a09,50', '9,50\u00a0$', '9,50\u00a0$'],
  ]);
  expect([percent(0.114, 'pt'), percent(0.114, 'de')]).toEqual(['11%', '11 %']);
});

test('a typed amount is repeated only where the page would write it otherwise', () => {
  expect(understoodAmount('1 250', 'HOOF', 2, 'fr')).toBeNull();
  expect(understoodAmount('1.250', 'HOOF', 2, 'de')).toBeNull();
  expect(understoodAmount('1.250', 'HOOF', 2, 'es')).toBe('= 1250 HOOF');
});

test('how long ago is said by whoever speaks the language', () => {
  const said = timeAgo(
    0,
    3 * 60_000,
    (message, values) => `${message.slice(0, 6)} ${values?.count}`,
  );
  expect(said).toBe('{count 3');
});
