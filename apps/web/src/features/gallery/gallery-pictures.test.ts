import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureSources, shuffled } from './gallery-pictures.ts';

test('only attached pictures are looked for among the attached assets, and only last', () => {
  expect(pictureSources('image_7.png').at(-1)).toBe('/attached_assets/image_7.png');
  expect(pictureSources('gallery-01.webp')).toEqual([
    '/api/images/gallery-01.webp',
    '/api/goat-images/gallery-01.webp',
  ]);
});

test('the address that the server gave comes first, and nothing is tried twice', () => {
  expect(pictureSources('a.webp', '/api/images/a.webp')).toEqual([
    '/api/images/a.webp',
    '/api/goat-images/a.webp',
  ]);
});

test('a file name cannot lead out of its folder', () => {
  expect(pictureSources('../secret')[0]).toBe('/api/images/..%2Fsecret');
});

test('shuffling loses no picture and shows none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (items) => {
      expect(shuffled(items).toSorted()).toEqual(items.toSorted());
    }),
  );
});
