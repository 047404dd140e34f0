import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { copyOut } from './copy.ts';
import { copyTarget, keptTables } from './tables.ts';

export const BACKUP_FORMAT = 'legendary-goats-backup';

export interface BackupHeader {
  readonly format: typeof BACKUP_FORMAT;
  readonly formatVersion: 1;
  /** The release that wrote it. */
  readonly version: string;
  /** The version of the schema that its rows are of. */
  readonly migration: number;
  readonly madeAt: string;
}

/**
 * One file with everything: a header, every table in COPY's text format, where the sequences stand,
 * and a checksum over all of it. One snapshot, so people may play on meanwhile. The file has its
 * name only when it is whole and on disk.
 *
 * `await writeBackup(db, '/backups/goats.gz', { version: '0.1.0', madeAt: new Date() })`
 */
export async function writeBackup(
  db: Database,
  file: string,
  facts: { readonly version: string; readonly madeAt: Date },
): Promise<BackupHeader> {
  await mkdir(dirname(file), { recursive: true });
  const coming = `${file}.coming`;
  const client = await db.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const header: BackupHeader = {
      format: BACKUP_FORMAT,
      formatVersion: 1,
      version: facts.version,
      migration: await migrationOf(client),
      madeAt: facts.madeAt.toISOString(),
    };
    // Sessions, addresses and seeds of running matches are in it: for its owner's eyes only.
    const out = createWriteStream(coming, { mode: 0o600 });
    await pipeline(contentOf(client, header), createGzip({ level: 6 }), out);
    await client.query('commit');
    await onDisk(coming);
    await rename(coming, file);
    await onDisk(dirname(file));
    return header;
  } catch (error) {
    await rm(coming, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function migrationOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    'select max(version) as version from schema_migrations',
  );
  return rows[0]?.version ?? 0;
}

async function* contentOf(client: pg.Client, header: BackupHeader): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const noted = (text: string) => {
    const bytes = Buffer.from(text);
    hash.update(bytes);
    return bytes;
  };
  yield noted(`${JSON.stringify(header)}\n`);
  for (const table of await keptTables(client)) {
    yield noted(`table ${JSON.stringify(table)}\n`);
    for await (const chunk of copyOut(client, `copy ${copyTarget(table)} to stdout`)) {
      hash.update(chunk as Buffer);
      yield chunk as Buffer;
    }
    yield noted('\\.\n');
  }
  // After the rows: a sequence is outside of every snapshot, and must not stand before them.
  yield noted(`sequences ${JSON.stringify(await sequencesOf(client))}\n`);
  yield Buffer.from(`sha256 ${hash.digest('hex')}\n`);
}

async function sequencesOf(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: number }>(
    `select sequencename as name, last_value as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** A file that is renamed before its bytes are on disk may be empty after a power cut. */
async function onDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
