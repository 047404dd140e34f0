import { openPalette } from './palette.ts';

/**
 * A drawing as runs of pixels, to be painted over others. Drawn art is flat and mostly empty around
 * the figure, so that a sprite takes a tenth of its bitmap's memory and is painted faster.
 *
 * Each run is one word, count × 8 + kind, then its pixels as places in the palette; runs follow each
 * other through the rows of the picture the sprite belongs to.
 */
export interface Sprite {
  readonly words: Uint16Array;
  /** Premultiplied pixels, red in the lowest byte. */
  readonly palette: Uint32Array;
}

export const SKIP = 0;
/** One opaque pixel, repeated. */
export const SOLID = 1;
/** Opaque pixels, each its own. */
export const COPY = 2;
/** Translucent pixels, each its own. */
export const BLEND = 3;
/** One translucent pixel, repeated. */
export const TINT = 4;
/** Pixels that found no place in the palette, as two words each. */
export const RAW = 5;

/** A rectangle of premultiplied pixels and where it stands in the picture. */
export interface Patch {
  readonly pixels: Uint32Array;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fewer equal pixels than this are painted faster one by one than as a run. */
const SHORTEST_RUN = 8;
/** What fits into a word beside the kind. */
const LONGEST_RUN = 8_191;

let scratch = new Uint16Array(0);

/** `spriteOf(patch, 512)`: the patch as runs within a picture 512 pixels wide. */
export function spriteOf(patch: Patch, pictureWidth: number): Sprite {
  const { x, y, width, height } = patch;
  // Signed words are compared without leaving the integers, which takes half the time.
  const { buffer, byteOffset, length } = patch.pixels;
  const pixels = new Int32Array(buffer, byteOffset, length);
  const start = y * pictureWidth + x;
  // A pixel takes three words at most: a run of its own that found no place in the palette.
  const most = 3 * width * height + 2 * height + start / LONGEST_RUN + 8;
  if (scratch.length < most) scratch = new Uint16Array(most);
  const out = scratch;
  const palette = openPalette();
  let size = 0;
  let skipped = start;
  for (let row = 0; row < height; row += 1) {
    let i = row * width;
    const end = i + width;
    while (i < end) {
      const pixel = pixels[i]!;
      const run = runLength(pixels, i, end);
      const alpha = pixel >>> 24;
      if (alpha === 0) {
        skipped += run;
        i += run;
        continue;
      }
      for (; skipped > 0; skipped -= Math.min(skipped, LONGEST_RUN)) {
        out[size++] = Math.min(skipped, LONGEST_RUN) * 8 + SKIP;
      }
      const place = palette.placeOf(pixel);
      if (place < 0) {
        out[size++] = 8 + RAW;
        out[size++] = pixel & 0xffff;
        out[size++] = pixel >>> 16;
        i += 1;
      } else if (run >= SHORTEST_RUN) {
        out[size++] = run * 8 + (alpha === 255 ? SOLID : TINT);
        out[size++] = place;
        i += run;
      } else {
        const head = size++;
        const first = i;
        const stop = mixedEnd(pixels, i, end, alpha === 255);
        for (; i < stop; i += 1) {
          const next = palette.placeOf(pixels[i]!);
          if (next < 0) break;
          out[size++] = next;
        }
        out[head] = (i - first) * 8 + (alpha === 255 ? COPY : BLEND);
      }
    }
    skipped += pictureWidth - width;
  }
  return { words: out.slice(0, size), palette: palette.pixels() };
}

function runLength(pixels: Int32Array, from: number, end: number): number {
  const pixel = pixels[from]!;
  let i = from + 1;
  // Whatever colour an invisible pixel has, it is skipped.
  if (pixel >>> 24 === 0) {
    while (i + 4 <= end && (pixels[i]! | pixels[i + 1]! | pixels[i + 2]! | pixels[i + 3]!) === 0) {
      i += 4;
    }
    while (i < end && pixels[i]! >>> 24 === 0) i += 1;
  } else while (i < end && pixels[i]! === pixel) i += 1;
  return i - from;
}

/** Where pixels that are all opaque, or all translucent, end, or become a run worth announcing. */
function mixedEnd(pixels: Int32Array, from: number, end: number, opaque: boolean): number {
  let same = 1;
  let i = from + 1;
  for (; i < end; i += 1) {
    const pixel = pixels[i]!;
    const alpha = pixel >>> 24;
    if (alpha === 0 || (alpha === 255) !== opaque) return i;
    same = pixel === pixels[i - 1]! ? same + 1 : 1;
    if (same === SHORTEST_RUN) return i - SHORTEST_RUN + 1;
  }
  return i;
}
