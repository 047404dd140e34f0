import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHex32 } from './hex32.ts';
import { inJavaScript, sha256, sha256Hex } from './sha256.ts';

const reference = (message: string) => createHash('sha256').update(message).digest('hex');

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe.each([
  ['here', sha256Hex],
  ['here, as bytes', (text: string) => hex(sha256(text))],
  ['in a browser', (text: string) => hex(inJavaScript(text))],
])('SHA-256 %s', (_where, sha256Hex) => {
  test('the published test vectors come out', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('any text hashes as its UTF-8 bytes, emoji and lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(sha256Hex(text)).toBe(reference(text));
      }),
      { numRuns: 500 },
    );
    expect(sha256Hex('\ud83d')).toBe(reference('\ud83d'));
    expect(sha256Hex('Pelé 🐐')).toBe(reference('Pelé 🐐'));
  });
});

describe('hex', () => {
  test('odd lengths, capitals and strangers are refused', () => {
    expect(isHex32('ab'.repeat(32))).toBe(true);
    expect(isHex32('AB'.repeat(32))).toBe(false);
    expect(isHex32('ab'.repeat(31))).toBe(false);
    expect(isHex32(`${'ab'.repeat(32)}\n`)).toBe(false);
    expect(isHex32(64)).toBe(false);
  });
});
