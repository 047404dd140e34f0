import { type Codes, codesFor } from './huffman.ts';
import { type PixelRuns, ROW_START } from './pixel-runs.ts';

const END = 256;
const LITERALS = 286;
const DISTANCES = 30;
/** The order in which deflate writes the lengths of the code for lengths. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Deflate's table of lengths, for the lengths that whole pixels have: 4, 8, … 256 bytes. */
const LENGTH_SYMBOLS = new Uint16Array(65);
const LENGTH_EXTRA_BITS = new Uint8Array(65);
const LENGTH_EXTRA = new Uint8Array(65);
for (let pixels = 1; pixels <= 64; pixels += 1) {
  const offset = 4 * pixels - 3;
  const extra = offset < 8 ? 0 : Math.floor(Math.log2(offset)) - 2;
  LENGTH_SYMBOLS[pixels] = 257 + 4 * extra + (offset >> extra);
  LENGTH_EXTRA_BITS[pixels] = extra;
  LENGTH_EXTRA[pixels] = offset & ((1 << extra) - 1);
}

/** `distanceExtraBits(2049) // 10`: how many bits follow the symbol of a distance. */
function distanceExtraBits(distance: number): number {
  return distance < 5 ? 0 : 30 - Math.clz32(distance - 1);
}

function distanceSymbol(distance: number, extra: number): number {
  return 2 * extra + ((distance - 1) >> extra);
}

let out = new Uint16Array(0);
let place = 0;
let held = 0;
let heldBits = 0;

function write(bits: number, length: number): void {
  held |= bits << heldBits;
  heldBits += length;
  if (heldBits >= 16) {
    out[place++] = held;
    held >>>= 16;
    heldBits -= 16;
  }
}

/** The runs as one deflate block with a code of its own, without zlib's wrapping. */
export function deflateRuns(runs: PixelRuns): Uint8Array {
  const { count, lengths, values } = runs;
  const literalCounts = new Uint32Array(LITERALS);
  const distanceCounts = new Uint32Array(DISTANCES);
  literalCounts[END] = 1;
  for (let i = 0; i < count; i += 1) {
    const length = lengths[i]!;
    const value = values[i]!;
    if (length === 0) {
      literalCounts[value & 255]! += 1;
      literalCounts[(value >> 8) & 255]! += 1;
      literalCounts[(value >> 16) & 255]! += 1;
      literalCounts[value >>> 24]! += 1;
    } else if (length === ROW_START) literalCounts[0]! += 1;
    else {
      literalCounts[LENGTH_SYMBOLS[length]!]! += 1;
      distanceCounts[distanceSymbol(value, distanceExtraBits(value))]! += 1;
    }
  }
  const literal = codesFor(literalCounts, 15);
  const distance = codesFor(distanceCounts, 15);
  // A pixel as it is takes 60 bits at most, a run 48.
  if (out.length < count * 4 + 1_024) out = new Uint16Array(count * 4 + 1_024);
  place = 0;
  held = 0;
  heldBits = 0;
  writeCodes(literal, distance);
  writeRuns(runs, literal, distance);
  write(literal.bits[END]!, literal.lengths[END]!);
  const bytes = place * 2 + Math.ceil(heldBits / 8);
  out[place] = held;
  return new Uint8Array(out.buffer, 0, bytes);
}

function writeRuns({ count, lengths, values }: PixelRuns, literal: Codes, distance: Codes): void {
  const { bits, lengths: sizes } = literal;
  const { bits: farBits, lengths: farSizes } = distance;
  for (let i = 0; i < count; i += 1) {
    const length = lengths[i]!;
    const value = values[i]!;
    if (length === 0) {
      const r = value & 255;
      const g = (value >> 8) & 255;
      const b = (value >> 16) & 255;
      const a = value >>> 24;
      write(bits[r]!, sizes[r]!);
      write(bits[g]!, sizes[g]!);
      write(bits[b]!, sizes[b]!);
      write(bits[a]!, sizes[a]!);
    } else if (length === ROW_START) write(bits[0]!, sizes[0]!);
    else {
      const symbol = LENGTH_SYMBOLS[length]!;
      const size = sizes[symbol]!;
      write(bits[symbol]! | (LENGTH_EXTRA[length]! << size), size + LENGTH_EXTRA_BITS[length]!);
      const extra = distanceExtraBits(value);
      const far = distanceSymbol(value, extra);
      write(farBits[far]!, farSizes[far]!);
      write((value - 1) & ((1 << extra) - 1), extra);
    }
  }
}

/** The head of a block with codes of its own: the lengths of both codes, themselves coded. */
function writeCodes(literal: Codes, distance: Codes): void {
  const all = [...literal.lengths, ...distance.lengths];
  const counts = new Uint32Array(19);
  for (const length of all) counts[length]! += 1;
  const code = codesFor(counts, 7);
  write(1, 1);
  write(2, 2);
  write(LITERALS - 257, 5);
  write(DISTANCES - 1, 5);
  write(ORDER.length - 4, 4);
  for (const symbol of ORDER) write(code.lengths[symbol]!, 3);
  for (const length of all) write(code.bits[length]!, code.lengths[length]!);
}
