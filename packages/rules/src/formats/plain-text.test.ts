import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Pelé', 'pele'],
  ['El Fenómeno', 'el fenomeno'],
  ['Nazário', 'nazario'],
  ['flea', 'flea'],
  ['', ''],
])('lets a visitor without accents on the keyboard find %s', (written, typed) => {
  expect(plainText(written)).toBe(typed);
});

it('changes nothing that is plain already, so that both sides of a search may use it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(plainText(plainText(text))).toBe(plainText(text));
    }),
  );
});
