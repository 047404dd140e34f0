import { expect, it } from 'vitest';
import { versioned } from './picture-version.ts';

it('a release that draws differently asks for a picture under another address', () => {
  const addresses = ['', 'abc123', 'def456'].map((version) =>
    versioned('/api/goat-images/the-flea/the-flea_1_common_home.webp', version),
  );
  expect(addresses).toEqual([
    '/api/goat-images/the-flea/the-flea_1_common_home.webp',
    '/api/goat-images/the-flea/the-flea_1_common_home.abc123.webp',
    '/api/goat-images/the-flea/the-flea_1_common_home.def456.webp',
  ]);
});
