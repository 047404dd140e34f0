import { access, constants } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { makePath } from './db/embedded/folders.ts';
import { isLoopback } from './http/origin.ts';

/** Something outside our power. The message is one sentence; a stack would not help anybody. */
export class StartUpError extends Error {
  override name = 'StartUpError';
}

/** `urlHost('::1') // '[::1]'` */
export function urlHost(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}

/**
 * Whoever lets other machines in has to say by which name they come: otherwise every name that
 * somebody points at this machine would be ours, and messages signed for it would sign people in.
 */
export function ensureOwnName({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): void {
  const address = `http://${urlHost(host)}`;
  if (publicUrl !== undefined) return;
  if (URL.canParse(address) && isLoopback(new URL(address).hostname)) return;
  throw new StartUpError(
    `HOST ${host} lets other machines in: set PUBLIC_URL to the address that people open, such as https://goats.example, or HOST to 127.0.0.1.`,
  );
}

export async function ensureDataDir(config: Config): Promise<void> {
  try {
    await makePath(config.dataDir);
    await access(config.dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartUpError(
      `DATA_DIR ${config.dataDir} cannot be written to (${code}): choose another folder or change its permissions.`,
    );
  }
}

const OLDEST_POSTGRESQL = 150_000;

/** Fails with a sentence when DATABASE_URL leads nowhere, or to what cannot be worked with. */
export async function ensureDatabase(connectionString: string): Promise<void> {
  const db = openDatabase(connectionString, { poolSize: 1 });
  try {
    const [row] = await db.query<{ version: string; statement_timeout: string }>(
      `select current_setting('server_version_num') as version,
              current_setting('statement_timeout') as statement_timeout`,
    );
    if (Number(row?.version) < OLDEST_POSTGRESQL) {
      throw new StartUpError('The PostgreSQL behind DATABASE_URL is older than 15: upgrade it.');
    }
    // A pooler that was told to ignore what it does not know would run statements without limits, and
    // listen for notices on connections that are somebody else's a moment later.
    if (row?.statement_timeout === '0') {
      throw new StartUpError(
        'What is behind DATABASE_URL does not take statement_timeout: leave it out of the address, and connect to PostgreSQL itself, not to a pooler.',
      );
    }
  } catch (error) {
    if (error instanceof StartUpError) throw error;
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new StartUpError(`The database behind DATABASE_URL cannot be reached: ${reason}.`);
  } finally {
    await db.close();
  }
}

/** `listenProblem(error, config)`: the sentence for a port that cannot be had. */
export function listenProblem(error: unknown, config: Config): StartUpError | undefined {
  const where = `${config.host}:${config.port}`;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartUpError(
        `Port ${config.port} is taken: stop what is using it or set PORT to another one.`,
      );
    case 'EACCES':
      return new StartUpError(`Listening on ${where} is not allowed: set PORT to 1024 or above.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartUpError(`HOST ${config.host} is not an address of this machine.`);
    default:
      return undefined;
  }
}
