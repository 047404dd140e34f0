import type { Sharp, SharpOptions } from 'sharp';

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

const ROOT_SIZE = /^<svg ([^>]*?)width="([\d.]+)" height="([\d.]+)"/;

/** The nearest width on the list that is not smaller, or undefined when none is. */
export function stepUp(width: number): number | undefined {
  return WIDTHS.find((step) => step >= width);
}

/**
 * Draws an SVG as pixels at exactly `width`. The root's size is rewritten, so that the vector is
 * rendered at the final size instead of being rendered once and scaled.
 */
export async function rasterise(
  svg: string,
  format: Exclude<Format, 'svg'>,
  width: number | undefined,
): Promise<Buffer> {
  const size = ROOT_SIZE.exec(svg);
  if (!size) throw new Error('A picture without width and height cannot be drawn');
  const naturalWidth = Number(size[2]);
  const naturalHeight = Number(size[3]);
  const wanted = width ?? naturalWidth;
  const height = Math.round((wanted * naturalHeight) / naturalWidth);
  const sized = svg.replace(ROOT_SIZE, `<svg $1width="${wanted}" height="${height}"`);
  const image = (await loadSharp())(Buffer.from(sized), { limitInputPixels: 2048 * 4096 });
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 86, effort: 3 }).toBuffer();
  return image.flatten({ background: '#07140e' }).jpeg({ quality: 86 }).toBuffer();
}

type SharpFactory = (input: Buffer, options: SharpOptions) => Sharp;
let factory: SharpFactory | undefined;

/** Loaded at the first picture: an idle server does not pay for the image library. */
async function loadSharp(): Promise<SharpFactory> {
  if (!factory) {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    factory = sharp;
  }
  return factory;
}
