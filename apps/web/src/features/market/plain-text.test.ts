import { goatSummaries } from '@goats/collection';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain, withAccents } from './plain-text.ts';

const KNOWN = goatSummaries.flatMap((goat) => [goat.name, goat.inspiredBy]);

test.each([
  ['pele', 'pelé'],
  ['el fenomeno', 'el fenómeno'],
  ['Nazario', 'nazário'],
  ['naz', 'naz'],
  ['flea', 'flea'],
  ['', ''],
])('a search for %s finds the cards that are written %s', (typed, sent) => {
  expect(withAccents(typed, KNOWN)).toBe(sent);
});

test('whatever is typed, only accents and case are ever changed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(plain(withAccents(typed, KNOWN))).toBe(plain(typed));
    }),
  );
});
