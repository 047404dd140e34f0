import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, LOCALES } from './locales.ts';
import { phrase } from './message.ts';

test.each([
  ['Hello {name}', { name: 'Ada' }, 'Hello Ada'],
  ['{n, plural, =0 {no cards} one {# card} other {# cards}}', { n: 0 }, 'no cards'],
  ['{n, plural, =0 {no cards} one {# card} other {# cards}} left', { n: 1 }, '1 card left'],
  ['{n, plural, one {# card} other {# cards}}', { n: 20_000 }, '20,000 cards'],
  ['{who, select, you {You have} other {{who} has}} won', { who: 'you' }, 'You have won'],
  ['{who, select, you {You have} other {{who} has}} won', { who: 'Bo' }, 'Bo has won'],
  ['{who, select, you {You} other {Others}}', { who: 'constructor' }, 'Others'],
  ['Open@@verb', {}, 'Open'],
  ["Don't <b>{what}</b> < 5 # it's", { what: 'panic' }, "Don't panic < 5 # it's"],
  ['{n, plural, one {<b>#</b> goat} other {<b>#</b> goats}}', { n: 3 }, '3 goats'],
])('%s', (message, values, said) => {
  expect(phrase('en', message, values)).toBe(said);
});

test.each([
  ['en', 899_979, '899,979 HOOF'],
  ['en', 12.5, '12.50 HOOF'],
  ['en', -0.001, '0 HOOF'],
  ['de', 1234.5, '1.234,50 HOOF'],
  ['pt', 20_000, '20.000 HOOF'],
] as const)('HOOF are written as the language writes numbers: %s %s', (locale, price, said) => {
  expect(phrase(locale, '{price, hoof} HOOF', { price })).toBe(said);
});

test.each([
  ['en', 1.5, '1.5x'],
  ['de', 1.5, '1,5x'],
  ['fr', 2.5, '2,5x'],
  ['de', 12_345, '12345x'],
] as const)('no number keeps the English point by accident: %s %s', (locale, n, said) => {
  expect(phrase(locale, '{n}x', { n })).toBe(said);
});

test.each([
  ['Anpfiff in {left}.', '2 Min.', 'Anpfiff in 2 Min.'],
  ['Noch {left}. Lauf!', '2 Std.', 'Noch 2 Std. Lauf!'],
  ['Noch {left}...', '2 Std.', 'Noch 2 Std....'],
  ['Noch {left}.', '2 h', 'Noch 2 h.'],
])('a sentence that ends in an abbreviation has one full stop: %s', (message, left, said) => {
  expect(phrase('de', message, { left })).toBe(said);
});

test('what is grouped by hand is grouped as Intl does it, in every language', () => {
  const amount = fc.integer({ min: -1e12, max: 1e12 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(amount, fc.constantFrom(...LOCALES), (n, locale) => {
      const said = n.toLocaleString(LANGUAGE_TAGS[locale]);
      expect(phrase(locale, '{n, number}', { n })).toBe(said === '-0' ? '0' : said);
    }),
  );
});

test('SOL always have their hundredths', () => {
  expect(phrase('en', '{bid, sol} SOL', { bid: 1111.1 })).toBe('1,111.10 SOL');
  expect(phrase('es', '{bid, sol} SOL', { bid: 41 })).toBe('41,00 SOL');
});

test('a language counts in its own way', () => {
  const cards = '{n, plural, one {# carte} other {# cartes}}';
  expect(phrase('fr', cards, { n: 0 })).toBe('0 carte');
  expect(phrase('de', '{n, number} Karten', { n: 20_000 })).toBe('20.000 Karten');
  // Spanish has a case of its own for millions, which a message need not have.
  expect(phrase('es', '{n, plural, one {# cabra} other {# cabras}}', { n: 1e6 })).toContain(
    'cabras',
  );
});

test.each(['{', '{name', '{n, plural, one {x}}', '<b>x', 'x}', '{n, ordinal, other {x}}'])(
  'what is no message is refused when it is first said, not shown in pieces: %s',
  (message) => {
    expect(() => phrase('en', message, {})).toThrow('Not a message');
  },
);
