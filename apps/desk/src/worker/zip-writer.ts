import { crc32 } from './crc32.ts';

const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const PLAIN_VERSION = 20;
const ZIP64_VERSION = 45;

export interface ZipWriter {
  /** The bytes to write now; what follows depends on them being written in order. */
  add(name: string, content: Uint8Array): readonly Uint8Array[];
  /** The directory at the end of the file; after it nothing can be added. */
  finish(): readonly Uint8Array[];
}

/**
 * `const zip = createZipWriter(new Date()); write(zip.add('a.json', bytes)); write(zip.finish())`
 *
 * Stores without compressing, and keeps nothing of a file but its directory entry, so an archive
 * of any size needs some eighty bytes of memory per file. Beyond 65,535 files or four gigabytes it
 * goes on in the ZIP64 form, which fflate, otherwise the obvious choice, does not write.
 */
export function createZipWriter(at: Date): ZipWriter {
  const stamp = dosTime(at);
  const directory: Uint8Array[] = [];
  const names = new Set<string>();
  let offset = 0;
  let directorySize = 0;

  return {
    add(name, content) {
      if (names.has(name)) throw new RangeError(`The archive holds ${name} already`);
      names.add(name);
      const nameBytes = new TextEncoder().encode(name);
      const crc = crc32(content);
      const local = new DataView(new ArrayBuffer(30));
      local.setUint32(0, 0x04034b50, true);
      local.setUint16(4, PLAIN_VERSION, true);
      writeCommon(local, 6, stamp, crc, content.length, nameBytes.length);
      const entry = directoryEntry(nameBytes, stamp, crc, content.length, offset);
      directory.push(entry);
      directorySize += entry.length;
      offset += 30 + nameBytes.length + content.length;
      return [bytesOf(local), nameBytes, content];
    },
    finish() {
      return [...directory, ...directoryEnd(directory.length, directorySize, offset)];
    },
  };
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer as ArrayBuffer);
}

/** Flags, method, time, checksum, both sizes and the length of the name: the same in both headers. */
function writeCommon(
  view: DataView,
  at: number,
  stamp: { time: number; date: number },
  crc: number,
  size: number,
  nameLength: number,
): void {
  view.setUint16(at, FLAGS, true);
  view.setUint16(at + 4, stamp.time, true);
  view.setUint16(at + 6, stamp.date, true);
  view.setUint32(at + 8, crc, true);
  view.setUint32(at + 12, size, true);
  view.setUint32(at + 16, size, true);
  view.setUint16(at + 20, nameLength, true);
}

function directoryEntry(
  name: Uint8Array,
  stamp: { time: number; date: number },
  crc: number,
  size: number,
  offset: number,
): Uint8Array {
  const far = offset >= MAX_32;
  const entry = new Uint8Array(46 + name.length + (far ? 12 : 0));
  const view = new DataView(entry.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, far ? ZIP64_VERSION : PLAIN_VERSION, true);
  view.setUint16(6, far ? ZIP64_VERSION : PLAIN_VERSION, true);
  writeCommon(view, 8, stamp, crc, size, name.length);
  view.setUint16(30, far ? 12 : 0, true);
  view.setUint32(42, far ? MAX_32 : offset, true);
  entry.set(name, 46);
  if (far) {
    view.setUint16(46 + name.length, 0x0001, true);
    view.setUint16(48 + name.length, 8, true);
    view.setBigUint64(50 + name.length, BigInt(offset), true);
  }
  return entry;
}

function directoryEnd(count: number, size: number, offset: number): readonly Uint8Array[] {
  const large = count >= MAX_16 || size >= MAX_32 || offset >= MAX_32;
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, large ? MAX_16 : count, true);
  end.setUint16(10, large ? MAX_16 : count, true);
  end.setUint32(12, large ? MAX_32 : size, true);
  end.setUint32(16, large ? MAX_32 : offset, true);
  if (!large) return [bytesOf(end)];
  const record = new DataView(new ArrayBuffer(56));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(4, 44n, true);
  record.setUint16(12, ZIP64_VERSION, true);
  record.setUint16(14, ZIP64_VERSION, true);
  record.setBigUint64(24, BigInt(count), true);
  record.setBigUint64(32, BigInt(count), true);
  record.setBigUint64(40, BigInt(size), true);
  record.setBigUint64(48, BigInt(offset), true);
  const locator = new DataView(new ArrayBuffer(20));
  locator.setUint32(0, 0x07064b50, true);
  locator.setBigUint64(8, BigInt(offset + size), true);
  locator.setUint32(16, 1, true);
  return [bytesOf(record), bytesOf(locator), bytesOf(end)];
}

/** Two-second steps since 1980, as archives have always kept time. */
function dosTime(at: Date): { time: number; date: number } {
  const year = Math.max(1980, at.getUTCFullYear());
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}
