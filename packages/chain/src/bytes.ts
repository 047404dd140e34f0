import type { Address, Hex } from 'viem';
import { keccakInto } from './keccak.ts';

export const HASH = 32;
const DIGITS = '0123456789abcdef';
const PAIRS = Array.from({ length: 256 }, (_, n) => `${DIGITS[n >> 4]}${DIGITS[n & 15]}`);

/** `hexAt(hashes, 64) // '0x…'`: the 32 bytes from there on. */
export function hexAt(bytes: Uint8Array, from: number, length = HASH): Hex {
  let text = '';
  for (let i = from; i < from + length; i += 1) text += PAIRS[bytes[i] ?? 0];
  return `0x${text}`;
}

function digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : Number.NaN;
}

/** Writes the bytes of a hexadecimal text; what is no such text throws. */
export function putHex(into: Uint8Array, at: number, hex: Hex | Address): void {
  const length = (hex.length - 2) / 2;
  for (let i = 0; i < length; i += 1) {
    const byte = digit(hex.charCodeAt(2 + 2 * i)) * 16 + digit(hex.charCodeAt(3 + 2 * i));
    if (Number.isNaN(byte)) throw new TypeError(`${hex} is not hexadecimal`);
    into[at + i] = byte;
  }
}

/** Writes a whole number as the 32 bytes that the ABI has for it. Beyond 2^53 nothing of ours is. */
export function putNumber(into: Uint8Array, at: number, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is no amount`);
  into.fill(0, at, at + 24);
  putWord(into, at + 24, Math.floor(value / 2 ** 32));
  putWord(into, at + 28, value);
}

/** The lowest four bytes of a number, which a typed array cuts off by itself. */
function putWord(into: Uint8Array, at: number, value: number): void {
  into[at] = value >>> 24;
  into[at + 1] = value >>> 16;
  into[at + 2] = value >>> 8;
  into[at + 3] = value;
}

/** Writes an address as the 32 bytes that the ABI has for it. */
export function putAddress(into: Uint8Array, at: number, address: Hex): void {
  if (address.length !== 42) throw new TypeError(`${address} is no address`);
  into.fill(0, at, at + 12);
  putHex(into, at + 12, address);
}

const once = new Uint8Array(HASH);

/** A leaf: the hash of a hash, so that no node of a tree passes for one. */
export function leafInto(out: Uint8Array, to: number, message: Uint8Array, length: number): void {
  keccakInto(once, 0, message, 0, length);
  keccakInto(out, to, once, 0, HASH);
}

export const ZERO_HASH: Hex = `0x${'00'.repeat(HASH)}`;
