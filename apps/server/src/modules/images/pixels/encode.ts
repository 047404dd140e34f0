import type { Format } from '../formats.ts';
import type { Size } from './draw-svg.ts';
import { loadSharp } from './load-sharp.ts';
import { unmultiply } from './paint.ts';

/** Premultiplied pixels, which it changes, as an image file: `encode(pixels, size, 'png')`. */
export async function encode(
  pixels: Uint32Array,
  size: Size,
  format: Exclude<Format, 'svg'>,
): Promise<Buffer> {
  const sharp = await loadSharp();
  unmultiply(pixels);
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const image = sharp(bytes, { raw: { ...size, channels: 4 } });
  if (format === 'png') return image.png({ compressionLevel: 1 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 86, effort: 2 }).toBuffer();
  return image.flatten({ background: '#07140e' }).jpeg({ quality: 86 }).toBuffer();
}
