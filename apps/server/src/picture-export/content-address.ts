import { createHash } from 'node:crypto';

/** Up to here a file is one block, and its address follows from its bytes alone. */
export const MOST_BYTES = 262_144;

/** CIDv1, the bytes as they are, SHA-256. */
const PREFIX = Buffer.from([0x01, 0x55, 0x12, 0x20]);
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Where IPFS finds a file, whoever keeps it: what `ipfs add --cid-version 1 --raw-leaves` says of it.
 *
 * `contentAddress(Buffer.from('hello world')) // 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'`
 */
export function contentAddress(bytes: Buffer): string {
  if (bytes.length > MOST_BYTES) throw new RangeError('A file of more than one block');
  return `b${base32(Buffer.concat([PREFIX, createHash('sha256').update(bytes).digest()]))}`;
}

function base32(bytes: Buffer): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += DIGITS[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + DIGITS[(held << (5 - bits)) & 31] : text;
}
