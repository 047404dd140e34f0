import { expect, test } from 'vitest';
import { goatSummaries } from '../goats/goat-summaries.ts';
import { additionalArtworks, drawnGalleryItems, galleryByTeam, galleryItems } from './gallery.ts';

test('27 named cards, each with its own file, title and picture', () => {
  const items = drawnGalleryItems();
  expect(items.length).toBe(27);
  expect(items.map((item) => item.id)).toEqual(Array.from({ length: 27 }, (_, at) => at + 1));
  for (const key of ['filename', 'title', 'description'] as const) {
    expect(new Set(items.map((item) => item[key])).size).toBe(27);
  }
  expect(new Set(items.map((item) => JSON.stringify(item.traits))).size).toBe(27);
});

test('the groups are the ten clubs and together hold every card once', () => {
  const groups = galleryByTeam();
  expect(groups.map((group) => group.team)).toEqual(goatSummaries.map((goat) => goat.team));
  expect(groups.flatMap((group) => group.items)).toEqual(galleryItems());
});

test('what the page lists carries no drawing instructions', () => {
  expect(Object.keys(galleryItems()[0]!)).toEqual([
    'id',
    'filename',
    'title',
    'description',
    'team',
  ]);
});

test('there are further artworks to shuffle, with addresses of their own', () => {
  const artworks = additionalArtworks();
  expect(artworks.length).toBeGreaterThanOrEqual(8);
  expect(new Set(artworks.map((image) => image.url)).size).toBe(artworks.length);
});
