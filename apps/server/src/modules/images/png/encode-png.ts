import { crc32 } from 'node:zlib';
import { deflateRuns } from './deflate-runs.ts';
import { pixelRuns } from './pixel-runs.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits, red green blue alpha, no interlace. */
const KIND = [8, 6, 0, 0, 0] as const;

/**
 * A PNG of pixels in the order red, green, blue, alpha. Made for drawn art, for which it is several
 * times as fast as a general encoder; a photograph would come out large.
 * @example encodePng(pixels, 512, 717)
 */
export function encodePng(pixels: Uint32Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(KIND, 8);
  const body = deflateRuns(pixelRuns(pixels, width, height));
  const check = Buffer.alloc(4);
  check.writeUInt32BE(adler32(pixels, width, height));
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', [header]),
    ...chunk('IDAT', [Buffer.from([0x78, 0x01]), body, check]),
    ...chunk('IEND', []),
  ]);
}

function chunk(type: string, parts: readonly Uint8Array[]): Uint8Array[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((sum, part) => sum + part.length, 0));
  head.write(type, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(parts.reduce((sum, part) => crc32(part, sum), crc32(head.subarray(4))));
  return [head, ...parts, tail];
}

/** zlib's checksum over the rows, each with the byte 0 before it that says no filter was used. */
function adler32(pixels: Uint32Array, width: number, height: number): number {
  let a = 1;
  let b = 0;
  for (let y = 0; y < height; y += 1) {
    b += a;
    for (let from = y * width, end = from + width; from < end; ) {
      // Sums stay below 2^31 for so many pixels, which keeps them machine integers.
      const stop = from + 512 < end ? from + 512 : end;
      for (; from < stop; from += 1) {
        const pixel = pixels[from]!;
        const first = pixel & 255;
        const second = (pixel >> 8) & 255;
        const third = (pixel >> 16) & 255;
        const fourth = pixel >>> 24;
        b += 4 * (a + first) + 3 * second + 2 * third + fourth;
        a += first + second + third + fourth;
      }
      a %= 65_521;
      b %= 65_521;
    }
  }
  return ((b << 16) | a) >>> 0;
}
