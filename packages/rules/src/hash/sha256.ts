import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of a text, synchronous: the browser's own is asynchronous, and the engine that checks a
 * commitment must run the same everywhere in one step.
 */
export function sha256(text: string): Uint8Array {
  return digest(utf8ToBytes(text));
}

/** `sha256Hex('abc') // 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'` */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(text));
}
