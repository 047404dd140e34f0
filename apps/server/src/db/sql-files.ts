import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleFunctions } from './assemble-functions.ts';
import { type SqlFile, sqlFile } from './sql-file.ts';
import { SQL_FOLDER } from './sql-folder.ts';

export interface SqlFiles {
  /** The newest form of every table, one file per area. */
  readonly schema: readonly SqlFile[];
  /** What statements call. */
  readonly functions: readonly SqlFile[];
  /**
   * The schema of PostgreSQL that they are made in: another one for every other set of them, so that
   * releases that run at once each call their own.
   */
  readonly namespace: string;
  /** How older data gets there. */
  readonly upgrades: readonly (SqlFile & { readonly version: number })[];
  readonly newest: number;
  /** The oldest version that can still be upgraded. */
  readonly oldest: number;
}

/** `readSqlFiles(SQL_FOLDER)`. Upgrades are named 0014-from-0013.sql, without gaps. */
export function readSqlFiles(folder: string): SqlFiles {
  const upgrades = readFolder(folder, 'upgrades').map((each) => {
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
  const functions = assembleFunctions(folder, readFolder(folder, 'functions'));
  return {
    schema: readFolder(folder, 'schema'),
    functions,
    namespace: namespaceOf(last.version, functions),
    upgrades,
    newest: last.version,
    oldest: first.version - 1,
  };
}

/** Of the version and all of their texts: `functions_23_3f9a0c51e2d4` */
function namespaceOf(version: number, functions: readonly SqlFile[]): string {
  const all = functions.map(({ file, checksum }) => `${file} ${checksum}`).join('\n');
  return `${NAMESPACES}${version}_${createHash('sha256').update(all).digest('hex').slice(0, 12)}`;
}

/** How the names of all such schemas begin. */
export const NAMESPACES = 'functions_';

function readFolder(folder: string, area: string): SqlFile[] {
  const names = readdirSync(join(folder, area)).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    // A checkout with other line ends is no other schema.
    const sql = readFileSync(join(folder, area, name), 'utf8').replaceAll('\r\n', '\n');
    return sqlFile(`${area}/${name}`, sql);
  });
}

let own: string | undefined;

/** Where the functions of this very release are. */
export function ownNamespace(): string {
  own ??= readSqlFiles(SQL_FOLDER).namespace;
  return own;
}
