export const FORMATS = ['svg', 'png', 'webp', 'jpg', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

export const MEDIA_TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const satisfies Record<Format, string>;

/** Pictures are drawn at these widths only, so that a guest cannot fill the cache one by one. */
export const WIDTHS = [
  64, 96, 128, 192, 256, 320, 384, 480, 512, 640, 768, 960, 1024, 1280, 1600, 1920, 2048,
] as const;

/** The nearest width on the list that is not smaller, or undefined when none is. */
export function stepUp(width: number): number | undefined {
  return WIDTHS.find((step) => step >= width);
}
