import { crc32, deflateSync } from 'node:zlib';

/** Pixels as a canvas hands them out: red, green, blue and alpha, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const EIGHT_BITS = 8;
const COLOUR_WITH_ALPHA = 6;
/**
 * Flat art repeats itself as it is: without PNG's filters, files are as small as Skia's, and take a
 * fifth of its time. Level 4 would save 6 % more for twice the time.
 */
const LEVEL = 3;
/** More than nearly all pictures need, so that what is packed is not put together from pieces. */
const CHUNK_BYTES = 1 << 19;

/** `encodePng(context.getImageData(0, 0, 512, 717))` */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = EIGHT_BITS;
  header[9] = COLOUR_WITH_ALPHA;
  const packed = deflateSync(unfilteredRows(width, height, data), {
    level: LEVEL,
    memLevel: 9,
    chunkSize: CHUNK_BYTES,
  });
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('IDAT', packed),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Every row begins with a byte for its filter; nought is none. */
function unfilteredRows(width: number, height: number, data: Uint8ClampedArray): Uint8Array {
  const bytes = width * 4;
  const rows = new Uint8Array((bytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * bytes, (y + 1) * bytes), y * (bytes + 1) + 1);
  }
  return rows;
}

function chunk(type: string, content: Buffer): Buffer[] {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(type, 4, 'latin1');
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content, crc32(head.subarray(4))), 0);
  return [head, content, check];
}
