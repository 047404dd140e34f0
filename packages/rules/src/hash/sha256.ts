import { toHex, utf8 } from './bytes.ts';

/** The first `count` primes, whose roots give the algorithm its constants. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

/**
 * The first 32 bits behind the point of the k-th root, in whole numbers: floating-point cube roots
 * may differ in the last bit from one engine to the next.
 */
function rootFraction(prime: number, k: 2n | 3n): number {
  const target = BigInt(prime) << (32n * k);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** k <= target) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const PRIMES = /* @__PURE__ */ primes(64);
// Signed words: an unsigned one above 2^31 is a floating-point number to the engine, and slow.
const ROUND_CONSTANTS = /* @__PURE__ */ Int32Array.from(PRIMES, (prime) => rootFraction(prime, 3n));
const INITIAL_STATE = /* @__PURE__ */ Int32Array.from(PRIMES.slice(0, 8), (prime) =>
  rootFraction(prime, 2n),
);

const SCHEDULE = /* @__PURE__ */ new Int32Array(64);
const STATE = /* @__PURE__ */ new Int32Array(8);
/** Most messages are a few hundred bytes; longer ones get a room of their own. */
const ROOM = /* @__PURE__ */ new Uint8Array(4096);
const PADDING = 72;

/** How many bytes it took, or -1 when the text is not plain ASCII. */
function writeAscii(text: string, room: Uint8Array): number {
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return -1;
    room[i] = code;
  }
  return text.length;
}

function compress(block: Uint8Array, offset: number) {
  for (let i = 0, at = offset; i < 16; i += 1, at += 4) {
    SCHEDULE[i] =
      (block[at]! << 24) | (block[at + 1]! << 16) | (block[at + 2]! << 8) | block[at + 3]!;
  }
  for (let i = 16; i < 64; i += 1) {
    const early = SCHEDULE[i - 15]!;
    const late = SCHEDULE[i - 2]!;
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    SCHEDULE[i] = (SCHEDULE[i - 16]! + s0 + SCHEDULE[i - 7]! + s1) | 0;
  }
  let a = STATE[0]!;
  let b = STATE[1]!;
  let c = STATE[2]!;
  let d = STATE[3]!;
  let e = STATE[4]!;
  let f = STATE[5]!;
  let g = STATE[6]!;
  let h = STATE[7]!;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = g ^ (e & (f ^ g));
    const t1 = (h + s1 + choice + ROUND_CONSTANTS[i]! + SCHEDULE[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) | (c & (a | b));
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  STATE[0] = (STATE[0]! + a) | 0;
  STATE[1] = (STATE[1]! + b) | 0;
  STATE[2] = (STATE[2]! + c) | 0;
  STATE[3] = (STATE[3]! + d) | 0;
  STATE[4] = (STATE[4]! + e) | 0;
  STATE[5] = (STATE[5]! + f) | 0;
  STATE[6] = (STATE[6]! + g) | 0;
  STATE[7] = (STATE[7]! + h) | 0;
}

/** Leaves the digest in STATE. The bytes behind `length` are overwritten with the padding. */
function digest(room: Uint8Array, length: number): void {
  const end = Math.ceil((length + 9) / 64) * 64;
  room.fill(0, length, end);
  room[length] = 0x80;
  const high = Math.floor(length / 0x20000000);
  const low = length << 3;
  for (let i = 0; i < 4; i += 1) {
    room[end - 8 + i] = high >>> (24 - 8 * i);
    room[end - 4 + i] = low >>> (24 - 8 * i);
  }
  STATE.set(INITIAL_STATE);
  for (let offset = 0; offset < end; offset += 64) compress(room, offset);
}

function hash(message: string | Uint8Array): void {
  if (typeof message === 'string' && message.length <= ROOM.length - PADDING) {
    const length = writeAscii(message, ROOM);
    if (length >= 0) {
      digest(ROOM, length);
      return;
    }
  }
  const bytes = typeof message === 'string' ? utf8(message) : message;
  const fits = bytes.length <= ROOM.length - PADDING;
  const room = fits ? ROOM : new Uint8Array(bytes.length + PADDING);
  room.set(bytes);
  digest(room, bytes.length);
}

/**
 * SHA-256, synchronous: the browser's own is asynchronous, and the engine that checks a commitment
 * must run the same everywhere in one step.
 * `toHex(sha256('abc')) // 'ba7816bf…'`
 */
export function sha256(message: string | Uint8Array): Uint8Array {
  hash(message);
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i += 1) bytes[i] = STATE[i >> 2]! >>> (24 - 8 * (i & 3));
  return bytes;
}

/** `sha256Hex('abc') // 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'` */
export function sha256Hex(message: string | Uint8Array): string {
  return toHex(sha256(message));
}
