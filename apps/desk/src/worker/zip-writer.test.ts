import { describe, expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { createZipWriter } from './zip-writer.ts';

const AT = new Date('2025-06-15T12:30:44Z');
const bytes = (text: string) => new TextEncoder().encode(text);
const words = (content: Uint8Array) => new TextDecoder().decode(content);

function archive(files: Iterable<readonly [string, Uint8Array]>): Uint8Array {
  const zip = createZipWriter(AT);
  const parts: Uint8Array[] = [];
  for (const [name, content] of files) parts.push(...zip.add(name, content));
  parts.push(...zip.finish());
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An archive as every reader takes it: from the directory at its end. */
function read(file: Uint8Array): Map<string, string> {
  const view = new DataView(file.buffer);
  const end = file.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff) {
    const record = Number(view.getBigUint64(end - 20 + 8, true));
    count = Number(view.getBigUint64(record + 32, true));
    at = Number(view.getBigUint64(record + 48, true));
  }
  const files = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const size = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true);
    const content = file.subarray(from, from + size);
    if (crc32(content) !== view.getUint32(at + 16, true))
      throw new Error(`File ${index} is spoilt`);
    files.set(words(file.subarray(at + 46, at + 46 + nameLength)), words(content));
    at += 46 + nameLength + view.getUint16(at + 30, true);
  }
  return files;
}

test('the checksum is the one every archive uses', () => {
  expect(crc32(bytes('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

describe('an archive', () => {
  test('gives back every file, empty ones and accents included', () => {
    const files = [
      ['variations/1000001.json', bytes('{"name":"The Flea #0001"}')],
      ['pictures/el-fenómeno.svg', bytes('<svg/>')],
      ['empty.txt', new Uint8Array()],
    ] as const;
    expect([...read(archive(files))]).toEqual(
      files.map(([name, content]) => [name, words(content)]),
    );
  });

  test('goes on beyond 65,535 files, where the old form ends', () => {
    const many = Array.from({ length: 65_600 }, (_, at) => [`m${at}`, bytes(String(at))] as const);
    const files = read(archive(many));
    expect(files.size).toBe(65_600);
    expect(files.get('m65599')).toBe('65599');
  });

  test('refuses a second file of the same name, which a reader would lose', () => {
    const zip = createZipWriter(AT);
    zip.add('a', bytes('1'));
    expect(() => zip.add('a', bytes('2'))).toThrow(/holds a already/);
  });
});
