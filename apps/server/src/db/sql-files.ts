import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleFunctions } from './assemble-functions.ts';
import { type SqlFile, sqlFile } from './sql-file.ts';

export interface SqlFiles {
  /** The newest form of every table, one file per area. */
  readonly schema: readonly SqlFile[];
  /** What statements call; a changed file is replaced as a whole. */
  readonly functions: readonly SqlFile[];
  /** How older data gets there. */
  readonly upgrades: readonly (SqlFile & { readonly version: number })[];
  readonly newest: number;
  /** The oldest version that can still be upgraded. */
  readonly oldest: number;
}

/** `await readSqlFiles(SQL_FOLDER)`. Upgrades are named 0014-from-0013.sql, without gaps. */
export async function readSqlFiles(folder: string): Promise<SqlFiles> {
  const upgrades = (await readFolder(folder, 'upgrades')).map((each) => {
    const [version, from] = (each.file.match(/\d{4}/g) ?? []).map(Number);
    if (version === undefined || from !== version - 1) {
      throw new Error(`${each.file} is not named like 0014-from-0013.sql`);
    }
    return { ...each, version };
  });
  const [first, last] = [upgrades.at(0), upgrades.at(-1)];
  if (!first || !last || last.version - first.version !== upgrades.length - 1) {
    throw new Error(`The upgrades in ${folder} have a gap`);
  }
  return {
    schema: await readFolder(folder, 'schema'),
    functions: await assembleFunctions(folder, await readFolder(folder, 'functions')),
    upgrades,
    newest: last.version,
    oldest: first.version - 1,
  };
}

async function readFolder(folder: string, area: string): Promise<SqlFile[]> {
  const names = (await readdir(join(folder, area))).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout with other line ends is no other schema.
      const sql = (await readFile(join(folder, area, name), 'utf8')).replaceAll('\r\n', '\n');
      return sqlFile(`${area}/${name}`, sql);
    }),
  );
}
