import { createHash } from 'node:crypto';

export interface SqlFile {
  /** 'schema/04-ledger.sql' */
  readonly file: string;
  readonly sql: string;
  readonly checksum: string;
}

export function sqlFile(file: string, sql: string): SqlFile {
  return { file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
