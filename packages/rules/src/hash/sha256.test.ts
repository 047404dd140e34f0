import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHex32, toHex, utf8 } from './bytes.ts';
import { sha256Hex } from './sha256.ts';

const reference = (message: string | Uint8Array) =>
  createHash('sha256').update(message).digest('hex');

describe('SHA-256', () => {
  test('the published test vectors come out', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('any bytes hash as the reference implementation hashes them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(sha256Hex(bytes)).toBe(reference(bytes));
      }),
      { numRuns: 500 },
    );
  });

  test('every length around the block borders pads correctly', () => {
    for (let length = 0; length <= 200; length += 1) {
      const bytes = new Uint8Array(length).fill(length);
      expect(sha256Hex(bytes)).toBe(reference(bytes));
    }
  });

  test('a message of several megabytes hashes correctly', () => {
    const bytes = new Uint8Array(3_000_001).fill(7);
    expect(sha256Hex(bytes)).toBe(reference(bytes));
  });

  test('any text hashes as its UTF-8 bytes, emoji and lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect([...utf8(text)]).toEqual([...new TextEncoder().encode(text)]);
        expect(sha256Hex(text)).toBe(reference(text));
      }),
      { numRuns: 500 },
    );
    expect(sha256Hex('\ud83d')).toBe(reference('\ud83d'));
    expect(sha256Hex('Pelé 🐐')).toBe(reference('Pelé 🐐'));
  });
});

describe('hex', () => {
  test('bytes survive the way to hex and back', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
      }),
    );
  });

  test('other lengths, capitals and strangers are no 32 bytes', () => {
    expect(isHex32('ab'.repeat(32))).toBe(true);
    expect(isHex32('AB'.repeat(32))).toBe(false);
    expect(isHex32('ab'.repeat(31))).toBe(false);
    expect(isHex32(`${'ab'.repeat(32)}\n`)).toBe(false);
    expect(isHex32(64)).toBe(false);
  });
});
