import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Table } from './tables.ts';
import { BACKUP_FORMAT, type BackupHeader } from './write-backup.ts';

/** A file that is no backup, or no longer what was written. The message is one sentence. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Reads a whole backup once and compares it with its checksum. Answers its header.
 *
 * `(await verifyBackup('goats.gz')).migration // 14`
 */
export async function verifyBackup(file: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let last: Buffer | undefined;
  for await (const line of linesOf(file)) {
    header ??= readHeader(line, file);
    if (last) hash.update(last).update('\n');
    last = line;
  }
  if (!header || last?.toString() !== `sha256 ${hash.digest('hex')}`) {
    throw new BackupError(`${file} is damaged: its checksum is not that of its content.`);
  }
  return header;
}

/** What restoring does with the parts of a backup, in the order they come. */
export interface BackupReader {
  table(table: Table, rows: AsyncIterable<Buffer>): Promise<void>;
  sequences(lastValues: Readonly<Record<string, number>>): Promise<void>;
}

/** Goes through a backup that was verified before. */
export async function readBackup(file: string, reader: BackupReader): Promise<void> {
  const lines = linesOf(file)[Symbol.asyncIterator]();
  await lines.next();
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const text = line.value.toString();
    if (text.startsWith('table ')) {
      const rows = rowsOf(lines);
      await reader.table(JSON.parse(text.slice('table '.length)) as Table, rows);
    } else if (text.startsWith('sequences ')) {
      await reader.sequences(JSON.parse(text.slice('sequences '.length)));
    }
  }
}

const CHUNK_BYTES = 65_536;
const END_OF_ROWS = '\\.';

async function* rowsOf(lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const newline = Buffer.from('\n');
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.length === 2 && line.value.toString() === END_OF_ROWS) break;
    parts.push(line.value, newline);
    bytes += line.value.length + 1;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(parts);
    parts = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}

/** A text row of COPY never holds a bare line break, so lines are rows. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  source.pipe(plain);
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of plain) {
      const bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
      let from = 0;
      for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, from)) {
        yield bytes.subarray(from, at);
        from = at + 1;
      }
      rest = bytes.subarray(from);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new BackupError(`There is no file ${file}.`);
    }
    throw new BackupError(`${file} is damaged or no backup of this product.`);
  }
  if (rest.length > 0) yield rest;
}

function readHeader(line: Buffer, file: string): BackupHeader {
  try {
    const header = JSON.parse(line.toString()) as BackupHeader;
    if (header.format === BACKUP_FORMAT && header.formatVersion === 1) return header;
  } catch {
    // Falls through: whatever it is, it is not ours.
  }
  throw new BackupError(`${file} is no backup of this product.`);
}
