import { expect, test } from 'vitest';
import { phrase } from './message.ts';

test.each([
  ['Hello {name}', { name: 'Ada' }, 'Hello Ada'],
  ['{n, plural, =0 {no cards} one {# card} other {# cards}}', { n: 0 }, 'no cards'],
  ['{n, plural, =0 {no cards} one {# card} other {# cards}} left', { n: 1 }, '1 card left'],
  ['{n, plural, one {# card} other {# cards}}', { n: 20_000 }, '20,000 cards'],
  ['{who, select, you {You have} other {{who} has}} won', { who: 'you' }, 'You have won'],
  ['{who, select, you {You have} other {{who} has}} won', { who: 'Bo' }, 'Bo has won'],
  ['Open@@verb', {}, 'Open'],
  ["Don't <b>{what}</b> < 5 # it's", { what: 'panic' }, "Don't panic < 5 # it's"],
  ['{n, plural, one {<b>#</b> goat} other {<b>#</b> goats}}', { n: 3 }, '3 goats'],
])('%s', (message, values, said) => {
  expect(phrase('en', message, values)).toBe(said);
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
