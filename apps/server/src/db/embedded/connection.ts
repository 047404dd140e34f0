import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OWNER_ROLE } from './cluster.ts';
import { EmbeddedPostgresError, errorCode } from './embedded-postgres-error.ts';

export const DATABASE = 'goats';

/**
 * The address of a database behind a private socket, as pg and psql both read it.
 *
 * @example socketUrl('/srv/data/postgres/socket', 5432)
 * // → 'postgresql://goats@/goats?host=%2Fsrv%2Fdata%2Fpostgres%2Fsocket&port=5432&sslmode=disable'
 */
export function socketUrl(socketDirectory: string, port: number, database = DATABASE): string {
  const host = encodeURIComponent(socketDirectory);
  return `postgresql://${OWNER_ROLE}@/${database}?host=${host}&port=${port}&sslmode=disable`;
}

/**
 * Waits until PostgreSQL takes connections (after a crash it first replays its log) and sees to
 * it that our database exists. Answers the server's version.
 *
 * @example await waitUntilReady(socketUrl(folder, 5432), socketUrl(folder, 5432, 'postgres'), alive, 300_000)
 */
export async function waitUntilReady(
  url: string,
  adminUrl: string,
  alive: () => boolean,
  patienceMs: number,
): Promise<string> {
  const giveUpAt = Date.now() + patienceMs;
  for (let pause = 10; ; pause = Math.min(pause * 1.5, 250)) {
    const asked = await askVersion(url);
    if (asked.version !== null) return asked.version;
    if (asked.code === '3D000') await createDatabase(adminUrl);
    if (!alive()) throw new EmbeddedPostgresError('PostgreSQL ended while it was starting.');
    if (Date.now() > giveUpAt) {
      throw new EmbeddedPostgresError(
        `PostgreSQL runs but takes no connections (${asked.code ?? 'no answer'}): look into postgres.log beside its data.`,
      );
    }
    await sleep(pause);
  }
}

/**
 * The version of a server that answers, or the code of its refusal.
 *
 * @example (await askVersion(url)).version // → '18.4'
 */
export async function askVersion(
  url: string,
): Promise<{ version: string | null; code?: string | undefined }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return { version: rows[0]?.server_version.split(' ')[0] ?? 'unknown' };
  } catch (error) {
    return { version: null, code: errorCode(error) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // 42P04: a second instance was quicker.
    if (errorCode(error) !== '42P04') throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
