import { expect, test } from 'vitest';
import { localPicture } from './locales.ts';

test.each([
  ['en', '/a.png', '/a.png'],
  ['es', '/a.png', '/a.png?lang=es'],
  ['pt', '/a.png?w=640', '/a.png?w=640&lang=pt'],
] as const)('a picture in %s: %s', (locale, address, said) => {
  expect(localPicture(locale, address)).toBe(said);
});
