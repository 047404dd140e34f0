import { versioned } from '@goats/collection';

/** Addresses of the drawn goats. Widths are the ones the server keeps ready. */
const BASE = '/api/goat-images';

const address = (file: string) => versioned(`${BASE}/${file}.webp`);

const widths = (file: string, sizes: readonly number[]) =>
  sizes.map((width) => `${address(file)}?w=${width} ${width}w`).join(', ');

/** Square. `<ArtImage {...portrait(slug)} sizes="25vw" alt="" />` */
export function portrait(slug: string) {
  return { src: `${address(slug)}?w=640`, srcSet: widths(slug, [320, 384, 512, 640, 960]) };
}

/** Square and about sixty pixels wide, for strips and rows. */
export function thumbnail(slug: string) {
  const at = (width: number) => `${address(slug)}?w=${width}`;
  return { src: at(128), srcSet: `${at(64)} 1x, ${at(128)} 2x, ${at(192)} 3x` };
}

/**
 * Square, in action: on its way to the right, or as the rival who comes from there. As a drawing: a
 * poster hangs for a second, and no painter is quicker than that.
 */
export function action(slug: string, side: 'action' | 'rival') {
  return { src: versioned(`${BASE}/${slug}-${side}.svg`) };
}

/** The run that ends in `action`, as a strip of ten squares side by side. */
export function film(slug: string, side: 'action' | 'rival') {
  return { src: address(`${slug}-${side}-film`) };
}

/** 16:9. */
export function cover(slug: string) {
  return { src: `${address(`${slug}-cover`)}?w=1280` };
}

/** Square cut-out on a transparent ground. */
export function figure(slug: string) {
  const file = `${slug}-figure`;
  return { src: `${address(file)}?w=960`, srcSet: widths(file, [512, 640, 768, 960]) };
}

/** When a picture fails: the default goat that the server always has. */
export const DEFAULT_GOAT = `${BASE}/default`;
