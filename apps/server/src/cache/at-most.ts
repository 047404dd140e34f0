/**
 * The bound of an LRU cache: `new LRUCache(atMost(50_000))`. Told `max`, it would set aside all of its
 * places at once, milliseconds of every start for what may never come.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
