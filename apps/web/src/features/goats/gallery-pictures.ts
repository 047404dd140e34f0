/**
 * Where else a gallery picture may be found: under the goat images, then, for names that begin with
 * image_, among the attached assets. `galleryFallbacks('image_7.png')`
 */
export function galleryFallbacks(filename: string): string[] {
  const name = encodeURIComponent(filename);
  const attached = filename.startsWith('image_') ? [`/attached_assets/${name}`] : [];
  return [`/api/goat-images/${name}`, ...attached];
}

/** A new order on every visit. `shuffled([1, 2, 3])` */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
