import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES, localPath, localPicture, preferredLocale, splitPath } from './locales.ts';

test.each([
  ['/', 'en', '/'],
  ['/cups', 'en', '/cups'],
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es/cups/7', 'es', '/cups/7'],
  ['/essen', 'en', '/essen'],
  ['/en/cups', 'en', '/en/cups'],
  ['/it/cups', 'en', '/it/cups'],
])('%s is %s of %s', (pathname, locale, path) => {
  expect(splitPath(pathname)).toEqual({ locale, path });
});

test.each(['/es//evil.example/x', '//evil.example/x', '//es//evil.example', '/es///'])(
  'another language of a crooked address leads to no other site: %s',
  (pathname) => {
    for (const locale of LOCALES) {
      const { origin } = new URL(
        localPath(locale, splitPath(pathname).path),
        'https://goats.example',
      );
      expect(origin).toBe('https://goats.example');
    }
  },
);

test('every page is found again from its address in any language', () => {
  const path = fc.stringMatching(/^\/[a-z-]{3,12}(\/[a-z0-9-]{1,12})?$/);
  fc.assert(
    fc.property(path, fc.constantFrom(...LOCALES), (page, locale) => {
      expect(splitPath(localPath(locale, page))).toEqual({ locale, path: page });
    }),
  );
});

test('a browser that asks for what we have not is asked on', () => {
  expect(preferredLocale(['it', 'pt-PT', 'en'])).toBe('pt');
  expect(preferredLocale(['ja'])).toBeUndefined();
});

test.each([
  ['en', '/a.png', '/a.png'],
  ['es', '/a.png', '/a.png?lang=es'],
  ['pt', '/a.png?w=640', '/a.png?w=640&lang=pt'],
] as const)('a picture in %s: %s', (locale, address, said) => {
  expect(localPicture(locale, address)).toBe(said);
});
