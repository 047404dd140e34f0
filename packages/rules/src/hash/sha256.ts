import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** As much of Node as is wanted here: its own hash is machine code, and as synchronous as ours. */
interface NodeCrypto {
  hash(algorithm: 'sha256', text: string, encoding: 'hex'): string;
  hash(algorithm: 'sha256', text: string, encoding: 'buffer'): Uint8Array;
}
type Runtime = { process?: { getBuiltinModule?: (name: string) => NodeCrypto } };

const native = (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto');

/**
 * SHA-256 of a text, synchronous: the browser's own is asynchronous, and the engine that checks a
 * commitment must run the same everywhere in one step.
 */
export function sha256(text: string): Uint8Array {
  return native ? native.hash('sha256', text, 'buffer') : inJavaScript(text);
}

/** `sha256Hex('abc') // 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'` */
export function sha256Hex(text: string): string {
  return native ? native.hash('sha256', text, 'hex') : bytesToHex(inJavaScript(text));
}

/** What browsers do. */
export function inJavaScript(text: string): Uint8Array {
  return digest(utf8ToBytes(text));
}
