import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = 'goats_template';

/** What stands still fails by its test's own time: a busy machine must not decide one by a statement. */
export const PATIENCE = {
  connectMs: 120_000,
  statementMs: 200_000,
  lockMs: 120_000,
  idleInTransactionMs: 120_000,
  answerMs: 210_000,
};

/** The same server, another database; works for socket and for host addresses alike. */
export function databaseUrl(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${database}`);
}

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own for one test file, cloned from the template in a few milliseconds. */
export async function createTestDatabase(
  pools: { readonly stakedPoolSize?: number } = {},
): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const admin = openDatabase(serverUrl, { poolSize: 1, limits: PATIENCE });
    await admin.query(sql).finally(() => admin.close());
  };
  // The other strategy writes every page of it to the log first, at five times the work.
  await run(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = databaseUrl(serverUrl, name);
  const db = openDatabase(url, { poolSize: 10, limits: PATIENCE, ...pools });
  return {
    db,
    url,
    async drop() {
      await db.close();
      await run(`drop database ${name} with (force)`);
    },
  };
}
