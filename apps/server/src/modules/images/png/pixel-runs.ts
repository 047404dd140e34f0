/** What a picture is written as: pixels as they are, or runs that were there before. */
export interface PixelRuns {
  readonly count: number;
  /** How many pixels a run has; 0 stands for one pixel as it is, ROW_START for a new row. */
  readonly lengths: Uint8Array;
  /** The pixel, or how far back in the file the run was, in bytes. */
  readonly values: Uint32Array;
}

export const ROW_START = 255;
/** Deflate repeats 258 bytes at most, which are 64 whole pixels. */
const LONGEST = 64;
const WINDOW = 32_768;
const HASH_BITS = 13;

let lengths = new Uint8Array(0);
let values = new Uint32Array(0);
const lastSeen = new Int32Array(1 << HASH_BITS);

/**
 * Splits a picture into runs. Drawn art is flat: nearly every pixel is the one to its left, the one
 * above it, or begins a row of pixels that was written a moment ago.
 */
export function pixelRuns(pixels: Uint32Array, width: number, height: number): PixelRuns {
  const most = (width + 1) * height;
  if (lengths.length < most) {
    lengths = new Uint8Array(most);
    values = new Uint32Array(most);
  }
  lastSeen.fill(-1);
  const rowBytes = 4 * width + 1;
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    lengths[count++] = ROW_START;
    const start = y * width;
    const end = start + width;
    let i = start;
    while (i < end) {
      const pixel = pixels[i]!;
      const stop = i + LONGEST < end ? i + LONGEST : end;
      let best = 0;
      let back = 0;
      if (i > start && pixels[i - 1]! === pixel) {
        let j = i + 1;
        while (j < stop && pixels[j]! === pixel) j += 1;
        best = j - i;
        back = 4;
      }
      if (y > 0 && pixels[i - width]! === pixel) {
        let j = i + 1;
        while (j < stop && pixels[j]! === pixels[j - width]!) j += 1;
        if (j - i > best) {
          best = j - i;
          back = rowBytes;
        }
      }
      if (best < 2) {
        const slot = Math.imul(pixel, 0x9e3779b1) >>> (32 - HASH_BITS);
        const seen = lastSeen[slot]!;
        lastSeen[slot] = i;
        if (seen >= 0 && pixels[seen]! === pixel) {
          const seenRow = (seen / width) | 0;
          const distance = (y - seenRow) * rowBytes + 4 * (i - start - (seen - seenRow * width));
          if (distance <= WINDOW) {
            const limit = Math.min(stop, i + (seenRow + 1) * width - seen);
            let j = i + 1;
            while (j < limit && pixels[j]! === pixels[seen + j - i]!) j += 1;
            if (j - i > best && (best > 0 || j - i > 1)) {
              best = j - i;
              back = distance;
            }
          }
        }
      }
      if (best === 0) {
        lengths[count] = 0;
        values[count++] = pixel;
        i += 1;
      } else {
        lengths[count] = best;
        values[count++] = back;
        i += best;
      }
    }
  }
  return { count, lengths, values };
}
