import { versioned } from '@goats/collection';
/**
 * Where a named picture is looked for, in turn: among the images, among the goat images, and for
 * names that begin with image_ among the attached assets. `pictureSources('image_7.png')`
 */
export function pictureSources(filename: string, url?: string): string[] {
  const name = encodeURIComponent(filename);
  const sources = [
    ...(url ? [url] : []),
    versioned(`/api/images/${name}`),
    versioned(`/api/goat-images/${name}`),
    ...(filename.startsWith('image_') ? [versioned(`/attached_assets/${name}`)] : []),
  ];
  return [...new Set(sources)];
}

/** A new order on every visit. `shuffled([1, 2, 3])` */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
