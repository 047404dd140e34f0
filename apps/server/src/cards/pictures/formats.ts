export const FORMATS = ['svg', 'png', 'webp', 'jpg', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export const MEDIA_TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const satisfies Record<Format, string>;

/**
 * The widths that pages ask for, and no others, so that a guest cannot fill the cache one by one. A
 * test looks for each of them in the pages.
 */
export const WIDTHS = [
  64, 128, 192, 256, 320, 384, 480, 512, 640, 768, 960, 1280, 1600, 1920,
] as const;

/** Goats and their looks fill whole screens; cards and everything else never do. */
export type Shelf = 'goats' | 'images';
export const WIDEST = { goats: 1920, images: 960 } as const satisfies Record<Shelf, number>;

/** The nearest width on the list that is not smaller, or undefined when none is. */
export function stepUp(width: number, shelf: Shelf): number | undefined {
  return WIDTHS.find((step) => step >= width && step <= WIDEST[shelf]);
}
