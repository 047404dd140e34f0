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

function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function compress(state: Int32Array, block: DataView, offset: number, schedule: Int32Array) {
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + ROUND_CONSTANTS[i]! + schedule[i]!) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  state[0] = (state[0]! + a) | 0;
  state[1] = (state[1]! + b) | 0;
  state[2] = (state[2]! + c) | 0;
  state[3] = (state[3]! + d) | 0;
  state[4] = (state[4]! + e) | 0;
  state[5] = (state[5]! + f) | 0;
  state[6] = (state[6]! + g) | 0;
  state[7] = (state[7]! + h) | 0;
}

/**
 * SHA-256, synchronous: the browser's own is asynchronous, and the engine that checks a commitment
 * must run the same everywhere in one step.
 * `toHex(sha256('abc')) // 'ba7816bf…'`
 */
export function sha256(message: string | Uint8Array): Uint8Array {
  const block = padded(typeof message === 'string' ? utf8(message) : message);
  const state = Int32Array.from(INITIAL_STATE);
  const schedule = new Int32Array(64);
  for (let offset = 0; offset < block.byteLength; offset += 64) {
    compress(state, block, offset, schedule);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i += 1) digest.setInt32(i * 4, state[i]!);
  return new Uint8Array(digest.buffer);
}

/** `sha256Hex('abc') // 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'` */
export function sha256Hex(message: string | Uint8Array): string {
  return toHex(sha256(message));
}
