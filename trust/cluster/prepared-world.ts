import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a stopped PostgreSQL with the collection in it is, when harnesses are only tried one after the
 * other: to copy it takes a moment, to make it anew some seconds each time. Read before anybody forgets
 * the settings from outside.
 */
const PREPARED = process.env.PREPARED_WORLD;

/** Puts a copy of the prepared world into an empty DATA_DIR; nothing where none was prepared. */
export function copyPreparedWorld(dataDir: string): boolean {
  if (!PREPARED) return false;
  mkdirSync(dataDir, { recursive: true });
  // With its owner: run by root, PostgreSQL is another account.
  return spawnSync('cp', ['-a', join(PREPARED, 'postgres'), dataDir]).status === 0;
}
